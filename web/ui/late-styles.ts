import { LATE_STYLES } from "../page-config";

let loading: Promise<void> | null = null;

/** Loads the style sheet of everything that a first game does not need. */
export function loadLateStyles(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = `/static/${LATE_STYLES}`;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loading = null;
      reject(new Error("a style sheet cannot be loaded"));
    };
    document.head.append(link);
  });
  return loading;
}
