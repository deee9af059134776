import { useId } from "preact/hooks";
import { say } from "../i18n";
import type { TableData } from "../protocol";

/** The options of this table that are not the default. */
export function AgreedOptions({ table }: { table: TableData }) {
  const id = useId();
  const { centred, dogs_hunt_mice, pace, watchers, neighbours } = table.options;
  const agreed = [
    ...(centred ? [say("variant-centred")] : []),
    ...(dogs_hunt_mice ? [say("variant-dogs-hunt-mice")] : []),
    ...(pace === "over-days" ? [say("pace-over-days")] : []),
    ...(watchers ? [] : [say("option-no-watchers")]),
    ...(neighbours ? [say("option-neighbours-on")] : []),
  ];
  if (!agreed.length) return null;
  return (
    <section class="agreed" aria-labelledby={id}>
      <p id={id}>{say("options-agreed")}</p>
      <ul>
        {agreed.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </section>
  );
}
