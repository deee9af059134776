/** Copies a text, also on plain http, where the clipboard API is missing. */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // not allowed: try the old way
  }
  field?.select();
  try {
    return field !== null && document.execCommand("copy");
  } catch {
    return false;
  }
}
