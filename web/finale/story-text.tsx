/** The finale as text: the story of one card, and a dialog with the whole finale. */

import { spokenCell } from "../board/names";
import { say } from "../i18n";
import { Dialog } from "../ui/dialog";
import type { Plot } from "./plot";
import { chapters, results, type Story, storyOf, type Teller } from "./story";

interface StoryBoxProps {
  /** It refers to other cards by numerals that are also drawn on them. */
  story: Story | null;
  plot: Plot;
  teller: Teller;
}

/** The story of a card: with numerals on screen, with names of cells for screen readers. */
export function StoryBox({ story, plot, teller }: StoryBoxProps) {
  const spoken = story && storyOf(plot, story.cell, teller);
  const decided = results(plot, teller).slice(teller.people.length);
  return (
    <div class="finale-story">
      {decided.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {!story && <p class="finale-tap">{say("finale-tap")}</p>}
      {story && (
        <div aria-hidden="true" key={story.cell.join()} class="finale-told">
          <StoryLines {...story} />
        </div>
      )}
      {spoken && (
        <div class="hidden-text">
          <StoryLines {...spoken} />
        </div>
      )}
    </div>
  );
}

function StoryLines({ title, lines }: Story) {
  return (
    <>
      <p class="finale-title">{title}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

interface FinaleTextProps {
  plot: Plot;
  teller: Teller;
  onClose: () => void;
}

/** A dialog with the whole finale as text. */
export function FinaleText({ plot, teller, onClose }: FinaleTextProps) {
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
                    <span class="finale-title">{story.title}</span> {spokenCell(story.cell)}.{" "}
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
