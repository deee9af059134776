/** A table: its socket, and what it is doing now. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Icon } from "../art/icon";
import { forgetTable, isToken, keepTable } from "../keep";
import { AskRefused, Live, LinkLost, type LiveState } from "../live";
import type { ChairNumber, Finale, TableId, TableShown, ViewShown } from "../protocol";
import { Link, go, useAddress } from "../router";
import { setSound, sound, soundOn } from "../sound";
import { Gathering, SitDown } from "../table/gathering";
import { KeysDialog, Menu } from "../table/menu";
import { Over } from "../table/over";
import { Playing } from "../table/playing";
import { Reactions, useReactions } from "../table/reactions";
import { SeatDialog } from "../table/seat";
import { refusalTold } from "../table/told";
import { Button, IconButton } from "../ui/button";
import { Page } from "../ui/page";
import { say } from "../words";

type Open = { what: "menu" } | { what: "keys" } | { what: "seat"; chair: ChairNumber } | null;

export function TablePage({ name }: { name: TableId }) {
  const { hash } = useAddress();
  const live = useMemo(() => {
    keepTable(name, [], isToken(hash) ? { handed: [hash] } : {});
    if (isToken(hash)) keepTable(name, [hash]);
    return new Live(name);
  }, [name]);
  useEffect(() => () => live.close(), [live]);
  useEffect(() => {
    if (!hash) return;
    go(`/t/${name}`, { instead: true }); // a token is not left in the address
    if (!isToken(hash)) return;
    live.claim(hash, { isHanded: true }).catch(() => undefined); // the next hello shows it
  }, [live, hash]);
  const [state, setState] = useState<LiveState>(live.state);
  useEffect(() => {
    setState(live.state);
    return live.listen(setState);
  }, [live]);

  if (state.link === "closed" && state.reason) return <Gone name={name} state={state} />;
  if (!state.table) return <Waiting state={state} />;
  return <AtTable live={live} state={state} table={state.table} />;
}

interface AtTableProps {
  live: Live;
  state: LiveState;
  table: TableShown;
}

function AtTable({ live, state, table }: AtTableProps) {
  const [open, setOpen] = useState<Open>(null);
  const [trouble, setTrouble] = useState("");
  const reactions = useReactions(live);
  const [view] = state.views;
  const played = useRef<number | null>(null);
  if (view && !view.over) played.current = view.game;
  const [finale, leaveFinale] = useFinale(state, table);
  useEffect(() => setTrouble(""), [state.link, view?.ply]);

  useEffect(
    () =>
      live.hear((happening) => {
        if (happening.type !== "nudge" || !state.holds.includes(happening.chair)) return;
        sound("turn");
        setTrouble(say("table-nudge"));
      }),
    [live, state.holds],
  );

  const ask = (asked: Parameters<Live["ask"]>[0]) => {
    setTrouble("");
    live.ask(asked).catch((error: unknown) => {
      if (error instanceof AskRefused) setTrouble(refusalTold(error.told.refusal, error.told.data));
      else if (error instanceof LinkLost) setTrouble(say("trouble-unreachable"));
      else throw error;
    });
  };
  const onChip = (chair: ChairNumber) => setOpen({ what: "seat", chair });
  const close = () => setOpen(null);
  const [chair] = state.holds;

  return (
    <div class={`table ${view ? "on" : ""}`}>
      <header class="table-head">
        <Link href="/" class="icon-button" aria-label={say("home")} title={say("home")}>
          <Icon name="home" />
        </Link>
        <Banner state={state} table={table} trouble={trouble} />
        <SoundButton />
        {chair !== undefined && view && <Reactions chair={chair} ask={ask} />}
        <IconButton icon="settings" label={say("menu-title")} onClick={() => setOpen({ what: "menu" })} />
      </header>
      {finale ? (
        <Over
          key={finale.view.game}
          live={live}
          state={state}
          table={finale.table}
          view={finale.view}
          outcome={finale.outcome}
          isFresh={played.current !== null && played.current >= finale.view.game}
          isPast={table.game !== finale.view.game}
          ask={ask}
          onNext={leaveFinale}
        />
      ) : !view ? (
        <Gathering live={live} state={state} table={table} ask={ask} onChip={onChip} />
      ) : (
        <>
          <JoinLate live={live} state={state} table={table} />
          <Playing
            key={view.game}
            live={live}
            state={state}
            table={table}
            reactions={reactions}
            onChip={onChip}
            onKeys={() => setOpen({ what: "keys" })}
          />
        </>
      )}
      {open?.what === "menu" && (
        <Menu
          live={live}
          state={state}
          table={table}
          onKeys={() => setOpen({ what: "keys" })}
          onClose={close}
        />
      )}
      {open?.what === "keys" && <KeysDialog onClose={close} />}
      {open?.what === "seat" && (
        <SeatDialog
          live={live}
          state={state}
          table={table}
          chair={open.chair}
          ask={ask}
          onClose={close}
        />
      )}
    </div>
  );
}

interface Ended {
  table: TableShown;
  view: ViewShown;
  outcome: Finale;
}

/** The end of a game stays until it was seen or left, whoever has started the next one. */
function useFinale(state: LiveState, table: TableShown): [Ended | null, () => void] {
  const last = useRef<Ended | null>(null);
  const [left, setLeft] = useState(-1);
  const [view] = state.views;
  if (view?.outcome) last.current = { table, view, outcome: view.outcome };
  const ended = last.current;
  const isShown = ended !== null && (Boolean(view?.outcome) || ended.view.game > left);
  return [isShown ? ended : null, () => setLeft(ended?.view.game ?? -1)];
}

/** During a game a chair that somebody left for good can be taken. */
function JoinLate({ live, state, table }: AtTableProps) {
  const [chair, setChair] = useState<ChairNumber | null>(null);
  const free = table.chairs.findIndex((one) => !one.taken);
  if (state.holds.length || free < 0) return null;
  if (chair === null) {
    return (
      <section class="late" aria-label={say("chair-free")}>
        <Button onClick={() => setChair(free)}>{say("chair-sit")}</Button>
      </section>
    );
  }
  return (
    <section class="late" aria-label={say("chair-free")}>
      <SitDown live={live} table={table} chair={chair} onDone={() => setChair(null)} />
    </section>
  );
}

function SoundButton() {
  const [isOn, setOn] = useState(soundOn);
  return (
    <IconButton
      icon={isOn ? "sound" : "muted"}
      label={isOn ? say("sound-off") : say("sound-on")}
      onClick={() => {
        setSound(!isOn);
        setOn(!isOn);
        sound("tap");
      }}
    />
  );
}

interface BannerProps {
  state: LiveState;
  table: TableShown;
  trouble: string;
}

/** What is the matter, in one sentence; nothing where all is well. */
function Banner({ state, table, trouble }: BannerProps) {
  const told =
    state.link === "lost"
      ? say(state.restarting ? "refusal-stopping" : "trouble-lost")
      : trouble || (table.phase === "playing" && !state.holds.length ? say("table-watching") : "");
  return (
    <p class={`banner ${told ? "told" : ""} ${state.link}`} role="status">
      {told}
    </p>
  );
}

function Waiting({ state }: { state: LiveState }) {
  return (
    <Page title={say("table-finding")}>
      <p role="status">{state.link === "lost" ? say("trouble-lost") : say("table-finding-explained")}</p>
    </Page>
  );
}

/** The table does not answer any more, or not to us. */
function Gone({ name, state }: { name: TableId; state: LiveState }) {
  const reason = state.reason ?? "no-such-table";
  const isGone = reason === "ended" || reason === "no-such-table";
  useEffect(() => {
    if (isGone) forgetTable(name);
  }, [isGone]);
  const told = reason === "ended" ? say("table-ended") : refusalTold(reason);
  return (
    <Page title={isGone ? say("table-gone") : say("table-closed")}>
      <p>{told}</p>
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
