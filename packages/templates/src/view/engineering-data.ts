import { count, fields, rows, word, words } from "./read-fields.ts";
import type { Figure } from "./academic-data.ts";
import type { Data } from "./read-fields.ts";

/** Template data of the engineering family (contract.md 8). Its certifications join those of the CV. */
export type EngineeringData = {
  specs: { tolerance: string; materials: string; software: string };
  figures: readonly Figure[];
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
  const figures: readonly (readonly [string, unknown, Figure["unit"]])[] = [
    ["Projects completed", metrics.projects_completed, ""],
    ["Efficiency improvement", metrics.efficiency_improvement, "%"],
    ["Components designed", metrics.components_designed, ""],
  ];
  return {
    specs: {
      tolerance: textOf(specs.tolerance),
      materials: textOf(specs.materials),
      software: textOf(specs.software),
    },
    figures: figures.flatMap(([term, value, unit]) => {
      const number = count(value);
      return number === null ? [] : [{ term, value: number, unit }];
    }),
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

function textOf(value: unknown): string {
  return Array.isArray(value) ? words(value).join(", ") : word(value);
}
