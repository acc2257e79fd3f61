import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "counsel",
  name: "Counsel",
  category: "Professional",
  description:
    "A pleading with numbered lines and paragraphs, whose skills and works refer to the roles that prove them.",
  tier: "pro",
  persona: "lawyer",
  features: [
    "Numbered lines that every sentence stands on",
    "Skills as a table that leads to the roles that speak of them",
    "Works as exhibits A, B and C",
    "Prints as two sober pages",
  ],
  palette: { bg: "#FFFFFF", ink: "#1A1B1C", accent: "#2B3A67" },
  match: {
    professions: `
      lawyer, attorney, solicitor, barrister, paralegal, legal counsel, general counsel, judge, notary, prosecutor,
      legal adviser, compliance officer, compliance manager, law clerk, legal assistant, patent attorney, mediator,
      arbitrator, contract manager, data protection officer, legal secretary
    `,
    keywords: `
      litigation, arbitration, contract law, labour law, employment law, corporate law, criminal law, compliance,
      due diligence, negotiation, legal research, drafting, mediation, gdpr, intellectual property, contracts, court,
      bar association, advocacy, regulatory
    `,
    density: 5,
    tone: 0,
  },
});
