import type { EvidenceMap } from "@vitrine/model";
import type { Section } from "../core/section.ts";
import type { FoundCv } from "../entities/read-cv.ts";

/** Sections that hardly any other kind of document names in these words. */
const careerKinds = ["experience", "education", "skills", "languages", "projects", "volunteer"] as const;

/**
 * True when the text shows at least two signs of a CV (a way to reach someone, a name, named sections, dated entries)
 * and either names a section of a career or gives dated entries of someone who can be reached: a manual with an author
 * and chapters has the former signs, too.
 */
export function isLikelyCv(found: FoundCv, sections: readonly Section[]): boolean {
  const kinds = new Set(
    sections
      .filter((section) => section.headings.length > 0 && section.kind !== "other")
      .map((section) => section.kind),
  );
  const dated = [...found.experiences, ...found.educations].filter(
    (item) => item.fields.start_date ?? item.fields.end_date,
  ).length;
  let signs = 0;
  const isReachable = found.person.email !== null || found.person.phone !== null;
  if (isReachable) signs += 1;
  if (found.person.name !== null && found.person.name.score >= 0.8) signs += 1;
  if (kinds.size >= 2) signs += 1;
  if (kinds.size >= 4) signs += 1;
  if (dated >= 1) signs += 1;
  return signs >= 2 && (careerKinds.some((kind) => kinds.has(kind)) || (isReachable && dated >= 1));
}

/** How far the whole result can be trusted: mean of the values, lowered for the main facts that are missing. */
export function overallConfidence(evidence: EvidenceMap, found: FoundCv): number {
  const main = [
    found.person.name,
    found.person.email ?? found.person.phone,
    found.experiences[0] ?? found.educations[0],
    found.skills[0] ?? found.lines.get("languages")?.[0],
  ];
  return meanConfidence(
    evidence,
    main.map((value) => value !== null && value !== undefined),
  );
}

/** Mean of the values' confidence, lowered for each main fact that is not there. */
export function meanConfidence(evidence: EvidenceMap, mainFacts: readonly boolean[]): number {
  const values = Object.values(evidence).map((entry) => entry.confidence);
  if (values.length === 0) return 0;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const present = mainFacts.filter(Boolean).length / mainFacts.length;
  return Math.round(mean * (0.6 + 0.4 * present) * 100) / 100;
}
