import type { TemplateManifest } from "@vitrine/model";
import { wordList } from "../word-list.ts";

export const manifest: TemplateManifest = {
  slug: "classic",
  name: "Classic",
  category: "Classic",
  description: "An engraved curriculum vitae: one family of type on one axis, small capitals, and a fleuron.",
  tier: "free",
  family: "default",
  persona: "default",
  features: [
    "Everything on one axis",
    "Drop cap and justified text",
    "Hand-drawn fleurons",
    "A colophon instead of a contact form",
    "No photo needed",
  ],
  hasDemo: true,
  palette: { bg: "#FBF6EA", ink: "#221F1A", accent: "#1F4A36" },
  match: {
    professions: wordList(`
      lawyer, solicitor, attorney, barrister, notary, judge, diplomat, priest, pastor, professor emeritus,
      hotel manager, classical musician, conductor, opera singer, historian, librarian, butler, auctioneer
    `),
    keywords: wordList(`
      law, litigation, contract, embassy, protocol, parish, theology, orchestra, chamber music, hospitality,
      archive, heritage, counsel, trust, estate
    `),
    seniority: "senior",
    needs: [],
    density: 5,
    tone: 0,
    ats: true,
  },
};
