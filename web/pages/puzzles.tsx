/** Puzzles: the choice of one, and the page of one. */

import { Icon } from "../art/icon";
import { say } from "../i18n";
import { useVoice } from "../learn/voice";
import { CAN_SEARCH } from "../page-config";
import type { PuzzleList } from "../protocol";
import { NotInstalled } from "../puzzles/not-installed";
import { PuzzleChoice } from "../puzzles/puzzle-choice";
import { PuzzleHead } from "../puzzles/puzzle-head";
import {
  chosenPuzzles,
  gradeOf,
  nextPuzzle,
  solvedNumbers,
  themesOf,
  usePuzzleList,
} from "../puzzles/puzzle-list";
import { Puzzle } from "../puzzles/puzzle-view";
import { storedTheme } from "../puzzles/stored-choice";
import { Link, navigate, useAddress } from "../router";
import { Button, IconButton } from "../ui/button";
import { Page, useTitle } from "../ui/page";

/** The page of all puzzles, or of the one in the address. */
export default function PuzzlesPage() {
  const { path } = useAddress();
  const { list, isLost, load } = usePuzzleList();
  const number = Number(/^\/puzzles\/(\d{1,6})$/.exec(path)?.[1] ?? 0);
  if (!CAN_SEARCH) return <NotInstalled title={say("home-puzzles")} />;
  if (isLost) {
    return (
      <Page title={say("home-puzzles")}>
        <p role="alert">{say("puzzle-lost")}</p>
        <Button tone="big" icon="repeat" onClick={load}>
          {say("learn-again")}
        </Button>
      </Page>
    );
  }
  if (!list) return null;
  if (path === "/puzzles") return <PuzzleChoice list={list} />;
  return <OnePuzzle key={number} list={list} number={number} />;
}

function OnePuzzle({ list, number }: { list: PuzzleList; number: number }) {
  const title = say("puzzle-title", { number });
  const voice = useVoice();
  useTitle(title);
  const grade = gradeOf(list, number);
  if (!grade) {
    return (
      <Page title={say("trouble-title")}>
        <p>{say("refusal-no-such-exercise")}</p>
        <Link href="/puzzles" class="button big">
          <span>{say("puzzle-all")}</span>
        </Link>
      </Page>
    );
  }
  const numbers = chosenPuzzles(list, { grade, theme: storedTheme() });
  const next = () => {
    const following = nextPuzzle(numbers, solvedNumbers(), number);
    navigate(following ? `/puzzles/${following}` : "/puzzles");
  };
  return (
    <Puzzle
      number={number}
      grade={grade}
      themes={themesOf(list, number)}
      voice={voice}
      title={title}
      next={
        <Button tone="big" icon="arrow-right" onClick={next}>
          {say("puzzle-next")}
        </Button>
      }
    >
      <PuzzleHead
        back="/puzzles"
        backLabel={say("puzzle-all")}
        grade={grade}
        title={title}
        voice={voice}
      >
        <IconButton icon="skip" label={say("puzzle-skip")} onClick={next} />
        <Link href="/" class="icon-button" aria-label={say("home")} title={say("home")}>
          <Icon name="home" />
        </Link>
      </PuzzleHead>
    </Puzzle>
  );
}
