import { useState } from "react";
import { hasUnsavedChanges } from "../draft/draft.ts";
import type { DraftProblems } from "../draft/draft-problems.ts";
import { sayKept } from "../work/say-kept.ts";
import { unsentData } from "../work/unsaved.ts";
import type { BuilderWork } from "../work/work-context.ts";
import { useSave, type SaveSource, type SaveState } from "./use-save.ts";

export type SaveAll = {
  state: SaveState;
  /** Stores all that is not saved: what waits, forms of template data, and fields. */
  save: (source?: SaveSource) => Promise<void>;
  /** True once the question about fields that both sides changed was put off until the next save. */
  isConflictShelved: boolean;
  shelveConflict: () => void;
};

/** One way to save everything, whichever screen asks for it. */
export function useSaveAll(work: BuilderWork, onProblems: (problems: DraftProblems) => void): SaveAll {
  const { store, sender } = work;
  const { state, save: saveFields } = useSave(store, onProblems);
  const [isConflictShelved, setConflictShelved] = useState(false);

  async function save(source?: SaveSource): Promise<void> {
    setConflictShelved(false);
    const isWaiting = store.work().outbox.length > 0;
    if (isWaiting) await sender.flush();
    if (store.work().outbox.length > 0) sayKept();
    const hasData = unsentData(store.work()).length > 0;
    if (hasData) {
      const { saveTemplateData } = await import("../template-data/save-data.ts");
      await saveTemplateData(work);
    }
    if (!(isWaiting || hasData) || hasUnsavedChanges(store.get())) await saveFields(source);
  }

  return { state, save, isConflictShelved, shelveConflict: () => setConflictShelved(true) };
}
