import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { say } from "../i18n";
import { Announcer } from "./announce";
import { IconButton } from "./button";

interface DialogProps {
  title: string;
  /** Whether it holds a page of text: as wide as a page, and on a phone the whole screen. */
  isSheet?: boolean;
  onClose: () => void;
  children: ComponentChildren;
}

/** A native modal dialog: it traps the focus, Escape closes it, and it has a live region. */
export function Dialog({ title, isSheet = false, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = element.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const closeOutside = (event: MouseEvent) => {
    if (event.target === element.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape cancels a dialog, see onCancel
    <dialog
      ref={element}
      class={isSheet ? "dialog sheet" : "dialog"}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={closeOutside}
    >
      <div class="dialog-body">
        <header>
          <h2 id={heading}>{title}</h2>
          <IconButton icon="close" label={say("close")} onClick={onClose} />
        </header>
        {children}
        <Announcer />
      </div>
    </dialog>
  );
}
