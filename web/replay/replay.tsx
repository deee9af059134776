/** The view of a recorded game: board, controls, hands, review, verification and sharing. */

import { FinaleShow } from "../finale/finale";
import { say } from "../i18n";
import { PictureButton } from "../picture/picture-button";
import { PlayOnButton } from "../play-on/play-on-button";
import { MoveVerdict, ReviewPanel } from "../review/review";
import { Hands } from "./hands";
import { OtherGames } from "./record-picker";
import { ReplayControls } from "./replay-controls";
import { ReplaySquare } from "./replay-square";
import { SharePanel } from "./share-panel";
import { handOverTexts, sourceText, stepText } from "./step-text";
import { type ReplayOptions, useReplay } from "./use-replay";
import { VerifyPanel } from "./verify-panel";

/** Shows a recorded game step by step. */
export function Replay(options: ReplayOptions) {
  const { record, stored, game } = options;
  const replay = useReplay(options);
  const { people, step, ply, isChase, reviewed, areHandsShown } = replay;
  return (
    <div class={isChase ? "replay replay-chasing" : "replay"}>
      <div class="replay-stage" ref={replay.stage}>
        {isChase && game.finale ? (
          <FinaleShow
            board={replay.board}
            finale={game.finale}
            dogsHuntMice={game.dogs_hunt_mice}
            people={people}
            autoplay
          />
        ) : (
          <ReplaySquare replay={replay} />
        )}
      </div>
      <div class="replay-side">
        <ReplayControls replay={replay} text={stepText(game, step, people)} />
        {game.hands && (
          <p class="play-on">
            {replay.isWhatIf ? (
              <PlayOnButton
                key="try"
                record={record}
                people={people}
                ply={ply - 1}
                seat={(ply - 1) % game.players}
              />
            ) : ply > 0 && (ply < replay.cards || !game.finale) ? (
              <PlayOnButton key="here" record={record} people={people} ply={ply} />
            ) : (
              <PlayOnButton key="same" record={record} people={people} />
            )}
          </p>
        )}
        {reviewed && (
          <MoveVerdict
            reviewed={reviewed}
            people={people}
            isPraised={replay.isPraised}
            isWhatIf={replay.isWhatIf}
            onWhatIf={replay.toggleWhatIf}
          />
        )}
        {!isChase && (
          <Hands
            people={people}
            hands={areHandsShown ? (game.hands?.[ply] ?? null) : null}
            turn={ply < replay.cards || !game.finale ? ply % game.players : null}
          />
        )}
        {game.hands && !isChase && (
          <label class="replay-switch">
            <input
              type="checkbox"
              // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has a checked state itself
              role="switch"
              checked={areHandsShown}
              onChange={replay.toggleHands}
            />
            <span>{say("replay-hands")}</span>
          </label>
        )}
        {handOverTexts(game, step, people).map((text) => (
          <p key={text} class="replay-note">
            {text}
          </p>
        ))}
        {game.source && <p class="replay-note">{sourceText(game.source)}</p>}
        {!game.finale && <p class="replay-note">{say("replay-unfinished")}</p>}
        {game.centred && <p class="replay-note">{say("variant-centred")}</p>}
        {game.dogs_hunt_mice && <p class="replay-note">{say("variant-dogs-hunt-mice")}</p>}
        {replay.canReview && (
          <ReviewPanel
            review={replay.review}
            people={people}
            step={step}
            stepText={(at) => stepText(game, at, people)}
            onStep={replay.slideTo}
            onMoment={replay.goToMoment}
          />
        )}
      </div>
      <div class="replay-more">
        <VerifyPanel record={record} stored={stored} />
        <SharePanel record={record} at={stored?.at ?? Date.now()}>
          {game.finale && (
            <PictureButton
              board={replay.finalBoard}
              finale={game.finale}
              dogsHuntMice={game.dogs_hunt_mice}
              people={people}
              at={stored?.at ?? Date.now()}
            />
          )}
        </SharePanel>
        <section class="replay-another">
          <h2>{say("replay-another")}</h2>
          <OtherGames />
        </section>
      </div>
    </div>
  );
}
