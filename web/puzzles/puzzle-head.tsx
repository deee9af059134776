import type { ComponentChildren } from "preact";
import { CardArt } from "../art/card";
import { Icon } from "../art/icon";
import { say } from "../i18n";
import type { VoiceSwitch } from "../learn/voice";
import type { Card } from "../protocol";
import { Link } from "../router";
import { IconButton } from "../ui/button";
import type { Grade } from "./puzzle-list";

export const ANIMALS: Record<Grade, Card> = { easy: "M", medium: "C", hard: "D" };

/** The animal of a grade: a mouse is easy, a cat is harder, a dog is hard. */
export function GradeAnimal({ grade }: { grade: Grade }) {
  return (
    <span class="grade-animal" aria-hidden="true">
      <CardArt card={ANIMALS[grade]} look={[1, 0]} />
    </span>
  );
}

interface PuzzleHeadProps {
  /** The page that the link on the left leads to. */
  back: string;
  backLabel: string;
  grade: Grade;
  title: string;
  voice: VoiceSwitch;
  /** More buttons. */
  children?: ComponentChildren;
}

/** The way back, the name and the grade of the puzzle, and buttons. */
export function PuzzleHead(props: PuzzleHeadProps) {
  const { back, backLabel, grade, title, voice, children } = props;
  return (
    <header class="table-head learn-head">
      <Link href={back} class="icon-button" aria-label={backLabel} title={backLabel}>
        <Icon name="arrow-left" />
      </Link>
      <p class="puzzle-name">
        <GradeAnimal grade={grade} />
        <span>{title}</span>
        <span class="hidden-text">{say(`grade-${grade}`)}</span>
      </p>
      {voice.canRead && (
        <IconButton
          icon={voice.isOn ? "sound" : "muted"}
          label={say("learn-aloud")}
          aria-pressed={voice.isOn}
          onClick={voice.toggle}
        />
      )}
      {children}
    </header>
  );
}
