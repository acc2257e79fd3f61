import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "modern",
  name: "Modern",
  category: "Modern",
  description: "A tray of well-proportioned tiles, sized by how much there is to say and coloured by you.",
  tier: "free",
  family: "modern",
  persona: "default",
  features: [
    "Tiles sized by their content",
    "Your own two colours",
    "Values and soft skills",
    "Works with and without a photo",
  ],
  palette: { bg: "#E9EDE8", ink: "#161A17", accent: "#0E5A45" },
  match: {
    professions: `
      product manager, product owner, marketing manager, marketer, content manager, community manager,
      ux designer, ui designer, ux researcher, growth manager, social media manager, brand manager,
      customer success, sales manager, event manager, startup founder, founder, communications manager,
      generalist, entrepreneur, account manager, hospitality manager, chef, coach, trainer
    `,
    keywords: `
      product, marketing, growth, brand, community, user research, roadmap, launch, campaign, startup, agile,
      content, events, storytelling, customer, figma, social media, workshop
    `,
    density: 5,
    tone: 3,
  },
});
