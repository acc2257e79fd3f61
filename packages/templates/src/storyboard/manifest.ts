import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "storyboard",
  name: "Storyboard",
  category: "Creative",
  description: "A slate, a strip of wide frames and shots on title cards, for people who tell things in pictures.",
  tier: "premium",
  persona: "film maker",
  features: [
    "A slate that says who, what, where and how to call",
    "Works as frames in 2.39 to 1, as title cards where there is no picture",
    "A ruler with a playhead that runs with the page",
    "Prints as a shot list",
  ],
  palette: { bg: "#E4E4E2", ink: "#161616", accent: "#7A4200" },
  match: {
    professions: `
      film maker, filmmaker, film director, director of photography, cinematographer, video editor, film editor,
      animator, motion designer, screenwriter, producer, documentary maker, videographer, camera operator, colourist,
      vfx artist, storyboard artist, script supervisor, sound designer, content creator
    `,
    keywords: `
      directing, editing, cinematography, storyboarding, screenwriting, premiere, davinci resolve, avid, after effects,
      colour grading, documentary, short film, post-production, animation, motion graphics, showreel, camera, lighting,
      sound design, film festival
    `,
    needs: ["images"],
    density: 5,
    tone: 3,
    ats: false,
  },
});
