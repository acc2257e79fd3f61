import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "studio-portfolio",
  name: "Studio Portfolio",
  category: "Creative",
  description:
    "An exhibition: works hung on one eye-line along a wall that you walk past sideways, with museum labels.",
  tier: "pro",
  family: "creative",
  persona: "creative",
  features: [
    "Works hung on one eye-line",
    "Museum labels",
    "Exhibitions and awards as an artist's CV",
    "Blank mounts where no picture is",
  ],
  palette: { bg: "#F4F4F3", ink: "#1A1A19", accent: "#5B4A2E" },
  match: {
    professions: `
      painter, sculptor, photographer, ceramicist, illustrator, curator, printmaker, fine artist, visual artist,
      artist, textile artist, jeweller, gallerist, art teacher, glass artist, set designer
    `,
    keywords: `
      exhibition, gallery, painting, sculpture, photography, ceramics, printmaking, installation, residency,
      biennial, museum, drawing, studio, commission, edition, art
    `,
    needs: ["images"],
    density: 5,
    tone: 2,
    ats: false,
  },
});
