import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "executive-dashboard",
  name: "Executive Dashboard",
  category: "Business",
  description:
    "The first pages of an annual report about a leader: your own figures, a letter, and a chart of the teams you led.",
  tier: "free",
  family: "business",
  persona: "executive",
  features: [
    "Only the figures you enter",
    "Span-of-responsibility chart",
    "Initiatives as a table",
    "Two-page board paper in print",
  ],
  palette: { bg: "#F2F4F8", ink: "#0F1B33", accent: "#123E8A" },
  match: {
    professions: `
      chief executive officer, ceo, chief operating officer, coo, chief financial officer, cfo, managing director,
      director, vice president, general manager, executive, board member, partner, management consultant,
      strategy consultant, investment banker, banker, operations manager, head of operations, head of sales,
      finance director, portfolio manager, business development manager
    `,
    keywords: `
      leadership, strategy, p&l, revenue, operations, board, governance, turnaround, mergers, acquisition, budget,
      transformation, stakeholder, finance, growth, negotiation, supply chain, investment
    `,
    seniority: "senior",
    needs: ["metrics"],
    density: 6,
    tone: 0,
  },
});
