import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../art/icon";
import { TITLE } from "../title";
import { Link } from "../router";
import { say } from "../words";
import { IconButton } from "./button";
import { Dialog } from "./dialog";
import { Settings } from "./settings";

interface PageProps {
  title: string;
  /** For a square beside something else. */
  wide?: boolean;
  children: ComponentChildren;
}

/** A page to read: a way home, a heading, and the rest. */
export function Page({ title, wide = false, children }: PageProps) {
  useTitle(title);
  const [isOpen, setOpen] = useState(false);
  return (
    <div class={wide ? "page wide" : "page"}>
      <header class="page-head">
        <Link href="/" class="icon-button" aria-label={say("home")} title={say("home")}>
          <Icon name="home" />
        </Link>
        <h1>{title}</h1>
        <IconButton icon="settings" label={say("menu-title")} onClick={() => setOpen(true)} />
      </header>
      <main>{children}</main>
      {isOpen && (
        <Dialog title={say("menu-title")} onClose={() => setOpen(false)}>
          <Settings />
        </Dialog>
      )}
    </div>
  );
}

/** What the browser shows as the page's name. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === TITLE ? title : `${title} · ${TITLE}`;
  }, [title]);
}
