import { lazy } from "../ui/lazy";

/** The dialog with all levels, which is loaded when it is opened. */
export const LazyLevelDialog = lazy(() => import("./level-dialog"));
