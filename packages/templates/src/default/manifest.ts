import type { TemplateManifest } from "@vitrine/model";
import { wordList } from "../word-list.ts";

export const manifest: TemplateManifest = {
  slug: "default",
  name: "Default",
  category: "Classic",
  description: "The well-made page nobody can object to: section names hang in the margin and light up as you read.",
  tier: "free",
  family: "default",
  persona: "default",
  features: ["ATS-friendly order", "Margin index that follows reading", "Print layout", "Works without a photo"],
  hasDemo: true,
  palette: { bg: "#FFFFFF", ink: "#15191F", accent: "#1F4E79" },
  match: {
    professions: wordList(`
      administrator, office manager, assistant, consultant, analyst, accountant, clerk, coordinator,
      public servant, civil servant, policy officer, project manager, operations manager, librarian, teacher,
      nurse, social worker, lawyer, paralegal, human resources, recruiter, translator, customer service,
      secretary, auditor, bookkeeper, logistics, buyer, quality manager
    `),
    keywords: wordList(`
      administration, reporting, compliance, policy, planning, coordination, scheduling, budget, stakeholder,
      documentation, process, office, public sector, records, procurement, case work
    `),
    seniority: "any",
    needs: [],
    density: 6,
    tone: 0,
    ats: true,
  },
};
