import type { Website } from "@vitrine/model";
import { openDraft, reduceDraft, type Draft, type DraftAction } from "./draft.ts";

/** Holds one website's draft; components subscribe through `useSyncExternalStore`. */
export type DraftStore = {
  get: () => Draft;
  dispatch: (action: DraftAction) => Draft;
  subscribe: (listener: () => void) => () => void;
};

export function createDraftStore(website: Website): DraftStore {
  let draft = openDraft(website);
  const listeners = new Set<() => void>();
  return {
    get: () => draft,
    dispatch(action) {
      const next = reduceDraft(draft, action);
      if (next !== draft) {
        draft = next;
        for (const listener of listeners) listener();
      }
      return draft;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
