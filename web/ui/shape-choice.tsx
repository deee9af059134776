import { ShapeMark } from "../art/card";
import { say } from "../i18n";
import type { Shape } from "../protocol";

interface ShapeChoiceProps {
  shapes: readonly Shape[];
  chosen: Shape | null;
  onChoose: (shape: Shape) => void;
}

/** A button for each shape. */
export function ShapeChoice({ shapes, chosen, onChoose }: ShapeChoiceProps) {
  return (
    <fieldset class="shapes">
      <legend>{say("sit-shape")}</legend>
      {shapes.map((shape) => (
        <button
          key={shape}
          type="button"
          class={`shape-choice ${chosen === shape ? "chosen" : ""}`}
          aria-pressed={chosen === shape}
          aria-label={say(`shape-${shape}`)}
          onClick={() => onChoose(shape)}
        >
          <ShapeMark shape={shape} />
        </button>
      ))}
    </fieldset>
  );
}
