import { ApiError } from "@vitrine/api-client";
import type { ParsedData, PrivacyChoices } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { useMemo, useRef } from "react";
import { quietApi } from "../../../lib/api.ts";
import { applyChanges, stillFit, type Change } from "../state/parsed-pointers.ts";
import { isUnanswered, type FlowCore } from "./use-flow-core.ts";
import type { Processing } from "./use-processing.ts";

const saveFailed = "Failed to save CV. Please try again.";

/** Corrections made on the review: shown at once, saved one after the other with their version. */
export function useCorrections({ dispatch, getState, signal }: FlowCore, processing: Processing) {
  const queue = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef<Change[][]>([]);

  return useMemo(() => {
    async function save(changes: Change[], before: ParsedData, isFirstTry = true): Promise<void> {
      const { session, dataVersion } = getState();
      if (!session) return;
      const alive = signal();
      try {
        const answer = await quietApi.onboarding.correctParsedData(
          { body: { session_id: session.session_id, changes, version: dataVersion } },
          { signal: alive, ifMatch: dataVersion },
        );
        if (alive.aborted) return;
        // Corrections made meanwhile stay on the screen until their own answer.
        const shown = applyChanges(answer.cv_data, answer.evidence, waiting.current.flat());
        dispatch({ type: "corrected", data: shown.data, version: answer.version, evidence: shown.evidence });
      } catch (error) {
        if (alive.aborted) return;
        if (isFirstTry && isConflict(error) && (await catchUp(changes, before))) return save(changes, before, false);
        await undo(error);
      }
    }

    /** Takes over what another tab has stored. @returns whether corrections that were made here before still fit */
    async function catchUp(changes: Change[], before: ParsedData): Promise<boolean> {
      try {
        await processing.loadData({ keepsStep: true });
      } catch {
        return false;
      }
      const { parsedData, evidence, dataVersion } = getState();
      if (!parsedData || !stillFit(changes, before, parsedData)) return false;
      const shown = applyChanges(parsedData, evidence, [...changes, ...waiting.current.flat()]);
      dispatch({ type: "corrected", data: shown.data, version: dataVersion, evidence: shown.evidence });
      return true;
    }

    async function send(lines: readonly number[], to: string): Promise<readonly number[] | null> {
      const { session, dataVersion } = getState();
      if (!session) return null;
      const alive = signal();
      try {
        const answer = await quietApi.onboarding.sendUnplaced(
          { body: { session_id: session.session_id, lines: [...lines], to, version: dataVersion } },
          { signal: alive, ifMatch: dataVersion },
        );
        if (alive.aborted) return null;
        const shown = applyChanges(answer.cv_data, answer.evidence, waiting.current.flat());
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
      const message = error instanceof ApiError ? (Object.values(error.errors)[0]?.[0] ?? error.message) : "";
      toast.error(isUnanswered(error) ? saveFailed : message || saveFailed);
      await processing.loadData({ keepsStep: true }).catch(() => undefined);
    }

    return {
      /** @param changes values by JSON pointer; null removes a list entry */
      correct: (changes: Change[]): void => {
        const { parsedData, dataVersion, evidence } = getState();
        if (!parsedData) return;
        const shown = applyChanges(parsedData, evidence, changes);
        dispatch({ type: "corrected", data: shown.data, version: dataVersion, evidence: shown.evidence });
        waiting.current.push(changes);
        queue.current = queue.current.then(() => {
          waiting.current.shift();
          return save(changes, parsedData);
        });
      },
      /**
       * Sends lines that no field holds to a place, leaves them out or puts them back, after the corrections so far.
       * @returns the lines as they are now, which can be put back; null when nothing was done
       */
      sendLines: (lines: readonly number[], to: string): Promise<readonly number[] | null> => {
        const sent = queue.current.then(() => send(lines, to));
        queue.current = sent.then(() => undefined);
        return sent;
      },
      /** Chooses what of a private fact the site shows; shown at once, and as it was when it cannot be stored. */
      choosePrivacy: (chosen: PrivacyChoices): void => {
        const { session, privacy } = getState();
        if (!session) return;
        dispatch({ type: "privacy_chosen", privacy: { ...privacy, ...chosen } });
        const alive = signal();
        queue.current = queue.current.then(async () => {
          try {
            await quietApi.onboarding.choosePrivacy(
              { body: { session_id: session.session_id, ...chosen } },
              { signal: alive },
            );
          } catch (error) {
            if (!alive.aborted) await undo(error);
          }
        });
      },
      /** Resolves when every correction so far is saved. */
      settled: (): Promise<void> => queue.current,
    };
  }, [dispatch, getState, signal, processing]);
}

const isConflict = (error: unknown) => error instanceof ApiError && error.code === "version_conflict";
