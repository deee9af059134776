import { useState } from "preact/hooks";
import { post, RequestRefused } from "../api";
import { ShapeMark } from "../art/card";
import { SHAPES } from "../cards";
import type { Connection } from "../connection";
import { language, say } from "../i18n";
import { type ChairNumber, MOST_NAME_CODE_POINTS, type Shape, type TableData } from "../protocol";
import { refusalText } from "../refusals";
import { readSetting, writeSetting } from "../storage";
import { limitName } from "../typed-name";
import { Button } from "../ui/button";

interface SitDownProps {
  connection: Connection;
  table: TableData;
  chair: ChairNumber | null;
  onDone: () => void;
}

/** The form to sit down; name and shape are optional. */
export function SitDown({ connection, table, chair, onDone }: SitDownProps) {
  const taken = table.chairs.map((one) => one.shape);
  const free = SHAPES.filter((shape) => !taken.includes(shape));
  const [name, setName] = useState(
    connection.state.holds.length ? "" : (readSetting("name") ?? ""),
  );
  const [shape, setShape] = useState<Shape | null>(null);
  const [trouble, setTrouble] = useState("");
  const [isBusy, setBusy] = useState(false);
  const sit = async (event: Event) => {
    event.preventDefault();
    const trimmed = name.trim();
    setBusy(true);
    try {
      const joined = await post("/api/join", {
        table: table.table,
        chair,
        language: language(),
        ...(trimmed && { name: trimmed }),
        ...(shape && { shape }),
        tokens: [...connection.joinTokens],
      });
      if (trimmed) writeSetting("name", trimmed);
      const claimed = joined.waiting ? connection.waitFor(joined) : connection.claim(joined.token);
      claimed.catch(() => undefined); // the token is stored, and the next hello presents it
      onDone();
    } catch (error) {
      setBusy(false);
      if (error instanceof RequestRefused) setTrouble(refusalText(error.refusal, error.data));
      else throw error;
    }
  };
  return (
    <form class="sit-down" onSubmit={sit}>
      <label>
        {say("sit-name")}
        <input
          value={name}
          maxLength={MOST_NAME_CODE_POINTS}
          autocomplete="off"
          onInput={(event) => setName(limitName(event.currentTarget, event))}
        />
      </label>
      <fieldset class="shapes">
        <legend>{say("sit-shape")}</legend>
        {free.map((one) => (
          <button
            key={one}
            type="button"
            class={`shape-choice ${shape === one ? "chosen" : ""}`}
            aria-pressed={shape === one}
            aria-label={say(`shape-${one}`)}
            onClick={() => setShape(one)}
          >
            <ShapeMark shape={one} />
          </button>
        ))}
      </fieldset>
      {trouble && <p role="alert">{trouble}</p>}
      <div class="row">
        <Button tone="big" type="submit" icon="check" disabled={isBusy}>
          {say("chair-sit")}
        </Button>
        <Button tone="quiet" onClick={onDone}>
          {say("cancel")}
        </Button>
      </div>
    </form>
  );
}
