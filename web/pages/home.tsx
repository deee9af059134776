/** The first page: one big button to play, and links to everything else. */

import { useState } from "preact/hooks";
import { RequestRefused } from "../api";
import { CardArt } from "../art/card";
import { Icon, type IconName } from "../art/icon";
import { say } from "../i18n";
import { joinByCode, playNow } from "../lobby";
import { TITLE } from "../page-config";
import { CODE_LENGTH } from "../protocol";
import { refusalText } from "../refusals";
import { Link } from "../router";
import { storedTables } from "../storage";
import { Button, IconButton } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { useTitle } from "../ui/page";
import { LanguageChoice, Settings } from "../ui/settings";

const HOME_LINKS: readonly (readonly [href: string, icon: IconName, key: string])[] = [
  ["/new#friends", "share", "home-friends"],
  ["/new#together", "people", "home-together"],
  ["/new#screen", "tv", "home-screen"],
  ["/score", "check", "home-score"],
  ["/rules", "help", "home-rules"],
  ["/games", "flag", "home-games"],
];

/** The first page. */
export function HomePage() {
  const [trouble, setTrouble] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useTitle(TITLE);
  const attempt = (work: () => Promise<void>) => {
    setTrouble("");
    setBusy(true);
    work()
      .catch((error: unknown) => {
        if (error instanceof RequestRefused) setTrouble(refusalText(error.refusal, error.data));
        else throw error;
      })
      .finally(() => setBusy(false));
  };
  return (
    <div class="home">
      <header class="home-head">
        <LanguageChoice />
        <IconButton icon="settings" label={say("menu-title")} onClick={() => setOpen(true)} />
      </header>
      <main>
        <h1>{TITLE}</h1>
        <p class="chase-row" aria-hidden="true">
          <CardArt card="D" look={[1, 0]} />
          <CardArt card="C" look={[1, 0]} />
          <CardArt card="M" look={[1, 0]} />
          <CardArt card="3a" shape="wheel" />
        </p>
        <p class="motto">{say("motto")}</p>
        <button type="button" class="play-now" disabled={isBusy} onClick={() => attempt(playNow)}>
          <Icon name="play" />
          <span>{say("home-play")}</span>
        </button>
        {trouble && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
        <nav class="ways" aria-label={say("home-ways")}>
          {HOME_LINKS.map(([href, icon, key]) => (
            <Link key={href} href={href} class="way">
              <Icon name={icon} />
              <span>{say(key)}</span>
              {key === "home-games" && storedTables().length > 0 && <i class="dot" />}
            </Link>
          ))}
          <JoinForm isBusy={isBusy} onCode={(code) => attempt(() => joinByCode(code))} />
        </nav>
      </main>
      <footer class="home-foot">
        <p>{say("about")}</p>
        <Link href="/kept">{say("home-kept")}</Link>
      </footer>
      {isOpen && (
        <Dialog title={say("menu-title")} onClose={() => setOpen(false)}>
          <Settings />
        </Dialog>
      )}
    </div>
  );
}

interface JoinFormProps {
  isBusy: boolean;
  onCode: (code: string) => void;
}

/** Joins a table by the code that somebody reads out. */
function JoinForm({ isBusy, onCode }: JoinFormProps) {
  const [code, setCode] = useState("");
  const letters = code.replace(/[^\p{L}]/gu, "").toUpperCase();
  return (
    <form
      class="way join"
      onSubmit={(event) => {
        event.preventDefault();
        if (letters.length === CODE_LENGTH) onCode(letters);
      }}
    >
      <label for="code">
        <Icon name="door" />
        <span>{say("home-join")}</span>
      </label>
      <input
        id="code"
        value={code}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        maxLength={CODE_LENGTH + 4}
        onInput={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" disabled={isBusy || letters.length !== CODE_LENGTH}>
        {say("home-join-go")}
      </Button>
    </form>
  );
}
