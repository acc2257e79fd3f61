import { templateDataSchema } from "@vitrine/model";
import type { Data } from "../draft/data-draft.ts";

/** Sentences about wrong values by dot path. */
export type DataProblems = Readonly<Record<string, string>>;

/** What the server would refuse, in its own words. */
export function findDataProblems(category: string, data: Data): DataProblems {
  const result = templateDataSchema(category).safeParse(data);
  if (result.success) return {};
  return Object.fromEntries(result.error.issues.toReversed().map(({ path, message }) => [path.join("."), message]));
}
