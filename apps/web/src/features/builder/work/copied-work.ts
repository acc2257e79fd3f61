import { typedData } from "../draft/data-draft.ts";
import type { Work } from "./work-state.ts";

/**
 * What the server keeps of a tab's work: unsaved fields by path, the forms of template data as
 * `template_data.{category}`, and the texts of open forms.
 */
export type CopiedWork = Readonly<Record<string, unknown>>;

export const copiedDataPrefix = "template_data.";

/** What of a work is neither saved nor on its way. */
export function copyOf({ draft, data, forms }: Pick<Work, "draft" | "data" | "forms">): CopiedWork {
  const typed = Object.entries(typedData(data)).map(([category, words]) => [copiedDataPrefix + category, words]);
  return { ...draft.pending, ...Object.fromEntries(typed), ...(forms.length > 0 ? { forms } : {}) };
}
