/** The sheet that offers the lesson, once per device, before the first game. */

import { CardArt } from "../art/card";
import { say } from "../i18n";
import { navigate } from "../router";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";

interface OfferProps {
  onPlay: () => void;
  onClose: () => void;
}

/** Offers the lesson; the other button starts a game. */
export default function Offer({ onPlay, onClose }: OfferProps) {
  const playAtOnce = () => {
    onClose();
    onPlay();
  };
  return (
    <Dialog title={say("learn-offer")} onClose={onClose}>
      <p class="learn-row" aria-hidden="true">
        <CardArt card="C" look={[1, 0]} />
        <CardArt card="M" look={[1, 0]} />
        <CardArt card="1a" />
      </p>
      <p>{say("learn-offer-text")}</p>
      <div class="column">
        <Button tone="big" icon="bulb" onClick={() => navigate("/learn")}>
          {say("home-learn")}
        </Button>
        <Button icon="play" onClick={playAtOnce}>
          {say("learn-just-play")}
        </Button>
      </div>
    </Dialog>
  );
}
