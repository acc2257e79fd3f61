import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "parallel-text",
  name: "Parallel Text",
  category: "Professional",
  description:
    "A bilingual edition whose two pages meet at the gutter: your words on one, your second language facing.",
  tier: "pro",
  persona: "translator",
  features: [
    "Titles and dates in your language and in the next one you speak",
    "Every language under its own name, in its own script",
    "One language alone gets a wide margin, and no gap",
  ],
  palette: { bg: "#F1EDF6", ink: "#201A2A", accent: "#62218A" },
  match: {
    professions: `
      translator, interpreter, linguist, conference interpreter, court interpreter, literary translator,
      sign language interpreter, localisation manager, localization specialist, subtitler, terminologist, lexicographer,
      language teacher, philologist, interlinear glosser, language coach
    `,
    keywords: `
      translation, interpreting, simultaneous interpreting, consecutive interpreting, localisation, localization,
      subtitling, terminology, trados, memoq, proofreading, transcreation, glossary, bilingual, sworn translation,
      machine translation post-editing, linguistics, corpus
    `,
    density: 5,
    tone: 1,
  },
});
