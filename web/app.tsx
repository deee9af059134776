/** The entry point: starts the app and shows the page for the current address. */

import { Component, type ComponentChildren, render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadLanguage, onLanguageChange, preferredLanguage, say } from "./i18n";
import { HomePage } from "./pages/home";
import { LazyTablePage, loadTable } from "./pages/table-loader";
import { Link, onPathChange, useAddress } from "./router";
import { tableOf } from "./table-address";
import { Announcer, clearAnnouncements } from "./ui/announce";
import { Button } from "./ui/button";
import { noticeKeyboard } from "./ui/keyboard";
import { Lazy, type Load } from "./ui/lazy";
import { Page } from "./ui/page";
import { applyTheme } from "./ui/settings";

/** Pages that a first game does not need are loaded on demand. */
const LAZY_PAGES: Record<string, Load> = {
  "/new": () => import("./pages/new"),
  "/replay": () => import("./pages/replay"),
  "/score": () => import("./pages/score"),
  "/rules": () => import("./pages/rules"),
  "/learn": () => import("./pages/learn"),
  "/puzzles": () => import("./pages/puzzles"),
  "/day": () => import("./pages/day"),
  "/games": () => import("./pages/games"),
  "/done": () => import("./pages/done"),
  "/kept": () => import("./pages/privacy"),
};

const RETRY_MILLISECONDS = 1_000;
const QUIET_MILLISECONDS = 2_000; // what the worker loads should not delay the first card

/** The path without the number of a puzzle or the date of a day: those pages read it themselves. */
function pageOf(path: string): string {
  return path.replace(/^(\/puzzles|\/day)\/.*/, "$1");
}

function App() {
  const { path } = useAddress();
  const [, redraw] = useState(0);
  useEffect(() => onLanguageChange(() => redraw((times) => times + 1)), []);
  useEffect(() => onPathChange(clearAnnouncements), []);
  return (
    <>
      <ErrorBoundary key={pageOf(path)}>
        <Route path={path} />
      </ErrorBoundary>
      <Announcer id="announcer" />
    </>
  );
}

function Route({ path }: { path: string }) {
  if (path === "/") return <HomePage />;
  const table = tableOf(path);
  if (table) return <LazyTablePage key={table} name={table} />;
  const load = LAZY_PAGES[pageOf(path)];
  return load ? <LazyPage key={pageOf(path)} load={load} /> : <NotFoundPage path={path} />;
}

function LazyPage({ load }: { load: Load }) {
  return (
    <Lazy load={load}>
      <Page title={say("trouble-title")}>
        <p role="alert">{say("trouble-unreachable")}</p>
        <ReloadButton />
      </Page>
    </Lazy>
  );
}

function ReloadButton() {
  return (
    <Button tone="big" icon="repeat" onClick={() => location.reload()}>
      {say("reload")}
    </Button>
  );
}

/** Shows a message instead of an empty screen when a page throws. */
class ErrorBoundary extends Component<{ children: ComponentChildren }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static override getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <Page title={say("trouble-title")}>
        <p role="alert">{say("refusal-our-fault")}</p>
        <ReloadButton />
      </Page>
    );
  }
}

function NotFoundPage({ path }: { path: string }) {
  const isTable = path.startsWith("/t/");
  return (
    <Page title={say("trouble-title")}>
      <p>{say(isTable ? "table-link-broken" : "refusal-no-such-page")}</p>
      <Link href="/" class="button big">
        <span>{say("home")}</span>
      </Link>
    </Page>
  );
}

/** Retries until the catalogue is loaded, because no text can be shown without it. */
async function loadLanguageWithRetry(): Promise<void> {
  for (;;) {
    try {
      await loadLanguage(preferredLanguage());
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS));
    }
  }
}

async function start(): Promise<void> {
  applyTheme();
  noticeKeyboard();
  const isTable = tableOf(location.pathname) !== null;
  // Until then, the page shows what the server has drawn.
  await Promise.all([loadLanguageWithRetry(), isTable && loadTable().catch(() => undefined)]);
  const root = document.getElementById("app");
  if (root) render(<App />, root);
  if (isSecureContext && "serviceWorker" in navigator)
    setTimeout(registerWorker, QUIET_MILLISECONDS);
}

/** Registers the service worker; that may fail, because the page works without one. */
function registerWorker(): void {
  navigator.serviceWorker.register("/worker.js").catch(() => undefined);
}

void start();
