/** Settings that the server writes into the page. */
const { base, lateStyles, ownBots } = document.documentElement.dataset;

/** The base URL under which other devices reach this server: not localhost. */
export const BASE = base ?? "";
/** The style sheet of what is loaded later. */
export const LATE_STYLES = lateStyles ?? "";
/** The bots that whoever runs this server has added to ours. */
export const OWN_BOTS = ownBots?.split(" ").filter(Boolean) ?? [];
