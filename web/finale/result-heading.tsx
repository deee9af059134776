import { useLayoutEffect, useRef } from "preact/hooks";
import { BotFace, ShapeMark } from "../art/card";
import type { Person } from "../people";
import type { Seat } from "../protocol";
import type { ResultWords } from "./story";

const SMALLEST = 0.6;
const STEP = 0.05;

interface ResultHeadingProps {
  words: ResultWords;
  people: readonly Person[];
  winners: readonly Seat[];
}

/** Who has won, with their faces or shapes, in words for whoever holds the device. */
export function ResultHeading({ words, people, winners }: ResultHeadingProps) {
  const won = people.filter(({ seat }) => winners.includes(seat));
  const text = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const fit = () => text.current && fitHeight(text.current);
    fit();
    addEventListener("resize", fit);
    return () => removeEventListener("resize", fit);
  }, [words.title, words.text]);
  return (
    <div class="finale-caption finale-result">
      <span class={`result-faces faces-${won.length}`} aria-hidden="true">
        {won.map(({ seat, bot, shape }) => (
          <i key={seat}>{bot ? <BotFace bot={bot} /> : <ShapeMark shape={shape} />}</i>
        ))}
      </span>
      <p class="result-words" ref={text}>
        <strong>{words.title}</strong> <span>{words.text}</span>
      </p>
    </div>
  );
}

/** Makes the letters smaller until the heading is as high as any other caption. */
function fitHeight(text: HTMLElement): void {
  const heading = text.parentElement as HTMLElement;
  const height = Number.parseFloat(getComputedStyle(heading).minHeight);
  let size = 1;
  do {
    text.style.setProperty("--letters", size.toFixed(2));
    size -= STEP;
  } while (heading.offsetHeight > Math.ceil(height) && size >= SMALLEST);
}
