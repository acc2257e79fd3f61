import type { TemplateManifest } from "../../templates/vocabulary.ts";
import type { Career } from "./read-career.ts";
import { titleMatch, words } from "./phrases.ts";

/** A template's fit with the CV's own words that speak for it. */
export type Fit = {
  manifest: TemplateManifest;
  score: number;
  /** The recent title of the CV that met a profession best; null when none did. */
  title: string | null;
  keywords: string[];
};

/** Weights of the design book, 1.17. */
const weights = { profession: 0.45, keywords: 0.2, content: 0.25, tone: 0.1 };
const keywordsForFull = 4;

/** What tells no trade suits every profession a little, so that a page for electricians is no guess for an unknown one. */
const forAnyone: ReadonlySet<TemplateManifest["category"]> = new Set(["Classic", "Modern"]);
const fitOfAnyone = 0.2;
/** Titles below this weight are too long ago to stand in a sentence about the person. */
const recentWeight = 0.8;

/** Scores one template for a career, 0 to 1. */
export function scoreTemplate(manifest: TemplateManifest, career: Career, hasPicture: boolean): Fit {
  const profession = bestTitle(manifest, career);
  const professionFit = Math.max(profession.match, forAnyone.has(manifest.category) ? fitOfAnyone : 0);
  const keywords = manifest.match.keywords.filter((keyword) => career.vocabulary.holds(words(keyword)));
  const score =
    weights.profession * professionFit +
    weights.keywords * Math.min(1, keywords.length / keywordsForFull) +
    weights.content * contentFit(manifest, career, hasPicture) +
    weights.tone * (1 - Math.abs(manifest.match.tone - toneOf(career)) / 5);
  return { manifest, score: Math.round(score * 100) / 100, title: profession.title, keywords };
}

function bestTitle(manifest: TemplateManifest, career: Career): { title: string | null; match: number } {
  let best: { title: string | null; match: number } = { title: null, match: 0 };
  for (const title of career.titles) {
    for (const profession of manifest.match.professions) {
      const match = titleMatch(title.words, words(profession)) * title.weight;
      if (match > best.match) best = { title: title.weight >= recentWeight ? title.text : null, match };
    }
  }
  return best;
}

type Need = TemplateManifest["match"]["needs"][number];

/** What a missing need costs. A CV brings no pictures of work, so image-led templates stand empty. */
function costOf(need: Need, career: Career, hasPicture: boolean): number {
  if (need === "images") return 0.6;
  if (need === "photo") return hasPicture ? 0 : 0.35;
  if (need === "publications") return career.publications > 0 ? 0 : 0.5;
  if (need === "metrics") return career.hasFigures ? 0 : 0.3;
  return career.hasCode || career.projects > 0 ? 0 : 0.3;
}

function contentFit({ match }: TemplateManifest, career: Career, hasPicture: boolean): number {
  const needs = match.needs.reduce((sum, need) => sum + costOf(need, career, hasPicture), 0);
  const density = Math.min(0.3, Math.abs(career.roles - match.density) * 0.05);
  const seniority = match.seniority === "any" || match.seniority === career.seniority ? 0 : 0.25;
  return Math.max(0, 1 - needs - density - seniority);
}

const playful = /design|art|illustrat|photo|film|anim|music|creative|brand|stage|game|writer|copywriter|fashion/i;
const formal = /law|attorney|legal|account|audit|bank|financ|professor|judge|officer|insur|tax|physician|doctor|nurse/i;

/** How formal the career's titles are: 0 formal … 5 playful. */
function toneOf(career: Career): number {
  const titles = career.titles.flatMap((title) => [title.text, ...title.words]).join(" ");
  if (playful.test(titles)) return 4;
  return formal.test(titles) ? 0 : 2;
}
