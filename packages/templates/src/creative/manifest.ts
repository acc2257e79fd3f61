import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "creative",
  name: "Creative",
  category: "Creative",
  description:
    "A zine in two inks, pasted by hand: a name out of register, a halftone portrait, torn cards and stickers.",
  tier: "free",
  family: "creative",
  persona: "default",
  features: [
    "The name printed in two inks",
    "Pictures in halftone, in colour when pointed at",
    "Skills as stickers",
    "Studies as tickets, contact as a coupon",
  ],
  palette: { bg: "#FBF7EC", ink: "#14205A", accent: "#C8104F" },
  match: {
    professions: `
      illustrator, animator, zine maker, art teacher, youth worker, social media manager, stylist, comic artist,
      printmaker, set designer, tattoo artist, craft teacher, children's book author, community artist,
      screen printer
    `,
    keywords: `
      illustration, animation, zine, collage, workshop, screen printing, risograph, comics, stickers, festival,
      craft, kids, youth, storytelling, mural
    `,
    density: 4,
    tone: 5,
    ats: false,
  },
});
