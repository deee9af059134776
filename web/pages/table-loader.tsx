/** The table, which the first page loads once it is drawn: a tap on *Play now* finds it there. */

import type { ComponentType } from "preact";
import { TABLE_FILES } from "../page-config";
import type { TableId } from "../protocol";
import { useLoaded } from "../ui/lazy";
import { WaitingPage } from "./waiting-page";

let TablePage: ComponentType<{ name: TableId }> | null = null;

/** Loads the page of a table, and what it imports at the same time: that saves a round trip. */
export async function loadTable(): Promise<void> {
  for (const name of TablePage ? [] : TABLE_FILES) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = `/static/${name}`;
    document.head.append(link);
  }
  TablePage ??= (await import("./table")).default;
}

/** The page of a table. */
export function LazyTablePage(props: { name: TableId }) {
  const { isLost } = useLoaded(loadTable);
  return TablePage ? <TablePage {...props} /> : <WaitingPage isLost={isLost} />;
}
