/** Reads a review line by line while the server computes it. */

import { RequestRefused, request } from "../api";
import type { ReviewLine } from "../protocol";

/** Splits a stream of chunks into lines; a chunk may end anywhere, even within a character. */
export class LineDecoder {
  private readonly decoder = new TextDecoder();
  private rest = "";

  /** The lines that this chunk completes. */
  take(piece: Uint8Array): string[] {
    return this.cut(this.decoder.decode(piece, { stream: true }));
  }

  /** The last line, if no newline follows it. */
  end(): string[] {
    return this.cut(`${this.decoder.decode()}\n`);
  }

  private cut(text: string): string[] {
    const lines = (this.rest + text).split("\n");
    this.rest = lines.pop() ?? "";
    return lines.filter((line) => line.trim());
  }
}

/** Requests the review of a record; calls `onLine` for every line as soon as it arrives. */
export async function streamReview(
  record: string,
  onLine: (line: ReviewLine) => void,
  signal: AbortSignal,
): Promise<void> {
  const body = JSON.stringify({ record });
  const answer = await request("/api/review", { method: "POST", body, signal });
  try {
    const lines = new LineDecoder();
    const each = (found: readonly string[]) => {
      for (const line of found) if (!signal.aborted) onLine(JSON.parse(line) as ReviewLine);
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
    throw isCutOff ? new RequestRefused("unreachable") : error;
  }
}
