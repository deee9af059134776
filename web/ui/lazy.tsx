/** Components that are loaded on demand, so that the first card does not wait for them. */

import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { withLate } from "./late";

const RETRY_MILLISECONDS = 3_000;

export type Load = () => Promise<{ default: ComponentType }>;

interface LazyProps {
  load: Load;
  /** Shown instead if it cannot be loaded. */
  children: ComponentChildren;
}

/** Loads a component and shows it. */
export function Lazy({ load, children }: LazyProps) {
  const { loaded, isLost } = useLoaded(() => withLate(load));
  if (loaded) return <loaded.default />;
  return isLost && children;
}

/** A component that is loaded when it is first shown; `Instead` is shown until then. */
export function lazy<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead?: ComponentType<Props>,
): ComponentType<Props> {
  return (props: Props) => {
    const Shown = useLoaded(() => withLate(load)).loaded?.default ?? Instead;
    return Shown ? <Shown {...props} /> : null;
  };
}

/** Loads something; as long as that fails, tries again every few seconds. */
export function useLoaded<T>(load: () => Promise<T>): { loaded: T | null; isLost: boolean } {
  const [loaded, setLoaded] = useState<{ it: T } | null>(null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    const start = () =>
      load().then(
        (it) => setLoaded({ it }),
        () => setFailures(failures + 1),
      );
    if (failures === 0) {
      start();
      return;
    }
    const timer = setTimeout(start, RETRY_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [failures]);
  return { loaded: loaded?.it ?? null, isLost: !loaded && failures > 0 };
}
