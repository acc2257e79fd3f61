import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "default",
  name: "Default",
  category: "Classic",
  description: "The well-made page nobody can object to: section names hang in the margin and light up as you read.",
  tier: "free",
  persona: "default",
  features: ["ATS-friendly order", "Margin index that follows reading", "Print layout", "Works without a photo"],
  palette: { bg: "#FFFFFF", ink: "#15191F", accent: "#1F4E79" },
  match: {
    professions: `
      administrator, office manager, assistant, consultant, analyst, accountant, clerk, coordinator,
      public servant, civil servant, policy officer, project manager, operations manager, librarian, teacher,
      nurse, social worker, lawyer, paralegal, human resources, recruiter, translator, customer service,
      secretary, auditor, bookkeeper, logistics, buyer, quality manager
    `,
    keywords: `
      administration, reporting, compliance, policy, planning, coordination, scheduling, budget, stakeholder,
      documentation, process, office, public sector, records, procurement, case work
    `,
    density: 6,
    tone: 0,
  },
});
