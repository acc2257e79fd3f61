import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "classic",
  name: "Classic",
  category: "Classic",
  description: "An engraved curriculum vitae: one family of type on one axis, small capitals, and a fleuron.",
  tier: "free",
  persona: "default",
  features: [
    "Everything on one axis",
    "Drop cap and justified text",
    "Hand-drawn fleurons",
    "A colophon instead of a contact form",
    "No photo needed",
  ],
  palette: { bg: "#FBF6EA", ink: "#221F1A", accent: "#1F4A36" },
  match: {
    professions: `
      lawyer, solicitor, attorney, barrister, notary, judge, diplomat, priest, pastor, professor emeritus,
      hotel manager, classical musician, conductor, opera singer, historian, librarian, butler, auctioneer
    `,
    keywords: `
      law, litigation, contract, embassy, protocol, parish, theology, orchestra, chamber music, hospitality,
      archive, heritage, counsel, trust, estate
    `,
    seniority: "senior",
    density: 5,
    tone: 0,
  },
});
