import type { DocumentLayout, Line } from "../core/layout.ts";
import type { Section, SectionKind } from "../core/section.ts";
import { wordSet, wordsOf } from "../core/words.ts";
import { languageNames } from "../lexicon/languages.ts";
import { titleKind } from "../sections/title-kind.ts";
import { rowsOf } from "./entries/rows.ts";

const languages = wordSet(languageNames);
const mixed: readonly SectionKind[] = ["skills", "other"];
const parted: readonly SectionKind[] = ["skills", "languages", "interests", "certifications"];
const label = /^([^:：]{3,30})[:：]\s+(?=\S)/u;

/**
 * "Languages: Spanish" and "Interests: Rowing" in a section of several things ("Skills & Interests", "Additional
 * information") are sections of their own, as career offices write them. Other lines stay where they are.
 */
export function withLabelledLines(layout: DocumentLayout, section: Section): Section[] {
  if (!mixed.includes(section.kind)) return [section];
  const own: Section = { ...section, lines: [] };
  const out: Section[] = [own];
  let open = own;
  for (const { line, text, continues } of rowsOf(layout, section.lines)) {
    const found = label.exec(text);
    const kind = found === null ? null : kindBehind(found[1] ?? "", text.slice(found[0].length));
    if (found !== null && kind !== null && kind !== section.kind) {
      open = { kind, title: found[1] ?? "", headings: [], lines: [cutFrom(line, found[0].length)], score: section.score };
      out.push(open);
      continue;
    }
    if (!continues) open = own;
    open.lines.push(line);
  }
  return out.filter((each) => each === own || each.lines.length > 0);
}

function kindBehind(title: string, content: string): SectionKind | null {
  const match = titleKind(title);
  if (match === null || !match.exact || !parted.includes(match.kind)) return null;
  // "Languages: Java" tells of skills.
  const isSpoken = wordsOf(content.slice(0, 200)).some((word) => languages.has(word));
  return match.kind === "languages" && !isSpoken ? null : match.kind;
}

/** A line without its first letters. */
function cutFrom(line: Line, length: number): Line {
  const start = line.start + length;
  const segments = line.segments
    .filter((segment) => segment.end > start)
    .map((segment) =>
      segment.start >= start ? segment : { ...segment, text: segment.text.slice(start - segment.start), start },
    );
  return { ...line, text: line.text.slice(length), start, x: segments[0]?.x ?? line.x, segments };
}
