import { say } from "../i18n";
import { Dialog } from "./dialog";
import { lazy } from "./lazy";

const SettingsForm = lazy(() => import("./settings-form"));

/** The settings of this device, as a dialog. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={say("menu-title")} onClose={onClose}>
      <SettingsForm />
    </Dialog>
  );
}
