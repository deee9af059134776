import { BotFace, ShapeMark } from "../art/card";
import type { Person } from "../people";
import type { Seat } from "../protocol";
import type { ResultWords } from "./story";

interface ResultHeadingProps {
  words: ResultWords;
  people: readonly Person[];
  winners: readonly Seat[];
}

/** How small the letters have to be, so that the heading keeps its height. */
function lengthClass(title: string): string {
  return title.length > 44 ? "longest" : title.length > 26 ? "long" : "";
}

/** Who has won, with their faces or shapes, in words for whoever holds the device. */
export function ResultHeading({ words, people, winners }: ResultHeadingProps) {
  const won = people.filter(({ seat }) => winners.includes(seat));
  return (
    <div class={`finale-caption finale-result ${lengthClass(words.title)}`}>
      <span class={`result-faces faces-${won.length}`} aria-hidden="true">
        {won.map(({ seat, bot, shape }) => (
          <i key={seat}>{bot ? <BotFace bot={bot} /> : <ShapeMark shape={shape} />}</i>
        ))}
      </span>
      <p class="result-words">
        <strong>{words.title}</strong> <span>{words.text}</span>
      </p>
    </div>
  );
}
