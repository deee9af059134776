/** Looking at a game again, card by card; the address carries the whole of it. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Refused, post } from "../api";
import { Icon } from "../art/icon";
import { StillCard } from "../art/memo";
import { lookOf } from "../board/layout";
import { cellName, placeName } from "../board/names";
import { ReasonMarks } from "../board/reasons";
import { Square } from "../board/square";
import { type Cell, boardOf, boxOf, cellsOf, keyOf, ownerOf, readMove } from "../cards";
import { FinaleShow } from "../finale/finale";
import { type KeptGame, keptGames } from "../keep";
import { faceName, type Person } from "../people";
import type { Replayed } from "../protocol";
import { botName, castOf } from "../replay/cast";
import { Hands } from "../replay/hands";
import { LuckBox } from "../replay/luckbox";
import { Opening } from "../replay/opening";
import { botOf, plainRecord, recordIn } from "../replay/record";
import { Sharing } from "../replay/sharing";
import { turnsOf } from "../review/judged";
import { ReviewBox, Verdict, verdictTold } from "../review/review";
import { useReview } from "../review/reviewing";
import { Link, useAddress } from "../router";
import { whyTold } from "../score/told";
import { sound } from "../sound";
import { announce } from "../ui/announce";
import { IconButton } from "../ui/button";
import { Page } from "../ui/page";
import { say } from "../words";

const STEP_MILLISECONDS = 1_200;
/** Behind the address: whoever comes from the end of a game wants to hear how it went. */
const REVIEW = "?review";

export default function ReplayPage() {
  const { hash } = useAddress();
  return (
    <Page title={say("replay-title")} wide>
      {hash ? <Game key={hash} fragment={hash} /> : <Landing />}
    </Page>
  );
}

function Landing() {
  return (
    <div class="replay-landing">
      <p>{say("replay-lead")}</p>
      <Opening />
      <GamesLink />
    </div>
  );
}

function GamesLink() {
  return (
    <Link href="/games" class="button quiet">
      <Icon name="clip" />
      <span>{say("games-title")}</span>
    </Link>
  );
}

// -- one game -------------------------------------------------------------------------------------

type Loaded =
  | { state: "reading" }
  | { state: "refused"; refusal: string; data: Record<string, number | string> }
  | { state: "ready"; game: Replayed };

function Game({ fragment }: { fragment: string }) {
  const record = useMemo(() => recordIn(fragment), [fragment]);
  const kept = useMemo(() => (record === null ? null : keptOf(record)), [record]);
  const [loaded, setLoaded] = useState<Loaded>({ state: "reading" });

  const load = () => {
    if (record === null) {
      setLoaded({ state: "refused", refusal: "not-a-record", data: {} });
      return;
    }
    setLoaded({ state: "reading" });
    post("/api/replay", { record }).then(
      (game) => setLoaded({ state: "ready", game }),
      (error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        setLoaded({ state: "refused", refusal: error.refusal, data: error.data });
      },
    );
  };
  useEffect(load, [record]);

  switch (loaded.state) {
    case "reading":
      return <p role="status">{say("replay-reading")}</p>;
    case "refused":
      return (
        <div class="replay-landing">
          <div role="alert">
            <h2>{say("replay-unreadable")}</h2>
            <p class="replay-bad">{whyTold(loaded)}</p>
          </div>
          <Opening />
          <GamesLink />
        </div>
      );
    case "ready":
      return <Steps record={record ?? ""} kept={kept} game={loaded.game} />;
  }
}

function keptOf(record: string): KeptGame | null {
  const plain = plainRecord(record);
  return keptGames().find((game) => plainRecord(game.record) === plain) ?? null;
}

interface StepsProps {
  record: string;
  kept: KeptGame | null;
  game: Replayed;
}

function Steps({ record, kept, game }: StepsProps) {
  const [step, setStep] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const [areHandsShown, setHandsShown] = useState(true);
  const [isWhatIf, setWhatIf] = useState(false);
  const people = castOf(record, kept);
  const cards = game.moves.length;
  const canReview = game.finale !== null && game.hands !== null;
  const reviewing = useReview(record, { isWanted: canReview && location.search === REVIEW });
  const turns = turnsOf(reviewing.judged);
  const stage = useRef<HTMLDivElement>(null);
  /** The chase is one step more. */
  const last = game.finale ? cards + 1 : cards;
  const ply = Math.min(step, cards);
  const isChase = step > cards;
  const reviewed = isChase ? undefined : reviewing.judged.plies[ply - 1];
  /** The best move instead of the one that was made. */
  const ghost = isWhatIf && reviewed ? readMove(reviewed.best) : null;
  const whole = useMemo(() => cellsOf(boardOf(game.moves, game.start_card)), [game]);
  const box = boxOf(ghost ? [...whole, ghost.cell] : whole);
  const board = useMemo(
    () => boardOf(game.moves.slice(0, ply), game.start_card),
    [game, ply],
  );
  const lastMove = ply > 0 ? readMove(game.moves[ply - 1] as string) : null;
  const isLast = (cell: Cell) => lastMove !== null && keyOf(lastMove.cell) === keyOf(cell);
  const isGhost = (cell: Cell) => ghost !== null && keyOf(ghost.cell) === keyOf(cell);

  /** By a button, or by itself; the slider says its own value. */
  const stepTo = (next: number) => {
    const to = Math.max(0, Math.min(next, last));
    if (to > step && to <= cards) sound("slide");
    show(to);
    if (to <= cards) announce(stepTold(game, to, people));
  };
  const show = (to: number) => {
    setWhatIf(false);
    setStep(to);
  };
  const turnTo = (to: number) => {
    stopAt(to);
    const told = reviewing.judged.plies[to - 1];
    if (told) announce(verdictTold(told, people).join(" "));
    stage.current?.scrollIntoView({ block: "nearest" });
  };
  const toggleWhatIf = () => {
    setRunning(false);
    setWhatIf(!isWhatIf);
    if (reviewed) announce(verdictTold(reviewed, people, { isWhatIf: !isWhatIf }).join(" "));
  };

  useEffect(() => {
    if (!isRunning) return;
    if (step >= last) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => stepTo(step + 1), STEP_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isRunning, step]);

  const play = () => {
    if (step >= last) show(0);
    setRunning(!isRunning);
  };
  const stopAt = (next: number) => {
    setRunning(false);
    stepTo(next);
  };

  const draw = (cell: Cell) => {
    const card = ghost && isGhost(cell) ? ghost.card : board.get(keyOf(cell));
    if (!card) return null;
    const [dx, dy] = lookOf(board, cell);
    return (
      <>
        <StillCard card={card} shape={people[ownerOf(card) ?? 0]?.shape} dx={dx} dy={dy} />
        {isLast(cell) && !ghost && (
          <span class="replay-clip">
            <Icon name="clip" />
          </span>
        )}
      </>
    );
  };

  const tone = (cell: Cell) => {
    if (isGhost(cell)) return "replay-place replay-ghost";
    if (isLast(cell)) return ghost ? "replay-place replay-was" : "replay-last";
    return "replay-place";
  };
  const name = (cell: Cell) => {
    const place = placeName(board, cell, people);
    if (!ghost || !isGhost(cell)) return place;
    return say("review-ghost", { place, card: faceName(ghost.card) });
  };

  return (
    <div class={isChase ? "replay replay-chasing" : "replay"}>
      <div class="replay-stage" ref={stage}>
        {isChase && game.finale ? (
          <FinaleShow
            board={board}
            finale={game.finale}
            dogsHuntMice={game.dogs_hunt_mice}
            people={people}
            autoplay
          />
        ) : (
          <div class="replay-board">
            <Square
              box={box}
              label={say("replay-square")}
              draw={draw}
              name={name}
              tone={tone}
            >
              {ghost && reviewed && (
                <ReasonMarks reasons={reviewed.reasons} laid={ghost.cell} box={box} />
              )}
            </Square>
          </div>
        )}
      </div>
      <div class="replay-side">
        <div class="replay-controls">
          {!isChase && <p class="replay-step">{stepTold(game, step, people)}</p>}
          <input
            type="range"
            class="replay-slider"
            min={0}
            max={last}
            value={step}
            aria-label={say("replay-slider")}
            aria-valuetext={stepTold(game, step, people)}
            onInput={(event) => {
              setRunning(false);
              show(Number(event.currentTarget.value));
            }}
          />
          <div class="replay-buttons" role="group" aria-label={say("replay-buttons")}>
            <IconButton
              icon="back"
              label={say("replay-first")}
              disabled={step === 0}
              onClick={() => stopAt(0)}
            />
            <IconButton
              icon="arrow-left"
              label={say("replay-back")}
              disabled={step === 0}
              onClick={() => stopAt(step - 1)}
            />
            {!isChase && (
              <IconButton
                icon={isRunning ? "pause" : "play"}
                label={isRunning ? say("replay-pause") : say("replay-play")}
                class="replay-play"
                onClick={play}
              />
            )}
            <IconButton
              icon="arrow-right"
              label={say("replay-on")}
              disabled={step === last}
              onClick={() => stopAt(step + 1)}
            />
            <IconButton
              icon="forward"
              label={say("replay-last")}
              disabled={step === last}
              onClick={() => stopAt(last)}
            />
          </div>
        </div>
        {reviewed && (
          <Verdict
            reviewed={reviewed}
            people={people}
            isPraised={turns.some((one) => one.reviewed === reviewed && one.kind === "praised")}
            isWhatIf={isWhatIf}
            onWhatIf={toggleWhatIf}
          />
        )}
        {!isChase && (
          <Hands
            people={people}
            hands={areHandsShown ? (game.hands?.[ply] ?? null) : null}
            turn={ply < cards || !game.finale ? ply % game.players : null}
          />
        )}
        {game.hands && !isChase && (
          <label class="replay-switch">
            <input
              type="checkbox"
              role="switch"
              checked={areHandsShown}
              onChange={() => setHandsShown(!areHandsShown)}
            />
            <span>{say("replay-hands")}</span>
          </label>
        )}
        {!game.finale && <p class="replay-note">{say("replay-unfinished")}</p>}
        {game.centred && <p class="replay-note">{say("variant-centred")}</p>}
        {game.dogs_hunt_mice && <p class="replay-note">{say("variant-dogs-hunt-mice")}</p>}
        {canReview && (
          <ReviewBox
            reviewing={reviewing}
            people={people}
            step={step}
            tell={(at) => stepTold(game, at, people)}
            onStep={(to) => {
              setRunning(false);
              show(to);
            }}
            onTurn={turnTo}
          />
        )}
      </div>
      <div class="replay-more">
        <LuckBox record={record} kept={kept} />
        <Sharing record={record} at={kept?.at ?? Date.now()} />
        <section class="replay-another">
          <h2>{say("replay-another")}</h2>
          <Opening />
          <GamesLink />
        </section>
      </div>
    </div>
  );
}

/** "Card 3 of 24. Anna: mouse (2 right, 1 up)" */
function stepTold(game: Replayed, step: number, people: readonly Person[]): string {
  const cards = game.moves.length;
  if (step > cards) return say("finale-title");
  const move = game.moves[step - 1];
  if (move === undefined) return say("replay-begin");
  const { card, cell } = readMove(move);
  const person = people[(step - 1) % game.players];
  const bot = botOf(game.by[step - 1] ?? "");
  const name = person?.name ?? "";
  const isStandIn = bot !== null && bot !== person?.bot;
  return say("replay-ply", {
    ply: step,
    last: cards,
    who: isStandIn ? say("replay-stand-in", { who: name, bot: botName(bot) }) : name,
    card: faceName(card),
    cell: cellName(cell),
  });
}
