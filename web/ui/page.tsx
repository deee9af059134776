import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../art/icon";
import { say } from "../i18n";
import { Link } from "../router";
import { IconButton } from "./button";
import { SettingsDialog } from "./settings-dialog";

interface PageProps {
  title: string;
  /** For pages with a square beside other content. */
  wide?: boolean;
  children: ComponentChildren;
}

/** The frame of a page: a link home, a heading, settings, and the content. */
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
      {isOpen && <SettingsDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Sets the document's title. */
export function useTitle(title: string): void {
  const game = say("title");
  useEffect(() => {
    document.title = title === game ? title : `${title} · ${game}`;
  }, [title, game]);
}
