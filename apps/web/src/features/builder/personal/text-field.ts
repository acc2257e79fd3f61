import type { DraftStore } from "../draft/draft-store.ts";
import { draftedWebsite, type Draft } from "../draft/draft.ts";
import { valueAt, type DraftPath } from "../draft/fields.ts";

/** Reads and writes one text field of the draft. */
export function textField(
  store: DraftStore,
  draft: Draft,
  path: DraftPath,
): { name: DraftPath; value: string; onChange: (event: { target: { value: string } }) => void } {
  const value = valueAt(draftedWebsite(draft), path);
  return {
    name: path,
    value: typeof value === "string" ? value : "",
    onChange: (event) => store.dispatch({ type: "edited", path, value: event.target.value }),
  };
}
