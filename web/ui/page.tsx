import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../art/icon";
import { TITLE } from "../title";
import { Link } from "../router";
import { say } from "../words";

interface PageProps {
  title: string;
  /** For a square beside something else. */
  wide?: boolean;
  children: ComponentChildren;
}

/** A page to read: a way home, a heading, and the rest. */
export function Page({ title, wide = false, children }: PageProps) {
  useTitle(title);
  return (
    <div class={wide ? "page wide" : "page"}>
      <header class="page-head">
        <Link href="/" class="icon-button" aria-label={say("home")} title={say("home")}>
          <Icon name="home" />
        </Link>
        <h1>{title}</h1>
      </header>
      <main>{children}</main>
    </div>
  );
}

/** What the browser shows as the page's name. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === TITLE ? title : `${title} · ${TITLE}`;
  }, [title]);
}
