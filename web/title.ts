/** What the server writes into the page. */
const { title, base } = document.documentElement.dataset;

/** The shown name. */
export const TITLE = title ?? "";
/** Where a phone reaches this server: not at the localhost of who opened the table. */
export const BASE = base ?? "";
