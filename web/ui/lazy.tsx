/** Components that are loaded on demand, so that the first card does not wait for them. */

import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

export type Load = () => Promise<{ default: ComponentType }>;

interface LazyProps {
  load: Load;
  /** Shown instead if it cannot be loaded. */
  children: ComponentChildren;
}

/** Loads a component and shows it. */
export function Lazy({ load, children }: LazyProps) {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    load().then(
      (loaded) => setLoaded(() => loaded.default),
      () => setLost(true),
    );
  }, []);
  return isLost ? children : Loaded && <Loaded />;
}
