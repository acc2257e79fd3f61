import type { DocumentLayout, Line } from "../core/layout.ts";
import type { Section, SectionKind } from "../core/section.ts";
import { certificateKind } from "../lexicon/title-roles.ts";
import { titleKind } from "../sections/title-kind.ts";
import { rowsOf } from "./entries/rows.ts";
import type { Row } from "./entries/rows.ts";
import { cutFrom, tellsMostlyOfSpeech } from "./labelled-lines.ts";

const ofEntries: ReadonlySet<SectionKind> = new Set(["education", "experience", "volunteer", certificateKind]);
const ofNames: ReadonlySet<SectionKind> = new Set(["skills", "languages", "interests", certificateKind]);
/** Facts that people put among them: "Driving licence: B". */
const besides: ReadonlySet<SectionKind> = new Set(["other", "references"]);
const leastKinds = 2;
const labelled = /^(?<title>[^:：\t]{2,40}?)\s*[:：]\s*(?=\S)/u;

type List = { kind: SectionKind; title: string; lines: Line[] };

/**
 * "Languages: Spanish, German" and "Skills: tiling, plastering" at the end of the schools, each a title and its whole list
 * in one row: two of different kinds, with nothing behind them, are sections of their own. One alone may tell of the
 * entry above it.
 */
export function withListsBehind(layout: DocumentLayout, section: Section): Section[] {
  if (!ofEntries.has(section.kind) || !section.lines.some(({ text }) => labelled.test(text))) return [section];
  const rows = rowsOf(layout, section.lines);
  const lists: List[] = [];
  let first = rows.length;
  let rest: Line[] = [];
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const row = rows[index];
    if (row === undefined || row.bullet) break;
    const list = listIn(row);
    if (list === null && !row.continues) break;
    rest.unshift(row.line);
    if (list === null) continue;
    lists.unshift({ ...list, lines: [...list.lines, ...rest.slice(1)] });
    [first, rest] = [index, []];
  }
  const kinds = new Set(lists.map(({ kind }) => kind).filter((kind) => ofNames.has(kind)));
  if (kinds.size < leastKinds || first === 0) return [section];
  const own = { ...section, lines: rows.slice(0, first).map(({ line }) => line) };
  return [own, ...lists.map((list) => ({ ...list, headings: [], score: section.score }))];
}

/** The list that a row names and holds; null for other rows. Programs have languages, too. */
function listIn({ line, text }: Row): List | null {
  const found = labelled.exec(text);
  const title = found?.groups?.["title"] ?? "";
  const match = titleKind(title);
  if (found === null || match?.exact !== true || !(ofNames.has(match.kind) || besides.has(match.kind))) return null;
  if (match.kind === "languages" && !tellsMostlyOfSpeech(text.slice(found[0].length))) return null;
  return { kind: match.kind, title, lines: [cutFrom(line, found[0].length)] };
}

/** "Skills: tiling, plastering" without a row above that names the list: its label is the title of all of it. */
export function titledByLabel(section: Section): Section {
  if (section.kind !== "skills") return section;
  const [first, ...rest] = section.lines;
  const found = first === undefined || section.headings.length > 0 ? null : labelled.exec(first.text);
  const match = titleKind(found?.groups?.["title"] ?? "");
  if (first === undefined || found === null || match?.exact !== true || match.kind !== "skills") return section;
  if (rest.some(({ text }) => labelled.test(text))) return section;
  return { ...section, title: found.groups?.["title"] ?? "", lines: [cutFrom(first, found[0].length), ...rest] };
}
