import { toast } from "@vitrine/ui";
import { sayKept } from "../work/say-kept.ts";
import type { DataOperation } from "../work/operations.ts";
import type { BuilderWork } from "../work/work-context.ts";
import { sentData, unsentData } from "../work/unsaved.ts";
import { sayDataRefused } from "./data-refusal.ts";

/**
 * Sends what was typed into the forms of template data, and says how it went.
 * @returns false where words are left that cannot be stored as they are
 */
export async function saveTemplateData(work: BuilderWork): Promise<boolean> {
  let isDone = true;
  for (const category of unsentData(work.store.work())) if (!(await saveCategory(work, category))) isDone = false;
  return isDone;
}

async function saveCategory({ store, sender }: BuilderWork, category: string): Promise<boolean> {
  const { data, outbox } = store.work();
  const draft = data[category];
  if (!draft) return true;
  if (await hasProblems(category, draft.data)) {
    toast.error("Please fix validation errors before saving.");
    return false;
  }
  const before = sentData(outbox, category) ?? draft.base;
  const operation: DataOperation = { kind: "data", category, before, after: draft.data };
  // Each key stroke is a step to take back already.
  const outcome = await sender.perform(operation, { isUndo: true });
  if (outcome.kind === "stored") toast.success("Template data saved successfully!");
  if (outcome.kind === "kept") sayKept();
  if (outcome.kind === "refused") sayDataRefused(store, operation, outcome.error);
  return outcome.kind !== "refused";
}

/** The rules come with the form; where they cannot be loaded, the server judges alone. */
async function hasProblems(category: string, data: DataOperation["after"]): Promise<boolean> {
  const rules = await import("./data-problems.ts").catch(() => null);
  return rules !== null && Object.keys(rules.findDataProblems(category, data)).length > 0;
}
