/** Saving files. */

/** Saves a file under this name. */
export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}

/** A text as the content of a file of this MIME type. */
export function textFile(text: string, type: "application/json" | "text/plain"): Blob {
  return new Blob([text], { type: `${type};charset=utf-8` });
}

/** The local date for file names: `2026-03-09`. */
export function dayOf(milliseconds: number): string {
  const day = new Date(milliseconds);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
