import { completeParsedData, parsedDataSchema, refusalOf, type Diagnostic, type EvidenceMap } from "@vitrine/model";
import { diagnose } from "../assemble/diagnose.ts";
import { overallConfidence } from "../assemble/plausibility.ts";
import type { CvParse } from "../core/parse.ts";
import { refinedLists, type RefineAnswers, type RefinedList } from "./answers.ts";
import { unplacedAfter } from "../tray/after-refining.ts";
import { Judge } from "./judge.ts";
import { mergeList, type Entry } from "./merge-list.ts";

const personFields = ["name", "title", "email", "phone", "location", "summary"] as const;
const missingCodes = /_missing$/;

/** A parse after a second reader, and how many of that reader's values were taken and refused. */
export type Refined = { parse: CvParse; taken: number; dropped: number };

/**
 * Judges a second reader's quotes together with the engine's values: a quote must stand in the source text word for
 * word and may only fill what the engine did not find or is not sure of. The values are the source's own words, so
 * nothing that is not in the source can come out. A file in which the engine sees no CV stays empty. Pure.
 */
export function refineParse(parse: CvParse, answers: RefineAnswers): Refined {
  if (parse.diagnostics.some(({ code }) => code === "no_cv")) return { parse, taken: 0, dropped: 0 };
  const judge = new Judge(parse.text, parse.evidence, parse.places ?? []);
  const person = structuredClone(parse.cv.personal_info);
  const evidence: EvidenceMap = { ...parse.evidence };
  for (const field of personFields) {
    const pointer = `/personal_info/${field}`;
    const judged = judge.judge(pointer, answers.person[field] ?? "", { owner: "person", field, near: 0 });
    if (!judged) continue;
    person[field] = judged.value;
    evidence[pointer] = judged.evidence;
  }
  const lists = Object.fromEntries(
    listNames.map((list) => {
      const entries = takeEntries(list, parse.cv[list], evidence);
      const merged = mergeList(judge, list, entries, answers.lists[list] ?? []);
      return [list, putEntries(list, merged, evidence)];
    }),
  );
  const cv = completeParsedData(parsedDataSchema.parse({ ...parse.cv, ...lists, personal_info: person }));
  const { taken, dropped } = judge;
  if (taken === 0) return { parse, taken, dropped };
  const confidence = overallConfidence(evidence, cv);
  const diagnostics = stillTrue(parse.diagnostics, diagnose(cv));
  const unplaced = unplacedAfter(parse, evidence);
  return {
    parse: { ...parse, cv: { ...cv, confidence }, evidence, confidence, diagnostics, unplaced },
    taken,
    dropped,
  };
}

const listNames: readonly RefinedList[] = Object.keys(refinedLists).filter(isRefinedList);

function isRefinedList(name: string): name is RefinedList {
  return Object.hasOwn(refinedLists, name);
}

/** Parts the evidence of a list from the rest, entry by entry. */
function takeEntries(list: RefinedList, items: readonly object[], evidence: EvidenceMap): Entry[] {
  return items.map((item, index) => {
    const prefix = `/${list}/${index}/`;
    const own: EvidenceMap = {};
    for (const [pointer, entry] of Object.entries(evidence)) {
      if (!pointer.startsWith(prefix)) continue;
      own[pointer.slice(prefix.length)] = entry;
      delete evidence[pointer];
    }
    return { fields: { ...item }, evidence: own };
  });
}

/** Puts it back under the entries' places in the merged list. */
function putEntries(list: RefinedList, entries: readonly Entry[], evidence: EvidenceMap): Record<string, unknown>[] {
  return entries.map((entry, index) => {
    for (const [field, value] of Object.entries(entry.evidence)) evidence[`/${list}/${index}/${field}`] = value;
    return entry.fields;
  });
}

/** What was missing or unread before and is there now is no longer said to be so. */
function stillTrue(before: readonly Diagnostic[], now: readonly Diagnostic[]): Diagnostic[] {
  const isOver = (each: Diagnostic) => missingCodes.test(each.code) || refusalOf([each]) !== null;
  return before.filter((each) => !isOver(each) || now.some(({ code }) => code === each.code));
}
