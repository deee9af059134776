/** The choice of a puzzle: how hard, what about, and which one. */

import { useState } from "preact/hooks";
import { Icon } from "../art/icon";
import { say } from "../i18n";
import type { PuzzleList } from "../protocol";
import { Link } from "../router";
import { IconButton } from "../ui/button";
import { Page } from "../ui/page";
import { GradeAnimal } from "./puzzle-head";
import {
  type Choice,
  chosenPuzzles,
  GRADES,
  nextPuzzle,
  solvedNumbers,
  THEMES,
} from "./puzzle-list";
import { storeChoice, storedChoice } from "./stored-choice";

/** How many numbers are shown at a time. */
const SHOWN = 20;

/** The page with all puzzles. */
export function PuzzleChoice({ list }: { list: PuzzleList }) {
  const [choice, setChoice] = useState(storedChoice);
  const [solved] = useState(solvedNumbers);
  const numbers = chosenPuzzles(list, choice);
  const next = nextPuzzle(numbers, solved) ?? numbers[0];
  const choose = (change: Partial<Choice>) => {
    const chosen = { ...choice, ...change };
    storeChoice(chosen);
    setChoice(chosen);
  };
  return (
    <Page title={say("home-puzzles")}>
      <div class="puzzles">
        <Link href="/day" class="button puzzles-day">
          <Icon name="sun" />
          <span>{say("home-day")}</span>
        </Link>
        <div class="puzzles-grades" role="group" aria-label={say("puzzles-grade")}>
          {GRADES.map((grade) => (
            <button
              type="button"
              key={grade}
              class="puzzles-grade"
              aria-pressed={choice.grade === grade}
              onClick={() => choose({ grade })}
            >
              <GradeAnimal grade={grade} />
              <span>{say(`grade-${grade}`)}</span>
            </button>
          ))}
        </div>
        <label class="line puzzles-theme">
          <span>{say("puzzles-theme")}</span>
          <select
            class="select"
            value={choice.theme ?? ""}
            onChange={({ currentTarget: { value } }) =>
              choose({ theme: THEMES.find((theme) => theme === value) ?? null })
            }
          >
            <option value="">{say("puzzles-any")}</option>
            {THEMES.map((theme) => (
              <option key={theme} value={theme}>
                {say(`theme-${theme}`)}
              </option>
            ))}
          </select>
        </label>
        {next && (
          <Link href={`/puzzles/${next}`} class="button big">
            <Icon name="play" />
            <span>{say("puzzles-play", { number: next })}</span>
          </Link>
        )}
        <Numbers key={`${choice.grade} ${choice.theme}`} {...{ numbers, solved, next }} />
      </div>
    </Page>
  );
}

interface NumbersProps {
  numbers: readonly number[];
  solved: ReadonlySet<number>;
  next: number | undefined;
}

/** Some of the puzzles as numbers, with a tick on those that are solved. */
function Numbers({ numbers, solved, next }: NumbersProps) {
  const [page, setPage] = useState(Math.floor(Math.max(0, numbers.indexOf(next ?? 0)) / SHOWN));
  const last = Math.ceil(numbers.length / SHOWN) - 1;
  const count = numbers.filter((number) => solved.has(number)).length;
  return (
    <section class="puzzles-numbers">
      <div>
        <IconButton
          icon="arrow-left"
          label={say("puzzles-earlier")}
          aria-disabled={page === 0}
          onClick={() => setPage(Math.max(0, page - 1))}
        />
        <p>{say("puzzles-progress", { solved: count, count: numbers.length })}</p>
        <IconButton
          icon="arrow-right"
          label={say("puzzles-later")}
          aria-disabled={page >= last}
          onClick={() => setPage(Math.min(last, page + 1))}
        />
      </div>
      <ul>
        {numbers.slice(page * SHOWN, (page + 1) * SHOWN).map((number) => (
          <li key={number}>
            <Link
              href={`/puzzles/${number}`}
              class={solved.has(number) ? "puzzle-number solved" : "puzzle-number"}
              aria-label={say(solved.has(number) ? "puzzle-is-solved" : "puzzle-title", { number })}
            >
              {number}
              {solved.has(number) && <Icon name="check" />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
