import type { DocumentLayout, Line, LineRole } from "../core/layout.ts";
import type { Section, SectionKind } from "../core/section.ts";
import { decode } from "./chain.ts";
import type { Chain, Decoded } from "./chain.ts";
import { labelSectionOf, lineLabels } from "./label-set.ts";
import type { LabelSection } from "./label-set.ts";
import { lineFeatures } from "./line-features.ts";
import { lineItems } from "./line-items.ts";
import type { LineItem } from "./line-items.ts";

/** How far another section must be ahead before it outvotes the one that the rules chose. */
export const needed = { section: 0, heading: 0, rest: 0 };

/** Sections of the lines as the labeller sees them; it was told what the rules said, and no line is lost. */
export function relabel(layout: DocumentLayout, sections: readonly Section[], chain: Chain): Section[] {
  const items = lineItems(layout, sections);
  const decoded = decode(chain, lineFeatures(layout, items));
  const builder = new Rebuilder();
  items.forEach((item, at) => {
    const told = decoded[at];
    if (told !== undefined) builder.add(item, verdictOf(item, told));
  });
  return builder.sections;
}

type Verdict = { section: LabelSection; isHeading: boolean; role: LineRole };

const labelIndexes = (test: (label: (typeof lineLabels)[number]) => boolean) =>
  lineLabels.flatMap((label, index) => (test(label) ? [index] : []));

function bestOf({ margins }: Decoded, indexes: readonly number[]): number {
  return Math.max(-Infinity, ...indexes.map((index) => margins[index] ?? -Infinity));
}

function verdictOf(item: LineItem, told: Decoded): Verdict {
  const chosen = lineLabels[told.label] ?? { section: "rest", role: "inside" };
  const own = labelSectionOf(item.section.kind);
  const stay = bestOf(told, labelIndexes((label) => label.section === own && (label.role === "heading") === item.isHeading));
  const isHeading = chosen.role === "heading";
  const price = isHeading !== item.isHeading ? needed.heading : chosen.section === "rest" ? needed.rest : needed.section;
  if (-stay <= price) return { section: own, isHeading: item.isHeading, role: roleIn(own, told) };
  return { section: chosen.section, isHeading, role: roleIn(chosen.section, told) };
}

/** The place in an entry that fits best within a section, and by how much. */
function roleIn(section: LabelSection, told: Decoded): LineRole {
  const names = ["begin", "head", "inside"] as const;
  const scores = names.map((name) => bestOf(told, labelIndexes((label) => label.section === section && label.role === name)));
  const best = Math.max(...scores);
  const at = scores.indexOf(best);
  const rival = Math.max(...scores.filter((_, index) => index !== at));
  return { name: names[at] ?? "inside", margin: best - rival };
}

const kindOf: Record<LabelSection, SectionKind> = {
  person: "header",
  summary: "summary",
  experience: "experience",
  education: "education",
  skills: "skills",
  projects: "projects",
  certifications: "certifications",
  languages: "languages",
  publications: "publications",
  rest: "other",
};

/** Puts lines into sections again: those that stay together under one title stay in one section. */
class Rebuilder {
  readonly sections: Section[] = [];
  #from: Section | null = null;
  #open = new Map<LabelSection, Section>();
  #last: Section | null = null;
  #isTitle = false;

  add(item: LineItem, { section, isHeading, role }: Verdict): void {
    if (item.section !== this.#from && (item.section.headings.length === 0 || isHeading || !item.isHeading)) this.#open = new Map();
    this.#from = item.section;
    const line: Line = { ...item.line, role };
    if (isHeading) {
      this.#heading(item, section, line);
      return;
    }
    this.#isTitle = false;
    const open = this.#open.get(section) ?? this.#start(item, section, null);
    open.lines.push(line);
    this.#last = open;
  }

  #heading(item: LineItem, section: LabelSection, line: Line): void {
    if (this.#isTitle && this.#last !== null && (item.isHeading ? this.#last.headings.length < item.section.headings.length : labelSectionOf(this.#last.kind) === section)) {
      this.#last.headings.push(line);
      if (!item.isHeading) this.#last.title = `${this.#last.title} ${line.text}`;
      return;
    }
    this.#open = new Map();
    this.#last = this.#start(item, section, line);
    this.#isTitle = true;
  }

  #start(item: LineItem, section: LabelSection, heading: Line | null): Section {
    const own = item.section;
    const kind = labelSectionOf(own.kind) === section ? own.kind : kindOf[section];
    const started: Section = {
      kind,
      title: heading === null ? "" : item.isHeading ? own.title : heading.text,
      headings: heading === null ? [] : [heading],
      lines: [],
      score: own.score,
    };
    this.sections.push(started);
    this.#open.set(section, started);
    return started;
  }
}
