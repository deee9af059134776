import { useState } from "preact/hooks";
import type { IconName } from "../art/icon";
import { say } from "../i18n";
import { Button } from "./button";

interface ConfirmButtonProps {
  icon: IconName;
  label: string;
  /** The text of the button that really does it. */
  confirm: string;
  onConfirm: () => void;
}

/** A button that asks before it acts. A double tap only asks. */
export function ConfirmButton({ icon, label, confirm, onConfirm }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const ask = (event: MouseEvent) => {
    if (event.detail <= 1) setAsking(!isAsking); // 2 is the second click of a double tap
  };
  const act = () => {
    setAsking(false);
    onConfirm();
  };
  return (
    <>
      <Button icon={isAsking ? "close" : icon} onClick={ask}>
        {isAsking ? say("cancel") : label}
      </Button>
      {isAsking && (
        <Button tone="danger" icon={icon} onClick={act}>
          {confirm}
        </Button>
      )}
    </>
  );
}
