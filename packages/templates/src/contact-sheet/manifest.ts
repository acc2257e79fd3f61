import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "contact-sheet",
  name: "Contact Sheet",
  category: "Creative",
  description: "Strips of film on a light table: each work is a roll, and the chosen frame is ringed in grease pencil.",
  tier: "premium",
  persona: "photographer",
  features: [
    "Every work as a strip of film, each frame opens large",
    "The chosen frame and the present post ringed in grease pencil",
    "Skills as the codes on a film's edge",
    "A dark table at night",
  ],
  palette: { bg: "#F1EFEA", ink: "#171615", accent: "#B0241A" },
  match: {
    professions: `
      photographer, photojournalist, picture editor, photo editor, cinematographer, director of photography,
      camera operator, videographer, wedding photographer, portrait photographer, product photographer, retoucher,
      film maker, gaffer, photo assistant, visual artist
    `,
    keywords: `
      photography, camera, lighting, portrait, documentary, lightroom, capture one, retouching, studio, exhibition,
      photojournalism, editing, colour grading, darkroom, film, print, picture
    `,
    needs: ["images"],
    density: 4,
    tone: 4,
  },
});
