/** Settings that the server writes into the page. */
const { title, base, lateStyles } = document.documentElement.dataset;

/** The name of the game, as shown to players. */
export const TITLE = title ?? "";
/** The base URL under which other devices reach this server: not localhost. */
export const BASE = base ?? "";
/** The style sheet of what is loaded later. */
export const LATE_STYLES = lateStyles ?? "";
