import type { DocumentLayout } from "../../src/core/layout.ts";
import { resolvedSections } from "../../src/entities/read-cv.ts";
import { lineFeatures } from "../../src/labels/line-features.ts";
import { lineItems } from "../../src/labels/line-items.ts";
import type { LineItem } from "../../src/labels/line-items.ts";
import { layoutDocument } from "../../src/layout/layout-document.ts";
import { splitSections } from "../../src/sections/split-sections.ts";
import { alignLines, goldItems } from "./align.ts";
import type { Aligned } from "./align.ts";
import type { LabelledFile } from "./corpus.ts";
import { partSequences } from "./teach-parts.ts";
import { allowedLabels } from "./teach.ts";
import type { Sequence } from "./train-chain.ts";

/** A labelled file made ready for learning: its lines with what label files say of them, and the sequences to learn. */
export type Lesson = {
  file: LabelledFile;
  layout: DocumentLayout;
  items: LineItem[];
  aligned: Aligned[];
  lines: Sequence;
  jobs: Sequence[];
  schools: Sequence[];
};

/** Lays a file out, asks the rules, and aligns its labels with its lines. */
export function lessonOf(file: LabelledFile): Lesson {
  const layout = layoutDocument(file.source);
  const sections = resolvedSections(layout, splitSections(layout));
  const items = lineItems(layout, sections);
  const aligned = alignLines(items, file.gold);
  const known = new Set(goldItems(file.gold).map(({ section }) => section));
  const itemAt = (start: number) => aligned[items.findIndex(({ line }) => line.start <= start && line.end > start)];
  return {
    file,
    layout,
    items,
    aligned,
    lines: { signs: lineFeatures(layout, items), allowed: allowedLabels(items, aligned, known), weight: 1 },
    jobs: partSequences(layout, sections, { kind: "experience", itemAt }),
    schools: partSequences(layout, sections, { kind: "education", itemAt }),
  };
}
