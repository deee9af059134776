/** Keeps a scored game of real cards in the list of games. */

import { useState } from "preact/hooks";
import { Icon } from "../art/icon";
import { keepGames } from "../done/summary";
import { say } from "../i18n";
import type { Person } from "../people";
import { nameByShape } from "../replay/players";
import { Link } from "../router";
import { forgetGame, type StoredGame, storedGames } from "../storage";
import { Button } from "../ui/button";

interface KeepGameProps {
  record: string;
  people: readonly Person[];
}

/** A button that keeps a game, and then a link to the list. */
export function KeepGame({ record, people }: KeepGameProps) {
  // A name by shape is left out: the list shows it in the current language.
  const names = people.map(({ name, shape }) => (name === nameByShape(shape) ? "" : name));
  const shapes = people.map(({ shape }) => shape);
  const isSame = (game: StoredGame) =>
    game.record === record &&
    String(game.names) === String(names) &&
    String(game.shapes) === String(shapes);
  const [isKept, setKept] = useState(() => storedGames().some(isSame));
  const keep = () => {
    forgetGame(record); // the same square with other names
    keepGames([{ record, at: Date.now(), names, shapes, mine: [] }]);
    setKept(true);
  };
  return (
    <div class="score-kept" role="status">
      {isKept ? (
        <>
          <p>{say("score-kept")}</p>
          <Link href="/games" class="button quiet">
            <Icon name="album" />
            <span>{say("games-title")}</span>
          </Link>
        </>
      ) : (
        <Button icon="album" onClick={keep}>
          {say("score-keep")}
        </Button>
      )}
    </div>
  );
}
