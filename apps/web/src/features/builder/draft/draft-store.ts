import type { Draft, DraftAction } from "./draft.ts";

/** Holds one website's draft; components subscribe through `useSyncExternalStore`. */
export type DraftStore = {
  get: () => Draft;
  dispatch: (action: DraftAction) => Draft;
  subscribe: (listener: () => void) => () => void;
};
