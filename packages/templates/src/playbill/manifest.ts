import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "playbill",
  name: "Playbill",
  category: "Creative",
  description: "A bill in wood type, every line cut to the width of the sheet, with a cast list and acts.",
  tier: "pro",
  persona: "actor",
  features: [
    "The name in type as wide as the sheet",
    "Posts as a cast list with leader dots",
    "Sections as numbered acts",
    "Skills as a bill of their own in the interval",
  ],
  palette: { bg: "#F5DF4D", ink: "#17120C", accent: "#A3121F" },
  match: {
    professions: `
      actor, actress, stage actor, voice actor, dancer, ballet dancer, choreographer, opera singer, musical performer,
      stage manager, stage director, theatre director, presenter, television presenter, host, comedian, magician,
      puppeteer, circus artist, drama teacher, playwright, dramaturge, costume designer, lighting designer
    `,
    keywords: `
      acting, theatre, stage, voice, singing, dance, choreography, improvisation, drama, musical, opera, performance,
      casting, rehearsal, repertoire, stagecraft, moderation, circus, accents, stage combat
    `,
    density: 6,
    tone: 4,
    ats: false,
  },
});
