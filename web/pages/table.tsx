/** A table: connects to it and shows its current phase. */

import { useEffect, useId, useMemo, useRef, useState } from "preact/hooks";
import { Icon, type IconName } from "../art/icon";
import {
  type Command,
  CommandRefused,
  type Connection,
  ConnectionLost,
  type ConnectionState,
} from "../connection";
import { connect } from "../first-connection";
import { say } from "../i18n";
import type { ChairNumber, Finale, TableData, TableId, Token, ViewData } from "../protocol";
import { refusalText } from "../refusals";
import { Link, navigate, useAddress } from "../router";
import { RulesSheet } from "../rules/rules-sheet";
import { AlsoOpenNotice } from "../seats/other-devices";
import { Reactions, useReactions } from "../seats/reactions";
import { RequestNotices } from "../seats/request-notice";
import { isSoundOn, playSound, setSound } from "../sound";
import { forgetTable, noteTable } from "../storage";
import { LazyGameOver, loadGameOver } from "../table/game-over-loader";
import { LazyGathering } from "../table/gathering-loader";
import { Playing } from "../table/playing";
import { handOverText } from "../table/sentences";
import { tokenOf } from "../table-address";
import { announce } from "../ui/announce";
import { Button, IconButton } from "../ui/button";
import { lazy } from "../ui/lazy";
import { Page } from "../ui/page";
import { botPause, useSetting } from "../ui/settings";
import { WaitingPage } from "./waiting-page";

const JoinDuringGame = lazy(() => import("../seats/join-during-game"));
const KeysDialog = lazy(() => import("../table/keys-dialog"));
const Menu = lazy(() => import("../table/menu"));
const SeatDialog = lazy(() => import("../seats/seat-dialog"));

type OpenDialog =
  | { what: "menu" }
  | { what: "rules" }
  | { what: "keys" }
  | { what: "seat"; chair: ChairNumber }
  | null;

/** Connects to a table and shows it, or says why that is impossible. */
export default function TablePage({ name }: { name: TableId }) {
  const { hash } = useAddress();
  const token = tokenOf(hash);
  const connection = useMemo(() => connect(name, token), [name]);
  const opened = useRef<Token | null>(null);
  if (token) opened.current = token;
  useEffect(() => () => connection.close(), [connection]);
  useEffect(() => {
    if (!hash) return;
    navigate(`/t/${name}`, { replace: true }); // do not leave the token in the address
    if (!token) return;
    connection.claim(token, { isHanded: true }).catch(() => undefined); // the next hello presents it
  }, [connection, hash]);
  const [state, setState] = useState<ConnectionState>(connection.state);
  useEffect(() => {
    setState(connection.state);
    return connection.onState(setState);
  }, [connection]);

  if (state.status === "closed" && state.reason) return <TableGone name={name} state={state} />;
  if (!state.table) return <WaitingPage isLost={state.status === "lost"} />;
  return (
    <TableContent
      connection={connection}
      state={state}
      table={state.table}
      opened={opened.current}
    />
  );
}

interface TableContentProps {
  connection: Connection;
  state: ConnectionState;
  table: TableData;
  /** The token of the chair's link that was opened on this page. */
  opened: Token | null;
}

function TableContent({ connection, state, table, opened }: TableContentProps) {
  const [open, setOpen] = useState<OpenDialog>(null);
  const [trouble, setTrouble] = useState("");
  const reactions = useReactions(connection);
  const [view] = state.views;
  const played = useRef<number | null>(null);
  if (view && !view.over) played.current = view.game;
  const [finale, leaveFinale] = useLastFinale(state, table);
  const isPast = finale !== null && finale.view.game !== table.game;
  useEffect(() => setTrouble(""), [state.status, view?.ply]);
  useBotPause(connection, state);
  useEffect(
    () => noteTable(table.table, table.phase, state.holds),
    [table.table, table.phase, state.holds],
  );
  const isFirstCardLaid = (view?.ply ?? 0) > 0;
  useEffect(() => {
    if (isFirstCardLaid) loadGameOver().catch(() => undefined); // it is tried again at the end
  }, [isFirstCardLaid]);
  const news = useNewHandOvers(table, view?.ply);

  useEffect(
    () =>
      connection.onEvent((event) => {
        if (event.type !== "nudge" || !state.holds.includes(event.chair)) return;
        playSound("turn");
        setTrouble(say("table-nudge"));
      }),
    [connection, state.holds],
  );

  const attempt = async (action: Promise<unknown>): Promise<boolean> => {
    setTrouble("");
    try {
      await action;
      return true;
    } catch (error) {
      if (error instanceof CommandRefused)
        setTrouble(refusalText(error.answer.refusal, error.answer.data));
      else if (error instanceof ConnectionLost) setTrouble(say("trouble-unreachable"));
      else throw error;
      return false;
    }
  };
  const send = (command: Command) => void attempt(connection.request(command));
  const onChip = (chair: ChairNumber) => setOpen({ what: "seat", chair });
  const onRules = () => setOpen({ what: "rules" });
  const onKeys = () => setOpen({ what: "keys" });
  const close = () => setOpen(null);
  const [chair] = state.holds;

  return (
    <div class={view && !finale ? "table live" : "table"}>
      <header class="table-head">
        <Link href="/" class="icon-button" aria-label={say("home")} title={say("home")}>
          <Icon name="home" />
        </Link>
        <Banner state={state} trouble={trouble} />
        <SoundButton />
        {chair !== undefined && view && !isPast && (
          <Reactions chair={chair} shape={table.chairs[chair]?.shape ?? "wheel"} send={send} />
        )}
        <IconButton icon="help" label={say("home-rules")} onClick={onRules} />
        <IconButton
          icon="settings"
          label={say("menu-title")}
          onClick={() => setOpen({ what: "menu" })}
        />
      </header>
      {isSignedOut(state, table) && <Notice icon="phone" text={say("devices-signed-out")} />}
      {news && !finale && <Notice icon="swap" text={news} />}
      {table.source && view?.ply === table.source.ply && (
        <Notice icon="repeat" text={say("play-on-known")} />
      )}
      <AlsoOpenNotice connection={connection} state={state} opened={opened} attempt={attempt} />
      {finale ? (
        <LazyGameOver
          key={finale.view.game}
          connection={connection}
          state={state}
          table={finale.table}
          current={table}
          view={finale.view}
          outcome={finale.outcome}
          isFresh={played.current !== null && played.current >= finale.view.game}
          isCovered={open !== null}
          attempt={attempt}
          onNext={leaveFinale}
        />
      ) : !view ? (
        <LazyGathering
          connection={connection}
          state={state}
          table={table}
          send={send}
          onChip={onChip}
        />
      ) : (
        <>
          <RequestNotices connection={connection} state={state} table={table} attempt={attempt} />
          {!state.holds.length && (
            <JoinDuringGame connection={connection} state={state} table={table} />
          )}
          <Playing
            key={view.game}
            connection={connection}
            state={state}
            table={table}
            reactions={reactions}
            onChip={onChip}
            attempt={attempt}
            onRules={onRules}
          />
        </>
      )}
      {open?.what === "menu" && (
        <Menu
          connection={connection}
          state={state}
          table={table}
          onRules={onRules}
          onKeys={onKeys}
          onClose={close}
        />
      )}
      {open?.what === "rules" && <RulesSheet onKeys={onKeys} onClose={close} />}
      {open?.what === "keys" && <KeysDialog onClose={close} />}
      {open?.what === "seat" && (
        <SeatDialog
          connection={connection}
          state={state}
          table={table}
          chair={open.chair}
          send={send}
          attempt={attempt}
          onClose={close}
        />
      )}
    </div>
  );
}

interface EndedGame {
  /** The table as it was at the end: players may leave before everybody has seen the finale. */
  table: TableData;
  view: ViewData;
  outcome: Finale;
}

/** Keeps the end of a game until it is left, even if the next game has started or ended. */
function useLastFinale(state: ConnectionState, table: TableData): [EndedGame | null, () => void] {
  const last = useRef<EndedGame | null>(null);
  const [left, setLeft] = useState(-1);
  const [view] = state.views;
  const isLeft = last.current === null || last.current.view.game <= left;
  const isNew = view?.game === table.game && view.game !== last.current?.view.game;
  if (view?.outcome && isNew && isLeft) last.current = { table, view, outcome: view.outcome };
  const ended = last.current;
  const isShown = ended !== null && (Boolean(view?.outcome) || ended.view.game > left);
  return [isShown ? ended : null, () => setLeft(ended?.view.game ?? -1)];
}

/** Tells the server how long bots should pause: on every connection, and after every change. */
function useBotPause(connection: Connection, { status, holds }: ConnectionState): void {
  const pause = useSetting(botPause);
  const isPlayer = holds.length > 0;
  useEffect(() => {
    if (status !== "open" || !isPlayer) return;
    connection.request({ type: "set-bot-pause", pause }).catch(() => undefined); // sent again later
  }, [connection, status, isPlayer, pause]);
}

/** The sentence about a change of players, until the next card; afterwards the chips mark it. */
function useNewHandOvers(table: TableData, ply: number | undefined): string {
  const [news, setNews] = useState("");
  const before = useRef({ game: table.game, count: table.hand_overs.length });
  useEffect(() => setNews(""), [ply]);
  useEffect(() => {
    const { game, count } = before.current;
    const fresh = table.hand_overs.slice(game === table.game ? count : 0);
    before.current = { game: table.game, count: table.hand_overs.length };
    if (!fresh.length) return;
    setNews(fresh.map(handOverText).join(" "));
  }, [table]);
  return news;
}

function SoundButton() {
  const [isOn, setOn] = useState(isSoundOn);
  return (
    <IconButton
      icon={isOn ? "sound" : "muted"}
      label={isOn ? say("sound-off") : say("sound-on")}
      onClick={() => {
        setSound(!isOn);
        setOn(!isOn);
        playSound("tap");
      }}
    />
  );
}

interface BannerProps {
  state: ConnectionState;
  trouble: string;
}

/** One sentence about a problem, which lies over the table; empty otherwise. */
function Banner({ state, trouble }: BannerProps) {
  const text =
    state.status === "lost" ? say(state.restarting ? "refusal-stopping" : "trouble-lost") : trouble;
  return (
    <p class={`banner ${text ? "told" : ""} ${state.status}`} role="status">
      {text}
    </p>
  );
}

/** Whether a chair of this device was opened on another one, which signed this device out. */
function isSignedOut(state: ConnectionState, table: TableData): boolean {
  return state.lost.some(({ chair, guest }) => {
    const one = table.chairs[chair];
    return one?.taken && !one.bot && one.guest === guest;
  });
}

/** One sentence across the whole width, which is also announced. */
function Notice({ icon, text }: { icon: IconName; text: string }) {
  const id = useId();
  useEffect(() => announce(text), [text]);
  return (
    <section class="notice news" aria-labelledby={id}>
      <div class="notice-words">
        <Icon name={icon} />
        <p id={id}>{text}</p>
      </div>
    </section>
  );
}

/** The table no longer exists, or refuses this device. */
function TableGone({ name, state }: { name: TableId; state: ConnectionState }) {
  const reason = state.reason ?? "no-such-table";
  const isGone = reason === "ended" || reason === "no-such-table";
  useEffect(() => {
    if (isGone) forgetTable(name);
  }, [isGone]);
  const text = reason === "ended" ? say("table-ended") : refusalText(reason);
  return (
    <Page title={isGone ? say("table-gone") : say("table-closed")}>
      <p>{text}</p>
      <p class="row">
        {reason === "old-page" && (
          <Button tone="big" icon="repeat" onClick={() => location.reload()}>
            {say("reload")}
          </Button>
        )}
        <Link href="/" class="button big">
          <span>{say("home")}</span>
        </Link>
      </p>
    </Page>
  );
}
