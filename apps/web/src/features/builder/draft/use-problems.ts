import { useEffect, useState } from "react";
import type { Draft } from "./draft.ts";
import type { DraftProblems } from "./draft-problems.ts";
import type { DraftPath } from "./fields.ts";

/** The model's rules weigh more than the rest of the builder: they come after it is drawn. */
const loadRules = () => import("./draft-problems.ts").catch(() => null);

/** What is wrong with the draft, for the fields that show it; nothing until the rules are there. */
export function useProblems(draft: Draft): DraftProblems {
  const [rules, setRules] = useState<Awaited<ReturnType<typeof loadRules>>>(null);
  useEffect(() => void loadRules().then(setRules), []);
  return rules?.findProblems(draft) ?? {};
}

/**
 * What is wrong with the draft, and which of it keeps nothing else from being sent. Where the rules cannot be loaded,
 * the server judges alone.
 */
export async function problemsBeforeSending(draft: Draft): Promise<{ problems: DraftProblems; waiting: DraftPath[] }> {
  const rules = await loadRules();
  const problems = rules?.findProblems(draft) ?? {};
  return { problems, waiting: rules?.fieldsThatWait(draft, problems) ?? [] };
}
