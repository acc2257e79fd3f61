import { ApiError } from "@vitrine/api-client";
import type { ParsedData, PrivacyChoices } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { quietApi } from "../../../lib/api.ts";
import { applyChanges, stillFit, type Change } from "../state/parsed-pointers.ts";
import { isUnanswered, type FlowCore } from "./use-flow-core.ts";
import type { Processing } from "./use-processing.ts";

const saveFailed = "Failed to save CV. Please try again.";

type Core = Pick<FlowCore, "dispatch" | "getState" | "signal">;

/** Corrections that are on the screen and not sent yet. */
type Waiting = () => Change[];

/** What is corrected, and what it was corrected in. */
type Correction = { changes: Change[]; before: ParsedData };

/** Saves what is corrected on the review, one call at a time; what cannot be saved is taken back and said. */
export function createCorrectionSender({ dispatch, getState, signal }: Core, processing: Processing) {
  async function save(correction: Correction, waiting: Waiting, isFirstTry = true): Promise<void> {
    const { session, dataVersion } = getState();
    if (!session) return;
    const alive = signal();
    try {
      const answer = await quietApi.onboarding.correctParsedData(
        { body: { session_id: session.session_id, changes: correction.changes, version: dataVersion } },
        { signal: alive, ifMatch: dataVersion },
      );
      if (alive.aborted) return;
      // Corrections made meanwhile stay on the screen until their own answer.
      const shown = applyChanges(answer.cv_data, answer.evidence, waiting());
      dispatch({ type: "corrected", data: shown.data, version: answer.version, evidence: shown.evidence });
    } catch (error) {
      if (alive.aborted) return;
      if (isFirstTry && isConflict(error) && (await catchUp(correction, waiting)))
        return save(correction, waiting, false);
      await undo(error);
    }
  }

  /** Takes over what another tab has stored. @returns whether corrections that were made here before still fit */
  async function catchUp({ changes, before }: Correction, waiting: Waiting): Promise<boolean> {
    try {
      await processing.loadData({ keepsStep: true });
    } catch {
      return false;
    }
    const { parsedData, evidence, dataVersion } = getState();
    if (!parsedData || !stillFit(changes, before, parsedData)) return false;
    const shown = applyChanges(parsedData, evidence, [...changes, ...waiting()]);
    dispatch({ type: "corrected", data: shown.data, version: dataVersion, evidence: shown.evidence });
    return true;
  }

  async function sendLines(lines: readonly number[], to: string, waiting: Waiting): Promise<readonly number[] | null> {
    const { session, dataVersion } = getState();
    if (!session) return null;
    const alive = signal();
    try {
      const answer = await quietApi.onboarding.sendUnplaced(
        { body: { session_id: session.session_id, lines: [...lines], to, version: dataVersion } },
        { signal: alive, ifMatch: dataVersion },
      );
      if (alive.aborted) return null;
      const shown = applyChanges(answer.cv_data, answer.evidence, waiting());
      const { version, unplaced, moved } = answer;
      dispatch({ type: "corrected", data: shown.data, version, evidence: shown.evidence, unplaced });
      return moved;
    } catch (error) {
      if (!alive.aborted) await undo(error);
      return null;
    }
  }

  /** Shows what the server holds, so that nothing looks saved that is not. */
  async function undo(error: unknown): Promise<void> {
    toast.error(sentenceOf(error));
    await processing.loadData({ keepsStep: true }).catch(() => undefined);
  }

  /** @param alive of the moment of the choice, which may wait for others before it is sent */
  async function storePrivacy(sessionId: string, chosen: PrivacyChoices, alive: AbortSignal): Promise<void> {
    try {
      await quietApi.onboarding.choosePrivacy({ body: { session_id: sessionId, ...chosen } }, { signal: alive });
    } catch (error) {
      if (!alive.aborted) await undo(error);
    }
  }

  return { save, sendLines, storePrivacy };
}

const isConflict = (error: unknown) => error instanceof ApiError && error.code === "version_conflict";

function sentenceOf(error: unknown): string {
  const message = error instanceof ApiError ? (Object.values(error.errors)[0]?.[0] ?? error.message) : "";
  return isUnanswered(error) ? saveFailed : message || saveFailed;
}
