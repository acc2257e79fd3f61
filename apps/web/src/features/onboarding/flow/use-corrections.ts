import type { PrivacyChoices } from "@vitrine/model";
import { useMemo, useRef } from "react";
import { applyChanges, type Change } from "../state/parsed-pointers.ts";
import { createCorrectionSender } from "./correction-sender.ts";
import type { FlowCore } from "./use-flow-core.ts";
import type { Processing } from "./use-processing.ts";

/** Corrections made on the review: shown at once, saved one after the other with their version. */
export function useCorrections({ dispatch, getState, signal }: FlowCore, processing: Processing) {
  const queue = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef<Change[][]>([]);

  return useMemo(() => {
    const sender = createCorrectionSender({ dispatch, getState, signal }, processing);
    const unsent = () => waiting.current.flat();
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
          return sender.save({ changes, before: parsedData }, unsent);
        });
      },
      /**
       * Sends lines that no field holds to a place, leaves them out or puts them back, after the corrections so far.
       * @returns the lines as they are now, which can be put back; null when nothing was done
       */
      sendLines: (lines: readonly number[], to: string): Promise<readonly number[] | null> => {
        const sent = queue.current.then(() => sender.sendLines(lines, to, unsent));
        queue.current = sent.then(() => undefined);
        return sent;
      },
      /** Chooses what of a private fact the site shows; shown at once, and as it was when it cannot be stored. */
      choosePrivacy: (chosen: PrivacyChoices): void => {
        const { session, privacy } = getState();
        if (!session) return;
        dispatch({ type: "privacy_chosen", privacy: { ...privacy, ...chosen } });
        const alive = signal();
        queue.current = queue.current.then(() => sender.storePrivacy(session.session_id, chosen, alive));
      },
      /** Resolves when every correction so far is saved. */
      settled: (): Promise<void> => queue.current,
    };
  }, [dispatch, getState, signal, processing]);
}
