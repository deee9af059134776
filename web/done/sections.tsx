/** The parts of the page about what was done: pictures that light up, with a few words. */

import type { ComponentChildren } from "preact";
import { BotFace, ShapeMark } from "../art/card";
import { Icon } from "../art/icon";
import { SHAPES } from "../cards";
import type { StoredPuzzle } from "../exercise-storage";
import { say } from "../i18n";
import { LESSON_SQUARES, wholeSquare } from "../learn/lesson-squares";
import { PLAYABLE } from "../page-config";
import { LEVELS } from "../protocol";
import { Link } from "../router";
import { Diagram } from "../rules/diagram";
import type { OlderGames } from "../storage";

interface TileProps {
  isLit: boolean;
  /** Decorative: the children say the same. */
  picture: ComponentChildren;
  children: ComponentChildren;
}

function Tile({ isLit, picture, children }: TileProps) {
  return (
    <li class={isLit ? "done-tile lit" : "done-tile"}>
      <span class="done-picture" aria-hidden="true">
        {picture}
      </span>
      {children}
    </li>
  );
}

/** A tick if something is done; read aloud also if it is not. */
function Tick({ isDone }: { isDone: boolean }) {
  return (
    <>
      {isDone && (
        <span class="done-tick" aria-hidden="true">
          <Icon name="check" />
        </span>
      )}
      <span class="hidden-text">{say(isDone ? "done-yes" : "done-not-yet")}</span>
    </>
  );
}

/** How many games were played, by the number of players. */
export function GamesPlayed({ played }: Pick<OlderGames, "played">) {
  return (
    <section>
      <h2>{say("done-games")}</h2>
      <ul class="done-tiles games-tiles">
        {[2, 3, 4].map((players) => (
          <Tile
            key={players}
            isLit={(played[players] ?? 0) > 0}
            picture={SHAPES.slice(0, players).map((shape) => (
              <ShapeMark key={shape} shape={shape} />
            ))}
          >
            <b>{say("games", { count: played[players] ?? 0 })}</b>
            <small>{say("players", { count: players })}</small>
          </Tile>
        ))}
      </ul>
    </section>
  );
}

/** The faces of the levels that can be played; those that were beaten are lit. */
export function BotsBeaten({ beaten }: Pick<OlderGames, "beaten">) {
  const levels = LEVELS.filter((level) => PLAYABLE.includes(level) || beaten.includes(level));
  const count = levels.filter((level) => beaten.includes(level)).length;
  return (
    <section>
      <h2>{say("done-bots")}</h2>
      <p>{say("done-of", { count, all: levels.length })}</p>
      <ul class="done-tiles">
        {levels.map((level) => (
          <Tile key={level} isLit={beaten.includes(level)} picture={<BotFace bot={level} />}>
            <b>{say(`bot-${level}`)}</b>
            <Tick isDone={beaten.includes(level)} />
          </Tile>
        ))}
      </ul>
    </section>
  );
}

/** A small picture for each theme of the puzzles. */
const THEMES: readonly (readonly [theme: string, row: string])[] = [
  ["guard", "C:crouch M:alert"],
  ["free", "M:munch 1b:bite1"],
  ["scare", "D:bark C:alert"],
  ["block", "M 1a+ C"],
  ["wall", "1a S M"],
  ["sacrifice", "1a:bite2 3a:glow"],
];

/** How many puzzles were solved, by theme. */
export function PuzzlesSolved({ puzzles }: { puzzles: readonly StoredPuzzle[] }) {
  const solved = puzzles.filter((puzzle) => puzzle.solved);
  return (
    <section>
      <h2>{say("done-puzzles")}</h2>
      <p>{say("done-solved", { count: solved.length })}</p>
      <ul class="done-tiles themes-tiles">
        {THEMES.map(([theme, row]) => {
          const count = solved.filter(({ themes }) => themes.includes(theme)).length;
          return (
            <Tile key={theme} isLit={count > 0} picture={<Diagram rows={[row]} />}>
              <small class="done-theme">{say(`theme-${theme}`)}</small>
              <b>{count}</b>
            </Tile>
          );
        })}
      </ul>
    </section>
  );
}

/** The squares of all lessons; those that were solved are lit. */
export function LessonsSolved({ lessons }: { lessons: readonly string[] }) {
  const all = LESSON_SQUARES.length;
  const count = LESSON_SQUARES.filter(({ name }) => lessons.includes(name)).length;
  return (
    <section>
      <h2>{say("done-lessons")}</h2>
      <p>{say("done-of", { count, all })}</p>
      <ol class="done-tiles lessons-tiles">
        {LESSON_SQUARES.map((square, nth) => (
          <Tile
            key={square.name}
            isLit={lessons.includes(square.name)}
            picture={<Diagram rows={wholeSquare(square)} />}
          >
            <span class="hidden-text">{say("learn-step", { step: nth + 1, steps: all })}</span>
            <Tick isDone={lessons.includes(square.name)} />
          </Tile>
        ))}
      </ol>
      {count < all && (
        <Link href="/learn" class="button">
          <Icon name="bulb" />
          <span>{say("home-learn")}</span>
        </Link>
      )}
    </section>
  );
}
