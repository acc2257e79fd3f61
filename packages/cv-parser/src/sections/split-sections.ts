import type { DocumentLayout, Line } from "../core/layout.ts";
import type { Section, SectionKind } from "../core/section.ts";
import { titleKind } from "./title-kind.ts";
import { headingScore, headingWeights } from "./heading-score.ts";
import type { HeadingStyles } from "./heading-style.ts";
import { learnHeadingStyles, styleKey } from "./heading-style.ts";
import { attachSatellites } from "./satellites.ts";
import { splitTwinHeadings } from "./twin-headings.ts";
import { Lanes } from "./lanes.ts";
import { weaveMarginTitles } from "./margin-column.ts";
import { MarginReader } from "./margin-heading.ts";

/**
 * Parts the lines of a document into titled sections. Every line, or every part of a line that holds a margin
 * heading and text, lands in exactly one section; an unknown title keeps a section of its own.
 */
export function splitSections(source: DocumentLayout): Section[] {
  const layout = { ...source, lines: weaveMarginTitles(splitTwinHeadings(attachSatellites(source.lines))) };
  const styles = learnHeadingStyles(layout);
  const margins = new MarginReader(layout);
  const sections: Section[] = [{ kind: "header", title: "", headings: [], lines: [], score: 1 }];
  const seen = { named: false };
  const lanes = new Lanes(layout);
  let latest = sections[0];
  const open = (section: Section) => {
    sections.push(section);
    latest = section;
  };
  layout.lines.forEach((line, index) => {
    if (lanes.isNewColumn(line) && line.page === 1 && lanes.sectionAt(line) === null && line.fontSize > layout.bodyFontSize * 1.35 && titleKind(line.text)?.exact !== true) {
      open({ kind: "header", title: "", headings: [], lines: [], score: 1 });
    }
    const current = lanes.sectionAt(line) ?? latest;
    if (current === undefined) return;
    latest = current;
    const margin = margins.read(line, layout.lines[index + 1]);
    if (margin !== null) {
      if (margin.continues && current.lines.length <= 1 && current.headings.length > 0) extendHeading(current, margin.heading);
      else open(openSection(margin.heading, 0.9));
      if (margin.content !== null) latest?.lines.push(margin.content);
      lanes.note(line, latest);
      seen.named = true;
      return;
    }
    const score = headingScore(line, { layout, styles, index });
    const exact = titleKind(line.text)?.exact === true;
    const above = layout.lines[index - 1];
    if (above !== undefined && goesOnHeading(current, above, line)) {
      extendHeading(current, line);
      lanes.note(line, current);
      return;
    }
    const opensWrapped = opensWrappedHeading(line, layout.lines[index + 1], styles);
    const freshColumn = above === undefined || above.column !== line.column || above.page !== line.page;
    const spaced = freshColumn || line.gapBefore >= styles.mainGap * 0.85;
    const unknown = seen.named && styleKey(line) === styles.main && styles.isExclusive && spaced;
    const isHeading = opensWrapped || (score >= headingWeights.threshold && (exact || unknown));
    if (!isHeading) {
      current.lines.push(line);
      lanes.note(line, current);
      return;
    }
    seen.named = true;
    open(openSection(line, Math.min(1, score / 8)));
    lanes.note(line, latest);
  });
  return sections;
}

const endsOpen = /(?:&|\/|,|\s(?:and|und|et|y|e|en|of|de))\s*$/iu;

/** A heading broken over two lines: the second line completes a known title or follows an open "and". */
function goesOnHeading(section: Section, above: Line, line: Line): boolean {
  const last = section.headings.at(-1);
  if (last !== above || section.lines.length > 0 || !isNextRow(above, line)) return false;
  return endsOpen.test(section.title) || (titleKind(section.title)?.exact !== true && titleKind(`${section.title} ${line.text}`)?.exact === true);
}

function opensWrappedHeading(line: Line, next: Line | undefined, styles: HeadingStyles): boolean {
  if (next === undefined || !isNextRow(line, next) || line.bullet !== null || titleKind(line.text)?.exact === true) return false;
  return styleKey(line) === styles.main && titleKind(next.text)?.exact !== true && titleKind(`${line.text} ${next.text}`)?.exact === true;
}

function isNextRow(above: Line, line: Line): boolean {
  const sameStyle = styleKey(above) === styleKey(line) || Math.abs(above.fontSize - line.fontSize) < 0.3;
  return sameStyle && above.page === line.page && above.column === line.column && line.bullet === null && line.gapBefore <= line.height * 0.9;
}

function openSection(heading: Line, score: number): Section {
  return { kind: titleKind(heading.text)?.kind ?? "other", title: heading.text, headings: [heading], lines: [], score };
}

function extendHeading(section: Section, heading: Line): void {
  section.headings.push(heading);
  section.title = `${section.title} ${heading.text}`;
  section.kind = titleKind(section.title)?.kind ?? section.kind;
}

/** All lines of the sections of one kind, in reading order. */
export function sectionsOf(sections: readonly Section[], kind: SectionKind): Section[] {
  return sections.filter((section) => section.kind === kind && section.lines.length > 0);
}
