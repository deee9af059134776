/** How others join this table: by a link, a code to type or a QR code. */

import { useEffect, useRef, useState } from "preact/hooks";
import { post } from "../api";
import { say } from "../i18n";
import { BASE } from "../page-config";
import { Button } from "../ui/button";
import { copyText } from "../ui/clipboard";

interface InviteProps {
  path: string;
  code: string | null;
}

/** The QR code, the code and the link of a table. */
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

/** The same for people in front of a large screen: to be read from across the room. */
export function BigInvite({ path, code }: InviteProps) {
  const address = BASE.replace("https://", "");
  return (
    <section class="big-invite" aria-label={say("invite-screen")}>
      <p class="big-invite-how">{say("invite-scan")}</p>
      <QrCode path={path} />
      {code && (
        <p class="big-invite-how">
          {say("invite-type", { address })}
          <strong class="code">{code}</strong>
        </p>
      )}
    </section>
  );
}

/** The QR code of an address; the server draws it. */
export function QrCode({ path }: { path: string }) {
  const [drawing, setDrawing] = useState<string | null>(null);
  useEffect(() => {
    let isOld = false;
    post("/api/qr", { path }).then(
      (svg) => {
        if (!isOld) setDrawing(`data:image/svg+xml,${encodeURIComponent(svg)}`);
      },
      () => undefined, // the link is shown as text too
    );
    return () => {
      isOld = true;
    };
  }, [path]);
  return drawing ? <img class="qr" src={drawing} alt={say("invite-qr")} /> : <div class="qr" />;
}

/** The link as text, with buttons to copy and share it. */
export function ShareLink({ link }: { link: string }) {
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => setCopied(await copyText(link, field.current));
  const share = () => {
    navigator.share({ url: link }).catch(() => undefined); // closed without sharing
  };
  return (
    <div class="share">
      <input
        readOnly
        ref={field}
        value={link}
        aria-label={say("invite-link")}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button icon={isCopied ? "check" : "copy"} onClick={() => void copy()}>
        {isCopied ? say("invite-copied") : say("invite-copy")}
      </Button>
      {"share" in navigator && (
        <Button icon="share" onClick={share}>
          {say("invite-share")}
        </Button>
      )}
    </div>
  );
}
