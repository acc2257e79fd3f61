import type { CvParse } from "../core/parse.ts";
import { europassOf } from "../exports/europass.ts";
import { jsonResumeOf } from "../exports/json-resume.ts";
import type { Outcome } from "./read-file.ts";

/** A form in which results are written: the ending of its files and the text of one. */
export type Form = { ending: string; write: (parse: CvParse, now: Date) => string };

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The forms by the option that asks for each; `plain` needs none. */
export const forms = {
  plain: { ending: ".json", write: (parse) => json(plainOf({ parse })) },
  "json-resume": { ending: ".json", write: ({ cv }) => json(jsonResumeOf(cv)) },
  europass: { ending: ".xml", write: ({ cv }, now) => europassOf(cv, { now }) },
} as const satisfies Record<string, Form>;

/** The plain data with evidence beside it, or the reason why there is none. */
export function plainOf(outcome: Outcome): Record<string, unknown> {
  if ("error" in outcome) return outcome;
  const { cv, confidence, kind, pages, evidence, diagnostics } = outcome.parse;
  return { ...cv, confidence, kind, pages, evidence, diagnostics };
}
