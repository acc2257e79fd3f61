import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "minimal",
  name: "Minimal",
  category: "Classic",
  description: "Emptiness as composition: words sit low and to one side, labels run vertically, one seal of colour.",
  tier: "free",
  persona: "minimal",
  features: ["Vertical labels in the margin", "One seal that is the way to write", "Light serif", "No photo needed"],
  palette: { bg: "#EDF0EE", ink: "#1F2422", accent: "#A63019" },
  match: {
    professions: `
      architect, product designer, furniture designer, translator, interpreter, yoga teacher, therapist,
      photographer, ceramicist, founder, interior designer, florist, chef, curator
    `,
    keywords: `
      minimal, architecture, craft, furniture, wellness, translation, photography, ceramics, interior, exhibition,
      slow, material
    `,
    density: 4,
    tone: 1,
  },
});
