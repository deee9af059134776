/** The way to the next game. It stays in sight, and pulls nobody out of the finale. */

import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { Connection, ConnectionState } from "../connection";
import { say } from "../i18n";
import { chairName, joinNames } from "../people";
import type { ChairNumber, GameNumber, RematchData, TableData } from "../protocol";
import { announce } from "../ui/announce";
import { Button } from "../ui/button";

interface RematchBarProps {
  connection: Connection;
  state: ConnectionState;
  /** The table as it is now, perhaps already in the next game. */
  table: TableData;
  /** The game whose finale is shown. */
  game: GameNumber;
  /** Whether the finale has been told. */
  isTold: boolean;
  attempt: (action: Promise<unknown>) => Promise<boolean>;
  /** Leaves the finale for the next game. */
  onNext: () => void;
}

/** Asks for another game, agrees to one, or joins one that has begun. */
export function RematchBar(props: RematchBarProps) {
  const { connection, state, table, game, isTold, attempt, onNext } = props;
  const [hasAsked, setAsked] = useState(false);
  const isPast = table.game !== game;
  const isPlayer = state.holds.length > 0;
  const wish = isPast ? null : table.rematch;
  const hasAgreed = hasAsked || state.holds.some((chair) => wish?.agreed.includes(chair));
  const agreed = useRef(false);
  if (!isPast || hasAsked) agreed.current = hasAgreed;
  const isReady = isPlayer ? agreed.current : isTold; // a television goes on by itself
  useEffect(() => {
    if (isPast && isReady) onNext();
  }, [isPast, isReady]);
  const isWatching = isPlayer && !agreed.current;
  useEffect(() => {
    connection.arePlaying = !isWatching;
    return () => {
      connection.arePlaying = true;
    };
  }, [connection, isWatching]);

  const ask = async () => {
    setAsked(true);
    if (!(await attempt(connection.request({ type: "rematch", game })))) setAsked(false);
  };
  const join = async () => {
    if (await attempt(connection.request({ type: "rematch", game }))) onNext();
  };
  if (isPast) {
    const isReplaced = state.holds.some((chair) => table.chairs[chair]?.stand_in);
    return (
      <div class="rematch">
        <Button tone="big" icon={isReplaced ? "play" : "skip"} onClick={isReplaced ? join : onNext}>
          {isReplaced ? say("after-join") : say("after-next")}
        </Button>
      </div>
    );
  }
  if (!isPlayer || !(isTold || wish)) return null;
  const words = wish && wishWords(table, wish, state.holds, hasAgreed);
  return (
    <div class="rematch">
      {words && <WishNotice text={words} seconds={wish.seconds} />}
      {!hasAgreed && (
        <Button tone="big" icon="repeat" onClick={() => void ask()}>
          {say("after-again")}
        </Button>
      )}
    </div>
  );
}

/** One quiet sentence, and a bar that shrinks until the game begins anyway. */
function WishNotice({ text, seconds }: { text: string; seconds: number }) {
  const id = useId();
  const first = useRef(seconds); // later messages must not start the bar again
  useEffect(() => announce(text), [text]);
  return (
    <section class="wish" aria-labelledby={id}>
      <p id={id}>{text}</p>
      <i class="wish-time" style={{ animationDuration: `${first.current}s` }} />
    </section>
  );
}

/** Who would like another game or, once this device has agreed, who is still asked. */
function wishWords(
  table: TableData,
  { agreed }: RematchData,
  holds: readonly ChairNumber[],
  hasAgreed: boolean,
): string {
  const named = (isNamed: (chair: ChairNumber) => boolean) =>
    table.chairs.flatMap((chair, number) =>
      chair.taken && !chair.bot && !holds.includes(number) && isNamed(number)
        ? [chairName(chair)]
        : [],
    );
  if (!hasAgreed) {
    const names = named((chair) => agreed.includes(chair));
    if (!names.length) return say("after-wish-open");
    return say("after-wish", { count: names.length, who: joinNames(names) });
  }
  const names = named((chair) => {
    const one = table.chairs[chair];
    return !agreed.includes(chair) && Boolean(one?.here) && !one?.stand_in;
  });
  return names.length ? say("after-waiting", { who: joinNames(names) }) : "";
}
