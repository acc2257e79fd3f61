import { count, fields, rows, word, words, type Data } from "./read-fields.ts";

/** Template data of the creative family (contract.md 8). */
export type CreativeData = {
  philosophy: string;
  specializations: readonly string[];
  exhibitions: readonly { name: string; venue: string; year: string; type: string }[];
  awards: readonly { award: string; organization: string; year: string; category: string }[];
  tools: { software: readonly string[]; animation: readonly string[]; traditional: readonly string[] };
  metrics: { projects: number | null; clientSatisfaction: number | null; experienceYears: number | null };
  influences: readonly string[];
};

export const creativeDataKeys = [
  "artistic_philosophy",
  "specializations",
  "exhibitions",
  "awards",
  "tools",
  "creative_metrics",
  "influences",
] as const;

/** Reads the creative block of the stored template data. */
export function readCreativeData(data: Data): CreativeData {
  const tools = fields(data.tools);
  const metrics = fields(data.creative_metrics);
  return {
    philosophy: word(data.artistic_philosophy),
    specializations: words(data.specializations),
    exhibitions: rows(data.exhibitions).flatMap((row) => {
      const name = word(row.name);
      return name ? [{ name, venue: word(row.venue), year: word(row.year), type: word(row.type) }] : [];
    }),
    awards: rows(data.awards).flatMap((row) => {
      const award = word(row.award);
      return award
        ? [{ award, organization: word(row.organization), year: word(row.year), category: word(row.category) }]
        : [];
    }),
    tools: {
      software: words(tools.design_software),
      animation: words(tools.animation_tools),
      traditional: words(tools.traditional_media),
    },
    metrics: {
      projects: count(metrics.projects_completed),
      clientSatisfaction: count(metrics.client_satisfaction),
      experienceYears: count(metrics.experience_years),
    },
    influences: words(data.influences),
  };
}
