/** The first page: a game in one tap, and links to everything else. */

import { useEffect, useRef, useState } from "preact/hooks";
import { RequestRefused } from "../api";
import { BotFace, CardArt } from "../art/card";
import { Icon, type IconName } from "../art/icon";
import { botName } from "../bot-names";
import { say } from "../i18n";
import { chooseOpponent, joinByCode, opponent, playNow } from "../lobby";
import { CODE_LENGTH } from "../protocol";
import { refusalText } from "../refusals";
import { Link } from "../router";
import { LazyLevelDialog } from "../seats/level-dialog-loader";
import { readSetting, storedTables } from "../storage";
import { Button, IconButton } from "../ui/button";
import { lazy } from "../ui/lazy";
import { useTitle } from "../ui/page";
import { LanguageChoice } from "../ui/settings";
import { SettingsDialog } from "../ui/settings-dialog";
import { ContinueLink, openTables } from "./continue-link";
import type { ReturningProps } from "./returning";
import { loadTable } from "./table-loader";

const HOME_LINKS: readonly (readonly [href: string, icon: IconName, key: string])[] = [
  ["/new#friends", "share", "home-friends"],
  ["/new#together", "people", "home-together"],
  ["/new#screen", "tv", "home-screen"],
  ["/score", "check", "home-score"],
  ["/rules", "help", "home-rules"],
  ["/games", "album", "home-games"],
];

/** Until it is loaded, the link says only that there is an open game. */
const Returning = lazy(
  () => import("./returning"),
  ({ tables }: ReturningProps) => {
    const [first] = openTables(tables);
    return first ? <ContinueLink table={first.table} /> : null;
  },
);

/** Does something, and reports why the server refused it: an empty text as long as it did not. */
type Attempt = (work: () => Promise<void>, report: (trouble: string) => void) => void;

/** The first page. */
export function HomePage() {
  const [tables] = useState(storedTables);
  const [level, setLevel] = useState(opponent);
  const [trouble, setTrouble] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [open, setOpen] = useState<"settings" | "levels" | null>(null);
  useEffect(() => {
    loadTable().catch(() => undefined); // it is tried again when a table is shown
  }, []);
  const title = say("title");
  useTitle(title);
  const attempt: Attempt = (work, report) => {
    report("");
    setBusy(true);
    work()
      .catch((error: unknown) => {
        if (error instanceof RequestRefused) report(refusalText(error.refusal, error.data));
        else throw error;
      })
      .finally(() => setBusy(false));
  };
  const bot = botName(level);
  const close = () => setOpen(null);
  return (
    <div class="home">
      <header class="home-head">
        <LanguageChoice />
        <IconButton icon="settings" label={say("menu-title")} onClick={() => setOpen("settings")} />
      </header>
      <main>
        <div class="home-title">
          <h1>{title}</h1>
          <p class="chase-row" aria-hidden="true">
            <CardArt card="D" look={[1, 0]} />
            <CardArt card="C" look={[1, 0]} />
            <CardArt card="M" look={[1, 0]} />
            <CardArt card="3a" shape="wheel" />
          </p>
          <p class="motto">{say("motto")}</p>
        </div>
        <div class="home-start">
          {tables.length > 0 && <Returning tables={tables} level={level} onLevel={setLevel} />}
          <div class="play-row">
            <button
              type="button"
              class="play-now"
              disabled={isBusy}
              onClick={() => attempt(playNow, setTrouble)}
            >
              <Icon name="play" />
              <span>{say("home-play")}</span>
            </button>
            <button
              type="button"
              class="opponent"
              aria-label={say("levels-other", { bot })}
              title={say("levels-other", { bot })}
              onClick={() => setOpen("levels")}
            >
              <BotFace bot={level} />
              <span>{bot}</span>
            </button>
          </div>
          {trouble && (
            <p class="trouble" role="alert">
              {trouble}
            </p>
          )}
          <QuietLinks isNew={!tables.length && !readSetting("offered")} />
        </div>
        <nav class="ways" aria-label={say("home-ways")}>
          {HOME_LINKS.map(([href, icon, key]) => (
            <Link key={href} href={href} class="way">
              <Icon name={icon} />
              <span>{say(key)}</span>
            </Link>
          ))}
          <JoinForm isBusy={isBusy} attempt={attempt} />
        </nav>
      </main>
      <footer class="home-foot">
        <p>{say("about")}</p>
        <Link href="/kept">{say("home-kept")}</Link>
      </footer>
      {open === "settings" && <SettingsDialog onClose={close} />}
      {open === "levels" && (
        <LazyLevelDialog
          chosen={level}
          onChoose={(chosen) => {
            chooseOpponent(chosen);
            setLevel(chosen);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

/** The ways to the lesson, which is offered in words on a new device, and to the puzzles. */
function QuietLinks({ isNew }: { isNew: boolean }) {
  return (
    <div class="quiet-links">
      {isNew && <p class="learn-offer">{say("learn-offer")}</p>}
      <Link href="/learn" class={isNew ? "button" : "button quiet"}>
        <Icon name="bulb" />
        <span>{say("home-learn")}</span>
      </Link>
      <Link href="/puzzles" class="button quiet">
        <Icon name="puzzle" />
        <span>{say("home-puzzles")}</span>
      </Link>
    </div>
  );
}

interface JoinFormProps {
  isBusy: boolean;
  attempt: Attempt;
}

/** Joins a table by the code that somebody reads out. */
function JoinForm({ isBusy, attempt }: JoinFormProps) {
  const [code, setCode] = useState("");
  const [trouble, setTrouble] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (trouble) form.current?.scrollIntoView({ block: "nearest" }); // the sentence is below it
  }, [trouble]);
  const letters = code.replace(/[^\p{L}]/gu, "").toUpperCase();
  const report = (text: string) => {
    setTrouble(text);
    if (text) field.current?.focus();
  };
  return (
    <form
      class="way join"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (letters.length === CODE_LENGTH) attempt(() => joinByCode(letters), report);
      }}
    >
      <label for="code">
        <Icon name="door" />
        <span>{say("home-join")}</span>
      </label>
      <input
        id="code"
        ref={field}
        value={code}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        maxLength={CODE_LENGTH + 4}
        aria-invalid={trouble !== ""}
        aria-describedby={trouble ? "code-trouble" : undefined}
        onInput={(event) => {
          setCode(event.currentTarget.value);
          setTrouble("");
        }}
      />
      <Button type="submit" disabled={isBusy || letters.length !== CODE_LENGTH}>
        {say("home-join-go")}
      </Button>
      {trouble && (
        <p id="code-trouble" class="trouble" role="alert">
          {trouble}
        </p>
      )}
    </form>
  );
}
