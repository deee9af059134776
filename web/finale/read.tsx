/** The finale in words: the story of a place, and all of it as a text. */
import { cellName } from "../board/names";
import type { Cell } from "../cards";
import { Dialog } from "../ui/dialog";
import { say } from "../words";
import { type Plot, type Story, type Teller, chapters, results, storyOf } from "./story";

/** A place in a text that stands for itself. */
export function spoken(cell: Cell): string {
  return `(${cellName(cell)})`;
}

interface StoryBoxProps {
  /** With numerals that also lie on the cards. */
  story: Story | null;
  plot: Plot;
  teller: Teller;
}

/** The numerals are for eyes; who listens hears places instead. */
export function StoryBox({ story, plot, teller }: StoryBoxProps) {
  const heard = story && storyOf(plot, story.cell, teller);
  const decided = results(plot, teller).slice(teller.people.length);
  return (
    <div class="finale-story">
      {decided.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {!story && <p class="finale-tap">{say("finale-tap")}</p>}
      {story && (
        <div aria-hidden="true" key={story.cell.join()} class="finale-told">
          <Told {...story} />
        </div>
      )}
      {heard && (
        <div class="hidden-text">
          <Told {...heard} />
        </div>
      )}
    </div>
  );
}

function Told({ title, lines }: Story) {
  return (
    <>
      <p class="finale-title">{title}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

interface AsTextProps {
  plot: Plot;
  teller: Teller;
  onClose: () => void;
}

export function AsText({ plot, teller, onClose }: AsTextProps) {
  return (
    <Dialog title={say("finale-title")} onClose={onClose}>
      <ol class="finale-text">
        {chapters(plot, teller).map(({ text, stories, lines }) => (
          <li key={text}>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p>
              <strong>{text}</strong>
            </p>
            {stories.length > 0 && (
              <ul>
                {stories.map((story) => (
                  <li key={story.cell.join()}>
                    <span class="finale-title">{story.title}</span> {spoken(story.cell)}.{" "}
                    {story.lines.join(" ")}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
