/** Runs a hook in a component that draws nothing, so that it needs no DOM. */

import { h, options, render } from "preact";

/** Effects run immediately instead of after the next paint. */
options.requestAnimationFrame = (callback) => callback();
options.debounceRendering = (callback) => callback();

export interface RenderedHook<Props, Result> {
  /** What the hook returned last. */
  readonly now: Result;
  render: (props: Props) => void;
  unmount: () => void;
}

/** Renders a hook with its first props. */
export function renderHook<Props extends object, Result>(
  hook: (props: Props) => Result,
  first: Props,
): RenderedHook<Props, Result> {
  const parent = { childNodes: [], firstChild: null, namespaceURI: null } as unknown as Element;
  let now = undefined as Result;
  const Probe = (props: Props) => {
    now = hook(props);
    return null;
  };
  const draw = (props: Props) => render(h(Probe, props), parent);
  draw(first);
  return {
    get now() {
      return now;
    },
    render: draw,
    unmount: () => render(null, parent),
  };
}
