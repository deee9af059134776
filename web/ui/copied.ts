/** Copies a text, also where the browser keeps its clipboard for secure addresses. */
export async function copied(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // not allowed: the old way is left
  }
  field?.select();
  try {
    return field !== null && document.execCommand("copy");
  } catch {
    return false;
  }
}
