/** The shown name; the server writes it into the page. */
export const TITLE = document.documentElement.dataset["title"] ?? "";
