import type { ParseProgress } from "@vitrine/cv-parser";
import type { Db } from "../../../db/connection.ts";
import { emitEvent } from "../events/emit-event.ts";
import { updateSession } from "../session/repository.ts";
import { LostTask, whileHeld, type Claim } from "../tasks/lease.ts";

/**
 * Between two reports of one step, as a scan has hundreds, and before the first one, as most files are read by then:
 * each report is a transaction.
 */
const reportEveryMs = 200;

/** Where the engine's stages lie on the processing screen: 1 extract, 2 analyse; each with its part of the work. */
const extractShare = 0.6;

type Position = { step: number; percent: number };

/** Turns the engine's real progress into the session's and into events; it drops what comes too fast. */
export function createProgressReporter(db: Db, claim: Claim) {
  let last: Position = { step: 1, percent: 0 };
  const begunAt = Date.now();
  let lastAt = 0;
  let writing: Promise<void> = Promise.resolve();
  let isLost = false;

  async function write(position: Position): Promise<void> {
    if (isLost) return;
    try {
      await whileHeld(db, claim, async (inside, row) => {
        const { step: processing_step, percent: progress } = position;
        await updateSession(inside, row.id, { processing_step, processing_progress: progress });
        await emitEvent(inside, row.id, { type: "progress", step: "parsing", processing_step, progress });
      });
    } catch (error) {
      if (!(error instanceof LostTask)) throw error;
      isLost = true;
    }
  }

  return {
    report(progress: ParseProgress): void {
      if (Date.now() - begunAt < reportEveryMs) return;
      const position = positionOf(progress);
      const isNewStep = position.step !== last.step;
      const isForward = isNewStep ? position.step > last.step : position.percent > last.percent;
      if (!isForward || (!isNewStep && Date.now() - lastAt < reportEveryMs)) return;
      last = position;
      lastAt = Date.now();
      // A report that cannot be written costs a step of the progress bar, never the parse.
      writing = writing.then(() => write(position)).catch(() => undefined);
    },
    /** Resolves when every report so far is written. */
    settled: (): Promise<void> => writing,
  };
}

function positionOf({ fraction }: ParseProgress): Position {
  const isExtracting = fraction < extractShare;
  const within = isExtracting ? fraction / extractShare : (fraction - extractShare) / (1 - extractShare);
  return { step: isExtracting ? 1 : 2, percent: Math.round(Math.min(Math.max(within, 0), 1) * 100) };
}
