/** The rules over the table; the game goes on behind them. */

import { say } from "../i18n";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Lazy } from "../ui/lazy";

interface RulesSheetProps {
  onKeys: () => void;
  onClose: () => void;
}

/** A dialog with the rules, and a button that shows the keys instead. */
export function RulesSheet({ onKeys, onClose }: RulesSheetProps) {
  return (
    <Dialog title={say("rules-title")} isSheet onClose={onClose}>
      <Button icon="text" class="for-keyboard sheet-keys" onClick={onKeys}>
        {say("menu-keys")}
      </Button>
      <Lazy load={() => import("./rules")}>
        <p role="alert">{say("trouble-lost")}</p>
      </Lazy>
    </Dialog>
  );
}
