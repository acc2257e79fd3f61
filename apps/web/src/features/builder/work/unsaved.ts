import type { Data } from "../draft/data-draft.ts";
import { hasUnsavedChanges } from "../draft/draft.ts";
import { sameValue } from "../draft/fields.ts";
import type { Outbox } from "./outbox.ts";
import type { Work } from "./work-state.ts";

/** True while fields or forms of template data hold what is neither saved nor on its way. */
export function hasUnsavedWork(work: Pick<Work, "draft" | "data" | "outbox">): boolean {
  return hasUnsavedChanges(work.draft) || unsentData(work).length > 0;
}

/** Categories whose form holds words that neither the server has nor the outbox. */
export function unsentData({ data, outbox }: Pick<Work, "data" | "outbox">): string[] {
  return Object.keys(data).filter((category) => {
    const draft = data[category];
    return draft !== undefined && !sameValue(draft.data, sentData(outbox, category) ?? draft.base);
  });
}

/** What the server will have of a record once everything that waits is sent; null where nothing of it waits. */
export function sentData(outbox: Outbox, category: string): Data | null {
  const last = outbox.findLast(({ operation }) => operation.kind === "data" && operation.category === category);
  return last?.operation.kind === "data" ? last.operation.after : null;
}
