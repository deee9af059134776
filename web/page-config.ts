/** Settings that the server writes into the page. */
const { base, lateStyles } = document.documentElement.dataset;

/** The base URL under which other devices reach this server: not localhost. */
export const BASE = base ?? "";
/** The style sheet of what is loaded later. */
export const LATE_STYLES = lateStyles ?? "";
