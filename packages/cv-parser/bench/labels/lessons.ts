import type { DocumentLayout } from "../../src/core/layout.ts";
import { resolvedSections } from "../../src/entities/read-cv.ts";
import { layoutDocument } from "../../src/layout/layout-document.ts";
import { splitSections } from "../../src/sections/split-sections.ts";
import { lineKindOf } from "../../src/labels/line-states.ts";
import { alignLines } from "./align.ts";
import type { Aligned, PlacedLine } from "./align.ts";
import type { LabelledFile } from "./corpus.ts";
import type { Example } from "./softmax.ts";
import { partExamples } from "./teach-parts.ts";

/** A labelled file made ready for learning: its lines with what the labels say of them, and the parts of its headers. */
export type Lesson = {
  file: LabelledFile;
  layout: DocumentLayout;
  lines: PlacedLine[];
  aligned: Aligned[];
  jobs: Example[];
  schools: Example[];
  /** The label holds only part of the page, so its headers teach nothing. */
  partial: boolean;
};

/** Lays a file out, asks the rules, and aligns its labels with its lines. */
export function lessonOf(file: LabelledFile): Lesson {
  const layout = layoutDocument(file.source);
  const sections = resolvedSections(layout, splitSections(layout));
  const lines = sections.flatMap((section) => [
    ...section.headings.map((line) => ({ line, section, isHeading: true })),
    ...section.lines.map((line) => ({ line, section, isHeading: false })),
  ]);
  const aligned = alignLines(lines, file.gold);
  const itemAt = (start: number) => aligned[lines.findIndex(({ line }) => line.start <= start && line.end > start)];
  return {
    file,
    layout,
    lines,
    aligned,
    jobs: partExamples(layout, sections, { kind: "experience", itemAt }),
    schools: partExamples(layout, sections, { kind: "education", itemAt }),
    partial: (file.gold["_meta"] as { partial?: boolean } | undefined)?.partial === true,
  };
}

/** Of the lines that the labels speak of, the share that the rules put into the right section. */
export function sectionShare(lessons: readonly Lesson[]): { lines: number; right: number } {
  const spoken = lessons.flatMap(({ lines, aligned }) =>
    lines.flatMap(({ section, isHeading }, at) => {
      const item = aligned[at]?.item;
      return item ? [!isHeading && lineKindOf(section.kind) === item.section] : [];
    }),
  );
  return { lines: spoken.length, right: spoken.filter(Boolean).length / Math.max(1, spoken.length) };
}
