import type { DocumentLayout } from "../core/layout.ts";
import type { Section, SectionKind } from "../core/section.ts";
import { titleKind } from "../sections/title-kind.ts";
import { decode } from "./chain.ts";
import type { Chain, Decoded } from "./chain.ts";
import { labelSectionOf, labelSections, lineLabels } from "./label-set.ts";
import type { LabelSection } from "./label-set.ts";
import { lineFeatures } from "./line-features.ts";
import { lineItems } from "./line-items.ts";
import type { LineItem } from "./line-items.ts";

/** How far the labeller must be ahead before it outvotes the rules; fitted on files that it had not seen. */
export const needed = { knownTitle: 2, otherTitle: 12, noTitle: 6, kind: 3, surely: 12 };

type Told = { item: LineItem; told: Decoded };

/**
 * Sections as the labeller sees them, who was told what the rules said: titles that the rules overlooked open
 * sections, names that they took for titles go back into the text, and sections without a sure title get the kind
 * that their lines have. No line is lost.
 */
export function relabel(layout: DocumentLayout, sections: readonly Section[], chain: Chain): Section[] {
  const items = lineItems(layout, sections);
  const decoded = decode(chain, lineFeatures(layout, items));
  const told = items.flatMap((item, at) => {
    const own = decoded[at];
    return own === undefined ? [] : [{ item, told: own }];
  });
  return resegment(told).map(({ section, lines }) => ({ ...section, kind: kindOf(section, lines) }));
}

type Draft = { section: Section; lines: Told[] };

/** Sections anew, with the titles that the labeller and the rules agree on or that the surer of them names. */
function resegment(told: readonly Told[]): Draft[] {
  const drafts: Draft[] = [];
  let from: Section | null = null;
  for (const line of told) {
    const { item } = line;
    const last = drafts.at(-1);
    const isNew = item.section !== from;
    from = item.section;
    if (isTitle(line)) openOrExtend(drafts, line, isNew);
    else if (last === undefined || (isNew && !item.isHeading)) drafts.push(draftOf(item.section, line));
    else {
      last.section.lines.push(item.line);
      last.lines.push(line);
    }
  }
  return drafts;
}

function draftOf(section: Section, line: Told): Draft {
  return { section: { ...section, title: "", headings: [], lines: [line.item.line] }, lines: [line] };
}

/** A title of the rules keeps its words and kind; a further row of one belongs to it. */
function openOrExtend(drafts: Draft[], { item }: Told, isNew: boolean): void {
  const { section, line, isHeading } = item;
  const last = drafts.at(-1);
  if (isHeading && !isNew && last !== undefined && last.section.lines.length === 0 && last.section.title === section.title) {
    last.section.headings.push(line);
    return;
  }
  const kind = isHeading ? section.kind : (titleKind(line.text)?.kind ?? "other");
  const title = isHeading ? section.title : line.text;
  drafts.push({ section: { kind, title, headings: [line], lines: [], score: section.score }, lines: [] });
}

function isTitle({ item, told }: Told): boolean {
  const ahead = bestOf(told, (role) => role === "heading") - bestOf(told, (role) => role !== "heading");
  const isKnown = titleKind(item.line.text)?.exact === true;
  if (item.isHeading) return isKnown || titleKind(item.section.title)?.exact === true || -ahead < needed.noTitle;
  return item.line.bullet === null && ahead > (isKnown ? needed.knownTitle : needed.otherTitle);
}

function bestOf({ margins }: Decoded, test: (role: string, section: LabelSection) => boolean): number {
  let best = -Infinity;
  lineLabels.forEach(({ role, section }, index) => {
    if (test(role, section)) best = Math.max(best, margins[index] ?? -Infinity);
  });
  return best;
}

const kinds: Record<LabelSection, SectionKind> = {
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

/** The kind that the lines of a section have on the whole, where its title does not say it. */
function kindOf(section: Section, lines: readonly Told[]): SectionKind {
  if (lines.length === 0 || section.headings.length === 0) return section.kind;
  const own = labelSectionOf(section.kind);
  const isSure = titleKind(section.title)?.exact === true;
  if (isSure && own === "rest") return section.kind;
  const means = labelSections.map((name) => {
    const sum = lines.reduce((total, { told }) => total + bestOf(told, (role, of) => of === name && role !== "heading"), 0);
    return sum / lines.length;
  });
  const best = means.indexOf(Math.max(...means));
  const found = labelSections[best] ?? own;
  const ahead = (means[best] ?? 0) - (means[labelSections.indexOf(own)] ?? 0);
  if (found === own || found === "rest" || found === "person" || ahead < (isSure ? needed.surely : needed.kind)) return section.kind;
  return kinds[found];
}
