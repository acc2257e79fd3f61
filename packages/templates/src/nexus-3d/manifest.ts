import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "nexus-3d",
  name: "Nexus 3D",
  category: "Premium",
  description: "A career as an exploded machine: one plate for each section, parting as the reader goes down the page.",
  tier: "premium",
  persona: "premium",
  features: [
    "An isometric stack that opens while you read",
    "One block on a plate for each entry",
    "Skills on the net of a cube",
    "Projects as tiles with real thickness",
  ],
  palette: { bg: "#0E0F12", ink: "#F1F2F4", accent: "#FF7A3D" },
  match: {
    professions: `
      3d artist, 3d modeller, xr developer, vr developer, technical artist, game developer, game designer,
      level designer, robotics engineer, platform architect, systems architect, solutions architect,
      graphics programmer, simulation engineer, motion designer, lighting designer, product visualiser,
      exhibit designer
    `,
    keywords: `
      unity, unreal, blender, houdini, maya, 3d, xr, virtual reality, augmented reality, shader, webgl, rendering,
      robotics, ros, simulation, architecture, kubernetes, real-time
    `,
    density: 6,
    tone: 3,
    ats: false,
  },
});
