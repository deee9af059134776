import { ShapeMark } from "../art/card";
import type { Person } from "../people";

const PIECES = 36;
const PAPERS = ["wheel", "wedge", "block", "heart", "dog", "cat"];

/** The confetti at the end; every third piece has a winner's shape. */
export function Confetti({
  people,
  winners,
}: {
  people: readonly Person[];
  winners: readonly number[];
}) {
  const shapes = winners.flatMap((seat) => people[seat]?.shape ?? []);
  return (
    <div class="finale-confetti" aria-hidden="true">
      {Array.from({ length: PIECES }, (_, piece) => {
        const shape = piece % 3 ? undefined : shapes[(piece / 3) % shapes.length];
        const style = {
          left: `${(piece * 61) % 100}%`,
          "--late": `${(piece * 83) % 1100}ms`,
          "--turn": `${((piece * 137) % 5) - 2}turn`,
          "--drift": `${((piece * 53) % 9) - 4}rem`,
          ...(shape ? {} : { background: `var(--${PAPERS[piece % PAPERS.length]})` }),
        };
        return (
          <i key={piece} style={style}>
            {shape && <ShapeMark shape={shape} />}
          </i>
        );
      })}
    </div>
  );
}
