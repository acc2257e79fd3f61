import type { DocumentLayout, Line } from "../core/layout.ts";
import type { Section, SectionKind } from "../core/section.ts";
import { wordSet, wordsOf } from "../core/words.ts";
import { languageNames } from "../lexicon/languages.ts";
import { rowsOf } from "./entries/rows.ts";
import { degreeScore, institutionScore } from "./entries/word-scores.ts";

const languages = wordSet(languageNames);

/** A CV without any title is parted by its blocks: what each of them says tells which section it is. */
export function untitledSections(layout: DocumentLayout, sections: readonly Section[]): Section[] {
  if (sections.some((section) => section.headings.length > 0)) return [...sections];
  const lines = sections.flatMap((section) => section.lines);
  const out: Section[] = [];
  for (const block of blocksOf(lines)) {
    const found = out.length === 0 ? null : blockKind(layout, block);
    const kind = found ?? out.at(-1)?.kind ?? "header";
    const last = out.at(-1);
    if (last !== undefined && last.kind === kind) last.lines.push(...block);
    else out.push({ kind, title: "", headings: [], lines: block, score: 0.5 });
  }
  return out;
}

function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  let above: Line | undefined;
  for (const line of lines) {
    const block = blocks.at(-1);
    const apart =
      above === undefined ||
      line.page !== above.page ||
      line.column !== above.column ||
      line.gapBefore > line.height * 0.55;
    if (block === undefined || apart) blocks.push([line]);
    else block.push(line);
    above = line;
  }
  return blocks;
}

function blockKind(layout: DocumentLayout, block: Line[]): SectionKind | null {
  const rows = rowsOf(layout, block);
  const text = rows.map((row) => row.text).join(" ");
  const parts = text.split(/[,|•·\t]/);
  if (rows.some((row) => row.anchor !== null)) {
    const school = parts.some((part) => degreeScore(part) >= 2.6 || institutionScore(part) >= 2.6);
    return school ? "education" : "experience";
  }
  const words = wordsOf(text);
  const named = words.filter((word) => languages.has(word)).length;
  if (named >= 2 && named >= words.length * 0.25) return "languages";
  if (/@|(?:\d[\s().-]?){8}/.test(text)) return null;
  if (words.length >= 12 && /[.!?]$/.test(text.trim())) return "summary";
  return parts.length >= 3 && words.length <= parts.length * 4 ? "skills" : null;
}
