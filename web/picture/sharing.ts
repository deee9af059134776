/** Whether this browser can hand pictures to other apps. It cannot over plain http. */
export function canShareFiles(): boolean {
  const files = [new File([], "picture.png", { type: "image/png" })];
  return "canShare" in navigator && navigator.canShare({ files });
}
