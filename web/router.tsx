/** The router. Every page has an address, so that back, reload and links work. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

const CHANGED = "cheese-rescue:address";
const EVENTS = [CHANGED, "popstate", "hashchange"];

/** Shows the page of a path from its top; `replace` adds no entry to the browser's history. */
export function navigate(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState({ from: location.pathname }, "", path);
  dispatchEvent(new Event(CHANGED));
  scrollTo(0, 0);
}

export interface Address {
  path: string;
  hash: string;
}

function here(): Address {
  return { path: location.pathname, hash: location.hash.slice(1) };
}

/** Calls the listener when the address may have changed; returns a function that removes it. */
function onAddress(listener: () => void): () => void {
  for (const event of EVENTS) addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) removeEventListener(event, listener);
  };
}

/** The current address; the component renders again when it changes. */
export function useAddress(): Address {
  const [address, setAddress] = useState(here);
  useLayoutEffect(() => onAddress(() => setAddress(here())), []);
  return address;
}

/** Calls the listener when another page is shown; returns a function that removes it. */
export function onPathChange(listener: () => void): () => void {
  let { path } = here();
  return onAddress(() => {
    if (here().path === path) return;
    path = here().path;
    listener();
  });
}

interface LinkProps {
  href: string;
  class?: string;
  title?: string;
  "aria-label"?: string;
  children: ComponentChildren;
}

/** A link that changes the page without a reload. */
export function Link({ href, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
