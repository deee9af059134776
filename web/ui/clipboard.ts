/** Copies a text, even on plain http, which lacks the clipboard API; returns whether it worked. */
export async function copyText(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement | null,
): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // not allowed: fall back to execCommand
  }
  field?.select();
  try {
    return field !== null && document.execCommand("copy");
  } catch {
    return false;
  }
}
