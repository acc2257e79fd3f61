import { count, fields, rows, word, words, type Data } from "./read-fields.ts";
import { webLink, type LinkView } from "./safe-links.ts";

/** A number that the owner entered, with its name in the form. */
export type Figure = { term: string; value: number; unit: "" | "%" };

/** Template data of the academic family (contract.md 8). */
export type AcademicData = {
  philosophy: string;
  philosophyStats: readonly { icon: string; text: string }[];
  researchAreas: readonly string[];
  achievements: readonly string[];
  scholarProfile: LinkView | null;
  researchYears: number | null;
  /** Only what was entered, in the order of the form. */
  figures: readonly Figure[];
};

export const academicDataKeys = [
  "philosophy",
  "philosophy_stats",
  "research_areas",
  "achievements",
  "scholar_profile",
  "publications_count",
  "experiments_count",
  "academic_metrics",
  "research_metrics",
] as const;

/** Reads the academic block of the stored template data. */
export function readAcademicData(data: Data): AcademicData {
  return {
    philosophy: word(data.philosophy),
    philosophyStats: rows(data.philosophy_stats).flatMap((row) => {
      const text = word(row.text);
      return text ? [{ icon: word(row.icon), text }] : [];
    }),
    researchAreas: words(data.research_areas),
    achievements: words(data.achievements),
    scholarProfile: webLink("Scholar profile", word(data.scholar_profile)),
    researchYears: count(fields(data.academic_metrics).research_years),
    figures: readFigures(data),
  };
}

function readFigures(data: Data): Figure[] {
  const academic = fields(data.academic_metrics);
  const research = fields(data.research_metrics);
  const entries: readonly (readonly [string, unknown, Figure["unit"]])[] = [
    ["Publications", data.publications_count ?? academic.publications_count, ""],
    ["Research papers", research.research_papers, ""],
    ["Awards", academic.awards_count, ""],
    ["Years of research", academic.research_years, ""],
    ["Conferences", academic.conferences_count, ""],
    ["Experiments", data.experiments_count, ""],
    ["Datasets analysed", research.datasets_analyzed, ""],
    ["Models deployed", research.models_deployed, ""],
    ["Accuracy rate", research.accuracy_rate, "%"],
  ];
  return entries.flatMap(([term, value, unit]) => {
    const number = count(value);
    return number === null ? [] : [{ term, value: number, unit }];
  });
}
