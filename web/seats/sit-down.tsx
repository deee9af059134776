/** Sitting down with the name and shape of this device, which can be changed first. */

import { useId, useState } from "preact/hooks";
import { ShapeMark } from "../art/card";
import { SHAPES } from "../cards";
import { say } from "../i18n";
import { changeProfile, guestName, profile, profileRequest, typedName } from "../profile";
import type { Shape, TableData } from "../protocol";
import { Button } from "../ui/button";
import { ProfileForm } from "../ui/profile-form";
import type { Sitter } from "./use-sit-down";

interface SitDownProps {
  table: TableData;
  isBusy: boolean;
  /** Why the server refused. */
  trouble: string;
  onSit: (sitter: Sitter) => void;
}

/** One big button; the name and shape beside it are changed only if somebody wants to. */
export function SitDown({ table, isBusy, trouble, onSit }: SitDownProps) {
  const [isChanging, setChanging] = useState(false);
  const [, redraw] = useState(0);
  const heading = useId();
  const { name, shape } = profile();
  const shown = shapeAt(table, shape);
  return (
    <section class="sit-down" aria-labelledby={heading}>
      <p class="sit-who">
        <span class="sit-shape">
          <ShapeMark shape={shown} />
        </span>
        <strong id={heading}>{say("sit-as", { who: name })}</strong>
        {!isChanging && (
          <Button tone="quiet" onClick={() => setChanging(true)}>
            {say("sit-change")}
          </Button>
        )}
      </p>
      {isChanging && (
        <ProfileForm
          name={typedName()}
          shape={shown}
          guestName={guestName()}
          shapes={freeShapes(table)}
          onChange={(change) => {
            // The own shape is kept for other tables if only here somebody has it.
            const isChosen = change.shape !== shown;
            changeProfile({ name: change.name ?? "", ...(isChosen && { shape: change.shape }) });
            redraw((times) => times + 1);
          }}
        />
      )}
      {trouble && <p role="alert">{trouble}</p>}
      <Button
        tone="big"
        icon="check"
        disabled={isBusy}
        onClick={() => onSit({ ...profileRequest(), shape: shapeAt(table, profile().shape) })}
      >
        {say("sit-down")}
      </Button>
    </section>
  );
}

/** The shapes that nobody at the table has. */
function freeShapes(table: TableData): Shape[] {
  return SHAPES.filter((shape) => table.chairs.every((chair) => chair.shape !== shape));
}

/** The shape that a person gets at this table: their own or, if somebody has it, the next one. */
export function shapeAt(table: TableData, own: Shape): Shape {
  const first = SHAPES.indexOf(own);
  const free = freeShapes(table);
  const inOrder = [...SHAPES.slice(first), ...SHAPES.slice(0, first)];
  return inOrder.find((shape) => free.includes(shape)) ?? own;
}
