/** The view of a finale: caption, points, stage, controls, and the story of a chosen card. */

import type { ComponentChildren } from "preact";
import { say } from "../i18n";
import { Button, IconButton } from "../ui/button";
import { Confetti } from "./confetti";
import { PointChips } from "./point-chips";
import { ResultHeading } from "./result-heading";
import { Stage } from "./stage";
import { FinaleText, StoryBox } from "./story-text";
import { type FinaleOptions, useFinale } from "./use-finale";

interface FinaleShowProps extends Omit<FinaleOptions, "autoplay"> {
  autoplay?: boolean | undefined;
  /** Whether it is small, for use inside a text. */
  compact?: boolean | undefined;
  /** Shown below the result. */
  children?: ComponentChildren;
}

/** Shows a finale that can be paused, repeated, stepped through and read as text. */
export function FinaleShow(props: FinaleShowProps) {
  const { dogsHuntMice, people, compact = false, autoplay = !compact } = props;
  const show = useFinale({ ...props, autoplay });
  const { plot, beat, index, chosen, teller, isOver, isRunning } = show;
  const classes = [
    "finale",
    `scene-${beat.scene}`,
    `act-${beat.act}`,
    dogsHuntMice && "dogs-again",
    compact && "compact",
    show.isHeld && "held",
    chosen && "telling",
  ];
  return (
    <section
      class={classes.filter(Boolean).join(" ")}
      aria-label={say("finale-title")}
      style={{ "--pace": show.pace }}
      ref={show.root}
    >
      <div class="finale-body">
        {show.words ? (
          <ResultHeading words={show.words} people={people} winners={props.finale.winners} />
        ) : (
          <p class="finale-caption" key={show.text}>
            {show.text}
          </p>
        )}
        <PointChips plot={plot} index={index} people={people} />
        <Stage
          plot={plot}
          index={index}
          take={show.take}
          people={people}
          chosen={chosen}
          marks={show.marks}
          choose={show.choose}
        >
          {show.isWaiting && (
            <Button tone="big" icon="play" class="finale-start" onClick={show.start}>
              {say("finale-start")}
            </Button>
          )}
          {isOver && <Confetti people={people} winners={props.finale.winners} />}
        </Stage>
        <div class="finale-controls" role="group" aria-label={say("finale-controls")}>
          <IconButton
            icon="back"
            label={say("finale-back")}
            aria-disabled={index === 0}
            onClick={show.back}
          />
          <IconButton
            class="finale-play"
            icon={isRunning ? "pause" : "play"}
            label={isRunning ? say("finale-pause") : say("finale-play")}
            onClick={show.toggle}
          />
          <IconButton
            icon="forward"
            label={say("finale-on")}
            aria-disabled={isOver}
            onClick={show.forward}
          />
          <IconButton
            icon="repeat"
            label={isOver ? say("finale-again") : say("finale-again-part")}
            onClick={show.repeat}
          />
          <IconButton
            icon="slower"
            label={say("finale-slower")}
            aria-pressed={show.isSlow}
            onClick={show.toggleSlow}
          />
          <IconButton
            icon="skip"
            label={say("finale-skip")}
            aria-disabled={isOver}
            onClick={show.skip}
          />
          <IconButton icon="text" label={say("finale-text")} onClick={show.openText} />
        </div>
        {isOver && <StoryBox story={show.story} plot={plot} teller={teller} />}
        {isOver && props.children}
      </div>
      {show.isReading && <FinaleText plot={plot} teller={teller} onClose={show.closeText} />}
    </section>
  );
}
