/** The keyboard shortcuts of a table. */

import { say } from "../i18n";
import { Dialog } from "../ui/dialog";

const KEYS = [
  ["1 – 6", "keys-pick"],
  ["← ↑ → ↓", "keys-move"],
  ["Enter", "keys-lay"],
  ["Esc", "keys-back"],
  ["H", "keys-hand"],
  ["L", "keys-last"],
  ["W", "keys-replay"],
  ["T", "keys-turn"],
  ["S", "keys-score"],
  ["I", "keys-hint"],
  ["?", "keys-help"],
] as const;

/** A dialog with the keyboard shortcuts. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={say("menu-keys")} onClose={onClose}>
      <dl class="keys">
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(what)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
