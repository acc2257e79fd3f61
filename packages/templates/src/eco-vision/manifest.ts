import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "eco-vision",
  name: "Eco Vision",
  category: "Premium",
  description:
    "The cross-section of a tree: every role is a ring, long years are wide rings, and contours part the page.",
  tier: "premium",
  persona: "premium",
  features: [
    "Growth rings drawn from your dates",
    "Contour lines instead of boxes",
    "Skills as leaves",
    "Soft serif in two schemes",
  ],
  palette: { bg: "#EEF3E2", ink: "#1D2A19", accent: "#2A6536" },
  match: {
    professions: `
      environmental scientist, environmental engineer, sustainability manager, sustainability consultant,
      ecologist, forester, agronomist, farmer, landscape architect, gardener, conservation biologist,
      climate analyst, ngo programme manager, outdoor educator, park ranger, renewable energy engineer
    `,
    keywords: `
      sustainability, environment, ecology, climate, biodiversity, renewable, conservation, forestry, agriculture,
      soil, water, esg, carbon, fieldwork, restoration, circular economy, ngo, landscape
    `,
    density: 5,
    tone: 2,
  },
});
