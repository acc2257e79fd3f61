import type { Line } from "../core/layout.ts";
import type { Section, SectionKind } from "../core/section.ts";
import { wordsOf } from "../core/words.ts";

const maxFooterLines = 4;
const maxFooterWords = 14;
const reachable = /\S@\S+\.\S|\+?\d(?:[\s().-]?\d){7}/u;
const dated = /(?<!\d)(?:19|20)\d\d(?!\d)/u;
/** Kinds that hold contact data of their own, of the person or of others. */
const ownContact = new Set<SectionKind>(["header", "contact", "links", "references"]);

/** Contact data at the foot of a page, set off from the text above it, belongs to the person and not to the last job. */
export function withContactFooters(sections: readonly Section[], lines: readonly Line[]): Section[] {
  const footers = [...Map.groupBy(lines, (line) => line.page).values()].flatMap(footerOf);
  if (footers.length === 0) return [...sections];
  const taken = new Set<Line>();
  const kept = sections.map((section) => {
    if (ownContact.has(section.kind)) return section;
    for (const line of section.lines) if (footers.includes(line)) taken.add(line);
    return { ...section, lines: section.lines.filter((line) => !taken.has(line)) };
  });
  if (taken.size === 0) return [...sections];
  return [...kept, { kind: "contact", title: "", headings: [], lines: [...taken], score: 0.6 }];
}

/** Dates and bullets belong to what the CV tells. */
function canStandInFooter({ text, bullet }: Line): boolean {
  return bullet === null && !dated.test(text) && wordsOf(text).length <= maxFooterWords;
}

/** The last lines of a page below its last clear gap, when they are short and one of them can be called or written to. */
function footerOf(page: readonly Line[]): Line[] {
  const rows = page.toSorted((first, second) => first.y - second.y);
  for (let count = 1; count <= Math.min(maxFooterLines, rows.length - 1); count += 1) {
    const first = rows[rows.length - count];
    const above = rows[rows.length - count - 1];
    if (first === undefined || above === undefined || !canStandInFooter(first)) return [];
    if (first.y - (above.y + above.height) > first.height * 1.5) {
      const footer = rows.slice(-count);
      return footer.some((line) => reachable.test(line.text)) ? footer : [];
    }
  }
  return [];
}
