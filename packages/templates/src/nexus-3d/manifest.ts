import type { TemplateManifest } from "@vitrine/model";
import { wordList } from "../word-list.ts";

export const manifest: TemplateManifest = {
  slug: "nexus-3d",
  name: "Nexus 3D",
  category: "Premium",
  description: "A career as an exploded machine: one plate for each section, parting as the reader goes down the page.",
  tier: "premium",
  family: "default",
  persona: "premium",
  features: [
    "An isometric stack that opens while you read",
    "One block on a plate for each entry",
    "Skills on the net of a cube",
    "Projects as tiles with real thickness",
  ],
  hasDemo: true,
  palette: { bg: "#0E0F12", ink: "#F1F2F4", accent: "#FF7A3D" },
  match: {
    professions: wordList(`
      3d artist, 3d modeller, xr developer, vr developer, technical artist, game developer, game designer,
      level designer, robotics engineer, platform architect, systems architect, solutions architect,
      graphics programmer, simulation engineer, motion designer, lighting designer, product visualiser,
      exhibit designer
    `),
    keywords: wordList(`
      unity, unreal, blender, houdini, maya, 3d, xr, virtual reality, augmented reality, shader, webgl, rendering,
      robotics, ros, simulation, architecture, kubernetes, real-time
    `),
    seniority: "any",
    needs: [],
    density: 6,
    tone: 3,
    ats: false,
  },
};
