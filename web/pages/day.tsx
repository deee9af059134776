/** The square of the day: three puzzles that are the same for everybody. */

import { useState } from "preact/hooks";
import { Icon } from "../art/icon";
import { say } from "../i18n";
import { useVoice } from "../learn/voice";
import { CAN_SEARCH } from "../page-config";
import type { DayData } from "../protocol";
import {
  type DayPuzzle,
  dateAfter,
  dayPuzzles,
  dayText,
  outcomeText,
  useDay,
} from "../puzzles/day";
import { DayShare } from "../puzzles/day-share";
import { NotInstalled } from "../puzzles/not-installed";
import { GradeAnimal, PuzzleHead } from "../puzzles/puzzle-head";
import { themesOf, usePuzzleList } from "../puzzles/puzzle-list";
import { Puzzle } from "../puzzles/puzzle-view";
import { Link, useAddress } from "../router";
import { Button } from "../ui/button";
import { Page, useTitle } from "../ui/page";

/** The page of today, or of the date in the address; `#easy` opens that puzzle. */
export default function DayPage() {
  const { path, hash } = useAddress();
  const asked = /^\/day\/(.+)$/.exec(path)?.[1] ?? null;
  const { day, trouble, load } = useDay(asked);
  if (!CAN_SEARCH) return <NotInstalled title={say("home-day")} />;
  if (trouble) {
    return (
      <Page title={say("home-day")}>
        <p role="alert">{trouble}</p>
        <Button tone="big" icon="repeat" onClick={load}>
          {say("learn-again")}
        </Button>
        {asked && <Link href="/day">{say("day-today")}</Link>}
      </Page>
    );
  }
  if (!day || (asked && day.date !== asked)) return null;
  const puzzles = dayPuzzles(day);
  const open = puzzles.find(({ grade }) => grade === hash);
  if (!open) return <Overview key={day.date} day={day} puzzles={puzzles} />;
  return <OneOfTheDay key={open.number} day={day} puzzles={puzzles} puzzle={open} />;
}

interface DayProps {
  day: DayData;
  puzzles: readonly DayPuzzle[];
}

function Overview({ day, puzzles }: DayProps) {
  const [isSharing, setSharing] = useState(false);
  const hasResult = puzzles.some(({ outcome }) => outcome !== "open");
  const tomorrow = dateAfter(day.date, 1);
  return (
    <Page title={say("home-day")}>
      <div class="day">
        <p class="day-date">
          <strong>{say("day-number", { number: day.number })}</strong>
          <span>{dayText(day.date)}</span>
        </p>
        <p>{say("day-same")}</p>
        <ul>
          {puzzles.map((one) => (
            <li key={one.grade}>
              <Link href={`/day/${day.date}#${one.grade}`} class={`day-puzzle ${one.outcome}`}>
                <GradeAnimal grade={one.grade} />
                <span>
                  <strong>{say(`grade-${one.grade}`)}</strong>
                  <span>{outcomeText(one)}</span>
                </span>
                <Icon name={/^(first|solved)/.test(one.outcome) ? "check" : "play"} />
              </Link>
            </li>
          ))}
        </ul>
        {hasResult && (
          <Button tone="big" icon="share" onClick={() => setSharing(true)}>
            {say("day-share")}
          </Button>
        )}
        <nav class="day-others" aria-label={say("day-others")}>
          {day.number > 1 && (
            <Link href={`/day/${dateAfter(day.date, -1)}`} class="button">
              <Icon name="arrow-left" />
              <span>{say("day-before")}</span>
            </Link>
          )}
          {tomorrow < day.latest && (
            <Link href={`/day/${tomorrow}`} class="button">
              <span>{say("day-after")}</span>
              <Icon name="arrow-right" />
            </Link>
          )}
          <Link href="/puzzles" class="button">
            <span>{say("puzzle-all")}</span>
          </Link>
        </nav>
      </div>
      {isSharing && <DayShare day={day} puzzles={puzzles} onClose={() => setSharing(false)} />}
    </Page>
  );
}

function OneOfTheDay({ day, puzzles, puzzle }: DayProps & { puzzle: DayPuzzle }) {
  const { list } = usePuzzleList();
  const voice = useVoice();
  const title = say("day-title", { number: day.number });
  useTitle(title);
  if (!list) return null;
  const { grade, number } = puzzle;
  const next = puzzles.find((one) => one.number !== number && /open|tried/.test(one.outcome));
  const overview = `/day/${day.date}`;
  return (
    <Puzzle
      number={number}
      grade={grade}
      themes={themesOf(list, number)}
      voice={voice}
      title={`${title}: ${say(`grade-${grade}`)}`}
      next={
        <Link href={next ? `${overview}#${next.grade}` : overview} class="button big">
          <Icon name="arrow-right" />
          <span>{say(next ? "puzzle-next" : "day-result")}</span>
        </Link>
      }
    >
      <PuzzleHead
        back={overview}
        backLabel={say("home-day")}
        grade={grade}
        title={title}
        voice={voice}
      />
    </Puzzle>
  );
}
