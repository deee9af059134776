/** An answer that comes line by line; a line may be cut anywhere, also within a letter. */
import { Refused, ask } from "../api";
import type { ReviewLine } from "../protocol";

/** Whole lines out of pieces. */
export class Lines {
  private readonly decoder = new TextDecoder();
  private rest = "";

  /** The lines that this piece ends. */
  take(piece: Uint8Array): string[] {
    return this.cut(this.decoder.decode(piece, { stream: true }));
  }

  /** What came last, if no line end came after it. */
  end(): string[] {
    return this.cut(`${this.decoder.decode()}\n`);
  }

  private cut(text: string): string[] {
    const lines = (this.rest + text).split("\n");
    this.rest = lines.pop() ?? "";
    return lines.filter((line) => line.trim());
  }
}

/** Asks for the review of a record; every line is told as soon as it is there. */
export async function review(
  record: string,
  tell: (line: ReviewLine) => void,
  signal: AbortSignal,
): Promise<void> {
  const body = JSON.stringify({ record });
  const answer = await ask("/api/review", { method: "POST", body, signal });
  try {
    const lines = new Lines();
    const each = (found: readonly string[]) => {
      for (const line of found) if (!signal.aborted) tell(JSON.parse(line) as ReviewLine);
    };
    const reader = answer.body?.getReader();
    if (!reader) {
      each((await answer.text()).split("\n").filter((line) => line.trim()));
      return;
    }
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      each(lines.take(value));
    }
    each(lines.end());
  } catch (error) {
    if (signal.aborted) return;
    const isCutOff = error instanceof TypeError || error instanceof SyntaxError;
    throw isCutOff ? new Refused("unreachable") : error;
  }
}
