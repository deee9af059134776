import type { ComponentChildren } from "preact";
import { Icon } from "../art/icon";
import { say } from "../i18n";
import type { TableId } from "../protocol";
import { Link } from "../router";
import type { StoredTable } from "../storage";

/** Tables of this device whose game was not over when it last saw them. */
export function openTables(tables: readonly StoredTable[]): StoredTable[] {
  return tables.filter(({ tokens, phase }) => tokens.length > 0 && phase !== "over");
}

interface ContinueLinkProps {
  table: TableId;
  /** What is known about the game. */
  children?: ComponentChildren;
}

/** The big link to a game that is not over. */
export function ContinueLink({ table, children }: ContinueLinkProps) {
  return (
    <Link href={`/t/${table}`} class="play-now continue">
      <Icon name="play" />
      <span>
        {say("home-continue")}
        {children}
      </span>
    </Link>
  );
}
