import type { Website } from "@vitrine/model";
import { invalidField } from "../../../http/app-error.ts";
import { askedToComeAgain } from "../../../http/too-much-work.ts";
import { createWorkThread } from "../../../ports/threads/work-thread.ts";
import type { DrawingAnswer, DrawingJob } from "./drawing-thread.ts";

/** A site with a hundred of everything takes some seconds of computing. */
const drawingMs = 60_000;
/** The fonts stay loaded for the next file for so long. */
const idleMs = 60_000;
const notNow =
  "This file could not be made right now: others wait, or the website is too large for it. Please try again in a moment.";

/** Draws CVs as PDF and Word files in a thread of their own, so that long ones hold nobody up. */
export function createDocumentDrawer() {
  const thread = createWorkThread<DrawingJob, DrawingAnswer>({
    entry: new URL("./drawing-thread.ts", import.meta.url),
    timeoutMs: drawingMs,
    idleMs,
    waitingAtMost: 20,
    memoryMb: 1024,
  });

  return {
    /**
     * The CV of a website as a file.
     * @throws AppError unavailable when too many wait or drawing takes too much; validation_failed when no font has its
     * letters: a file with holes would be worse than none
     */
    async draw(format: DrawingJob["format"], website: Website): Promise<Uint8Array> {
      // Posts are no part of a CV, and may be most of a website.
      const answer = await thread
        .run({ format, website: { ...website, blogPosts: [] } })
        .catch(askedToComeAgain(notNow));
      if ("bytes" in answer) return answer.bytes;
      const letters = answer.missing.slice(0, 8).join(" ");
      throw invalidField(
        "format",
        `A PDF cannot show some letters of this website (${letters}). Please choose Word, which brings its own.`,
      );
    },
    close: (): void => thread.close(),
  };
}
