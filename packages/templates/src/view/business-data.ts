import { count, fields, rows, word, words, type Data } from "./read-fields.ts";

/** Template data of the business family (contract.md 8). Metrics keep the owner's own words. */
export type BusinessData = {
  metrics: { revenueImpact: string; teamSize: string; successRate: string; clientSatisfaction: string };
  leadership: readonly { role: string; teamSize: string; duration: string; achievements: string }[];
  initiatives: readonly { initiative: string; impact: string; timeline: string; outcome: string }[];
  competencies: readonly string[];
  industry: { primary: string; experienceYears: number | null };
  leadershipPhilosophy: string;
};

export const businessDataKeys = [
  "business_metrics",
  "leadership_experience",
  "strategic_initiatives",
  "core_competencies",
  "industry_focus",
  "leadership_philosophy",
] as const;

/** Reads the business block of the stored template data. */
export function readBusinessData(data: Data): BusinessData {
  const metrics = fields(data.business_metrics);
  const industry = fields(data.industry_focus);
  return {
    metrics: {
      revenueImpact: word(metrics.revenue_impact),
      teamSize: word(metrics.team_size),
      successRate: word(metrics.success_rate),
      clientSatisfaction: word(metrics.client_satisfaction),
    },
    leadership: rows(data.leadership_experience).flatMap((row) => {
      const achievements = Array.isArray(row.achievements)
        ? words(row.achievements).join("; ")
        : word(row.achievements);
      const entry = { role: word(row.role), teamSize: word(row.team_size), duration: word(row.duration), achievements };
      return Object.values(entry).some((text) => text) ? [entry] : [];
    }),
    initiatives: rows(data.strategic_initiatives).flatMap((row) => {
      const entry = {
        initiative: word(row.initiative),
        impact: word(row.impact),
        timeline: word(row.timeline),
        outcome: word(row.outcome),
      };
      return Object.values(entry).some((text) => text) ? [entry] : [];
    }),
    competencies: words(data.core_competencies),
    industry: {
      primary: word(typeof data.industry_focus === "string" ? data.industry_focus : industry.primary),
      experienceYears: count(industry.experience_years),
    },
    leadershipPhilosophy: word(data.leadership_philosophy),
  };
}
