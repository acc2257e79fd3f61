import type { Line } from "../core/layout.ts";
import type { Section, SectionKind } from "../core/section.ts";
import { phraseKey, phraseSet } from "../core/words.ts";
import { chineseStudyLabels } from "../lexicon/chinese-labels.ts";
import { isPersonalLabel } from "../lexicon/personal-labels.ts";

const studyLabels = phraseSet(Object.values(chineseStudyLabels).join("|"));
const leastLines = 3;
const leastShare = 0.6;
const longestLine = 48;
/** Kinds that hold such lines themselves. */
const own: ReadonlySet<SectionKind> = new Set(["header", "contact", "references", "education"]);

/**
 * "姓名：…", "电话：…", "性别：…" in a row, in any section: boxes of Word stand wherever they are anchored, and forms put the
 * person last. Such lines tell of the person and of nothing else.
 */
export function withPersonalBlocks(sections: readonly Section[]): Section[] {
  const taken: Line[] = [];
  const kept = sections.map((section) => {
    const block = own.has(section.kind) ? [] : blockOf(section.lines);
    if (block.length === 0) return section;
    taken.push(...block);
    return { ...section, lines: section.lines.filter((line) => !block.includes(line)) };
  });
  return taken.length === 0
    ? [...sections]
    : [...kept, { kind: "contact", title: "", headings: [], lines: taken, score: 0.7 }];
}

/** The longest run of labelled lines, with what stands between them. */
function blockOf(lines: readonly Line[]): Line[] {
  const told = lines.map(isPersonal);
  const first = told.indexOf(true);
  const last = told.lastIndexOf(true);
  const block = lines.slice(first, last + 1);
  const count = told.filter(Boolean).length;
  const isBlock = count >= leastLines && count >= block.length * leastShare;
  return first >= 0 && isBlock && block.every(({ text }) => text.length <= longestLine) ? block : [];
}

function isPersonal({ text }: Line): boolean {
  const label = /^(\p{Script=Han}[\p{Script=Han}\s]{0,8})[:：]/u.exec(text)?.[1]?.replace(/\s/gu, "") ?? "";
  return label !== "" && (isPersonalLabel(label) || studyLabels.has(phraseKey(label)));
}
