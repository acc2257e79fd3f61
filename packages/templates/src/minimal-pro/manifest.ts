import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "minimal-pro",
  name: "Minimal Pro",
  category: "Modern",
  description: "Swiss poster typography on twelve columns that you can switch on and see.",
  tier: "free",
  family: "modern",
  persona: "minimal",
  features: [
    "One typeface, one accent",
    "Visible twelve-column grid",
    "Large name that always fits",
    "Print on the same grid",
  ],
  palette: { bg: "#FFFFFF", ink: "#111111", accent: "#D2001A" },
  match: {
    professions: `
      graphic designer, product designer, industrial designer, architect, interior architect, art director,
      brand strategist, typographer, senior software engineer, staff engineer, principal engineer,
      landscape architect, urban planner, creative director, exhibition designer, design lead, editor,
      photographer
    `,
    keywords: `
      typography, brand identity, architecture, layout, grid, design system, editorial, exhibition, signage,
      packaging, visual identity, systems, minimal, print, drawing, indesign, revit
    `,
    seniority: "senior",
    density: 6,
    tone: 1,
  },
});
