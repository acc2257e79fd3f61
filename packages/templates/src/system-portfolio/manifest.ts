import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "system-portfolio",
  name: "System Portfolio",
  category: "Creative",
  description: "A one-bit desktop computer from before colour: windows, a menu bar, folders, and an actual CV in them.",
  tier: "pro",
  family: "creative",
  persona: "creative",
  features: [
    "Windows that come forward when chosen",
    "Pictures in one bit, in colour when pointed at",
    "Skills as a control panel",
    "A pixel monogram where no photo is",
  ],
  palette: { bg: "#C9CDD2", ink: "#000000", accent: "#1A3FBF" },
  match: {
    professions: `
      creative technologist, web designer, indie developer, ux writer, game designer, game developer,
      pixel artist, front-end developer, interaction designer, digital artist, creative coder, sound designer,
      technical artist, archivist
    `,
    keywords: `
      retro, pixel, game, interactive, creative coding, interface, prototype, html, css, javascript, animation,
      hypertext, installation, zine, synth
    `,
    needs: ["images"],
    density: 5,
    tone: 5,
    ats: false,
  },
});
