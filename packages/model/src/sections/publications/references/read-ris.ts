import { isHttpUrl } from "../../../text.ts";
import { doiOf } from "../doi.ts";
import type { PublicationType } from "../publication-types.ts";
import { authorsLine, detailsLine, type ReadReferences, type Reference, type ReferenceProblem } from "./reference.ts";

/** Types of RIS records; others are `other`. */
const types: Readonly<Record<string, PublicationType>> = {
  JOUR: "article",
  JFULL: "article",
  EJOUR: "article",
  MGZN: "article",
  CONF: "conference",
  CPAPER: "conference",
  BOOK: "book",
  EBOOK: "book",
  EDBOOK: "book",
  CHAP: "chapter",
  ECHAP: "chapter",
  THES: "thesis",
  RPRT: "report",
  UNPB: "preprint",
  INPR: "preprint",
  PAT: "patent",
  DATA: "dataset",
  COMP: "software",
  SLIDE: "talk",
};

const tagLine = /^\uFEFF?([A-Z][A-Z0-9])\s{1,2}-(?:\s(.*)|\s*)$/;

type RisRecord = { line: number; values: Map<string, string[]>; source: string[] };

/** The publications of a RIS file. A record ends with `ER`, or where the next begins. */
export function readRis(text: string): ReadReferences {
  const problems: ReferenceProblem[] = [];
  const records = splitRecords(text, problems);
  const references = records.flatMap(({ line, values, source }): Reference[] => {
    const reference = referenceOf(values);
    if (reference) return [reference];
    problems.push({ line, message: "The record has no title.", source: source.join("\n") });
    return [];
  });
  return { references, problems };
}

function splitRecords(text: string, problems: ReferenceProblem[]): RisRecord[] {
  const records: RisRecord[] = [];
  let open: RisRecord | null = null;
  let last: string[] | null = null;
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const [, tag, value = ""] = tagLine.exec(line) ?? [];
    if (tag === "TY") {
      open = { line: index + 1, values: new Map(), source: [] };
      records.push(open);
    }
    open?.source.push(line);
    if (tag === "ER") open = null;
    else if (tag === undefined && line.trim() !== "") {
      if (last && open) last.push(`${last.pop() ?? ""} ${line.trim()}`.trim());
      else problems.push({ line: index + 1, message: "This line belongs to no record.", source: line });
    } else if (tag !== undefined && open) {
      last = open.values.get(tag) ?? [];
      last.push(value.trim());
      open.values.set(tag, last);
    }
  }
  return records;
}

function referenceOf(values: ReadonlyMap<string, readonly string[]>): Reference | null {
  const all = (...tags: readonly string[]) =>
    tags.flatMap((tag) => values.get(tag) ?? []).filter((text) => text !== "");
  const say = (...tags: readonly string[]) => all(...tags)[0] ?? "";
  const title = say("TI", "T1", "CT");
  if (title === "") return null;
  const [start, end] = [say("SP"), say("EP")];
  const addresses = all("UR").flatMap((text) => text.split(/\s*;\s*/));
  const doi = doiOf(say("DO")) || doiOf(addresses.find((address) => /doi\.org\//i.test(address)) ?? "");
  return {
    isComplete: true,
    fields: {
      title,
      authors: authorsLine(all("AU", "A1").map(givenFirst)),
      type: types[say("TY")] ?? "other",
      venue: say("JO", "JF", "T2", "BT", "JA", "PB"),
      details: detailsLine({
        volume: say("VL"),
        issue: say("IS"),
        pages: end && end !== start ? `${start}-${end}` : start,
      }),
      date: /^\d{4}/.exec(say("PY", "Y1", "DA"))?.[0] ?? say("PY", "Y1", "DA"),
      doi,
      url: addresses.find((address) => isHttpUrl(address) && !/doi\.org\//i.test(address)) ?? "",
      pdf: all("L1").find(isHttpUrl) ?? "",
    },
  };
}

/** RIS writes "Family, Given, Suffix". */
function givenFirst(name: string): string {
  const [family = "", given = "", suffix] = name.split(",").map((part) => part.trim());
  return [given ? `${given} ${family}` : family, suffix].filter(Boolean).join(", ");
}
