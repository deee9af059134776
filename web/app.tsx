/** The browser's side: which page an address shows. */
import { Component, type ComponentChildren, type ComponentType, render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { HomePage } from "./pages/home";
import { TablePage } from "./pages/table";
import { Link, useAddress } from "./router";
import { Announcer } from "./ui/announce";
import { Button } from "./ui/button";
import { Page } from "./ui/page";
import { applyTheme } from "./ui/settings";
import { onLanguage, say, speak, wishedLanguage } from "./words";

/** Pages that a first game does not need come when they are asked for. */
const LATER: Record<string, () => Promise<{ default: ComponentType }>> = {
  "/new": () => import("./pages/new"),
  "/replay": () => import("./pages/replay"),
  "/score": () => import("./pages/score"),
  "/rules": () => import("./pages/rules"),
  "/games": () => import("./pages/games"),
  "/kept": () => import("./pages/kept"),
};

const AGAIN_MILLISECONDS = 1_000;

function App() {
  const { path } = useAddress();
  const [, setSpoken] = useState(0);
  useEffect(() => onLanguage(() => setSpoken((times) => times + 1)), []);
  return (
    <>
      <Guarded key={path}>
        <Shown path={path} />
      </Guarded>
      <Announcer id="announcer" />
    </>
  );
}

function Shown({ path }: { path: string }) {
  if (path === "/") return <HomePage />;
  const table = /^\/t\/([\w-]+)$/.exec(path)?.[1];
  if (table) return <TablePage key={table} name={table} />;
  const load = LATER[path];
  return load ? <Later key={path} load={load} /> : <Nowhere />;
}

function Later({ load }: { load: () => Promise<{ default: ComponentType }> }) {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    load().then(
      (page) => setLoaded(() => page.default),
      () => setLost(true),
    );
  }, []);
  if (isLost) {
    return (
      <Page title={say("trouble-title")}>
        <p role="alert">{say("trouble-unreachable")}</p>
        <ReloadButton />
      </Page>
    );
  }
  return Loaded && <Loaded />;
}

function ReloadButton() {
  return (
    <Button tone="big" icon="repeat" onClick={() => location.reload()}>
      {say("reload")}
    </Button>
  );
}

/** A fault of ours on one page does not leave an empty screen. */
class Guarded extends Component<{ children: ComponentChildren }, { isBroken: boolean }> {
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

function Nowhere() {
  return (
    <Page title={say("trouble-title")}>
      <p>{say("refusal-no-such-page")}</p>
      <Link href="/" class="button big">
        <span>{say("home")}</span>
      </Link>
    </Page>
  );
}

/** Without words there is no page: ask until they come. */
async function speakAtLast(): Promise<void> {
  for (;;) {
    try {
      await speak(wishedLanguage());
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MILLISECONDS));
    }
  }
}

async function start(): Promise<void> {
  applyTheme();
  await speakAtLast();
  const root = document.getElementById("app");
  if (root) render(<App />, root);
  if (isSecureContext && "serviceWorker" in navigator) {
    navigator.serviceWorker.register("/worker.js").catch(() => undefined); // only an app is lost
  }
}

void start();
