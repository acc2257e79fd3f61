import type { TemplateManifest } from "@vitrine/model";
import { wordList } from "../word-list.ts";

export const manifest: TemplateManifest = {
  slug: "modern-glassmorphism",
  name: "Modern Glassmorphism",
  category: "Modern",
  description:
    "Panes of frosted glass in front of your own light: the portrait dissolved into colour, or three lights.",
  tier: "pro",
  family: "modern",
  persona: "minimal",
  features: [
    "The portrait as the light behind the page",
    "Experience in one pane, reached by year",
    "A reel of tilted project panes",
    "A floating dock to move about",
  ],
  hasDemo: true,
  palette: { bg: "#DCE7EA", ink: "#10242B", accent: "#0B6A84" },
  match: {
    professions: wordList(`
      product designer, ui designer, ux designer, interaction designer, app developer, mobile developer,
      content creator, event manager, brand manager, community manager, social media manager,
      marketing specialist, interior designer, podcaster
    `),
    keywords: wordList(`
      app, design system, prototype, interface, brand, event, launch, social, video, community, product, campaign,
      mobile, figma
    `),
    seniority: "any",
    needs: [],
    density: 4,
    tone: 3,
    ats: false,
  },
};
