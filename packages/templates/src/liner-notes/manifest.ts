import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "liner-notes",
  name: "Liner Notes",
  category: "Creative",
  description: "A record half out of its sleeve, with a band for each role as wide as it was long, and sides A and B.",
  tier: "premium",
  family: "creative",
  persona: "musician",
  features: [
    "A record whose bands are your roles, as wide as they were long",
    "Roles as side A, works as side B",
    "Covers that show their record under the pointer",
    "The portrait on the label, or your initials",
  ],
  palette: { bg: "#EDBE4C", ink: "#17110D", accent: "#6A1B00" },
  match: {
    professions: `
      musician, composer, music producer, sound engineer, audio engineer, dj, singer, songwriter, conductor, violinist,
      cellist, pianist, guitarist, drummer, bassist, music teacher, sound designer, mixing engineer, mastering engineer,
      choir director, organist, band leader
    `,
    keywords: `
      recording, mixing, mastering, composition, orchestra, jazz, album, studio, pro tools, ableton, touring, concert,
      arranging, ensemble, improvisation, score, vinyl, live sound, label, festival, conservatory
    `,
    density: 5,
    tone: 4,
  },
});
