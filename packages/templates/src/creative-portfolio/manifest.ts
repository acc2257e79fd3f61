import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "creative-portfolio",
  name: "Creative Portfolio",
  category: "Creative",
  description: "A screen-filling poster in one loud colour, with titles that stretch from edge to edge of the wall.",
  tier: "free",
  family: "creative",
  persona: "creative",
  features: [
    "Titles that fill every row",
    "A giant index of works",
    "One justified wall of skills",
    "No photo and no pictures needed",
  ],
  palette: { bg: "#FF6A45", ink: "#0B0907", accent: "#14110F" },
  match: {
    professions: `
      art director, graphic designer, illustrator, copywriter, motion designer, creative director,
      poster designer, type designer, brand designer, advertising creative, visual designer, filmmaker,
      music producer, editorial designer
    `,
    keywords: `
      campaign, branding, identity, typography, poster, motion, art direction, advertising, editorial,
      illustration, packaging, exhibition, concept, agency
    `,
    density: 5,
    tone: 5,
    ats: false,
  },
});
