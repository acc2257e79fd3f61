import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
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
  palette: { bg: "#DCE7EA", ink: "#10242B", accent: "#0B6A84" },
  match: {
    professions: `
      product designer, ui designer, ux designer, interaction designer, app developer, mobile developer,
      content creator, event manager, brand manager, community manager, social media manager,
      marketing specialist, interior designer, podcaster
    `,
    keywords: `
      app, design system, prototype, interface, brand, event, launch, social, video, community, product, campaign,
      mobile, figma
    `,
    density: 4,
    tone: 3,
    ats: false,
  },
});
