import type { HighlightFact } from "./highlights.ts";
import { count, fields, rows, word, words, type Data } from "./read-fields.ts";

/** Template data of the engineering family (contract.md 8). Its certifications join those of the CV. */
export type EngineeringData = {
  /** Tolerance, materials, software; only what was entered. */
  specs: readonly HighlightFact[];
  metrics: readonly HighlightFact[];
  certifications: readonly { name: string; issuer: string; date: string; url: string }[];
  specializations: readonly string[];
  memberships: readonly string[];
  experienceYears: number | null;
};

export const engineeringDataKeys = [
  "technical_specs",
  "project_metrics",
  "certifications",
  "specializations",
  "memberships",
  "experience_years",
] as const;

/** Reads the engineering block of the stored template data. */
export function readEngineeringData(data: Data): EngineeringData {
  const specs = fields(data.technical_specs);
  const metrics = fields(data.project_metrics);
  return {
    specs: [
      ...fact("Tolerance", specs.tolerance),
      ...fact("Materials", specs.materials),
      ...fact("Software", specs.software),
    ],
    metrics: [
      ...fact("Projects completed", count(metrics.projects_completed)),
      ...fact("Efficiency improvement", count(metrics.efficiency_improvement)),
      ...fact("Components designed", count(metrics.components_designed)),
    ],
    certifications: rows(data.certifications).flatMap((row) => {
      const name = word(row.name);
      return name
        ? [{ name, issuer: word(row.issuer), date: word(row.year ?? row.date), url: word(row.link ?? row.url) }]
        : [];
    }),
    specializations: words(data.specializations),
    memberships: words(data.memberships),
    experienceYears: count(data.experience_years),
  };
}

function fact(term: string, value: unknown): HighlightFact[] {
  const values = Array.isArray(value) ? words(value) : [word(value)].filter((text) => text !== "");
  return values.length > 0 ? [{ term, values }] : [];
}
