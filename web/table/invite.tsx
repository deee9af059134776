/** How others come to this table: a link, a code to type, a code to scan. */
import { useEffect, useState } from "preact/hooks";
import { post } from "../api";
import { Button } from "../ui/button";
import { say } from "../words";

interface InviteProps {
  path: string;
  code: string | null;
}

/** Where a phone reaches this server: not at the localhost of who opened the table. */
export const BASE = document.documentElement.dataset["base"] ?? location.origin;

export function Invite({ path, code }: InviteProps) {
  return (
    <div class="invite">
      <QrCode path={path} />
      <div class="invite-words">
        {code && (
          <p>
            {say("invite-code")}
            <strong class="code">{code}</strong>
          </p>
        )}
        <ShareLink link={BASE + path} />
      </div>
    </div>
  );
}

/** Drawn by the server. */
export function QrCode({ path }: { path: string }) {
  const [drawing, setDrawing] = useState<string | null>(null);
  useEffect(() => {
    let isOld = false;
    post("/api/qr", { path }).then(
      (svg) => {
        if (!isOld) setDrawing(`data:image/svg+xml,${encodeURIComponent(svg)}`);
      },
      () => undefined, // the link is there as text
    );
    return () => {
      isOld = true;
    };
  }, [path]);
  return drawing ? <img class="qr" src={drawing} alt={say("invite-qr")} /> : <div class="qr" />;
}

/** The link as text, with what this browser has for handing it on. */
export function ShareLink({ link }: { link: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  const share = () => {
    navigator.share({ url: link }).catch(() => undefined); // closed without sharing
  };
  return (
    <div class="share">
      <input
        readOnly
        value={link}
        aria-label={say("invite-link")}
        onFocus={(event) => event.currentTarget.select()}
      />
      {"clipboard" in navigator && (
        <Button icon={isCopied ? "check" : "copy"} onClick={copy}>
          {isCopied ? say("invite-copied") : say("invite-copy")}
        </Button>
      )}
      {"share" in navigator && (
        <Button icon="share" onClick={share}>
          {say("invite-share")}
        </Button>
      )}
    </div>
  );
}
