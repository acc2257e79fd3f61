import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "mech-blueprint",
  name: "Mech Blueprint",
  category: "Engineering",
  description: "A zoned drawing sheet with revision table, parts list, dimensioned portrait and a title block.",
  tier: "pro",
  family: "engineering",
  persona: "engineer",
  features: [
    "Experience as a revision table",
    "Skills as a parts list",
    "A portrait with real dimensions",
    "Prints as a bordered drawing sheet",
  ],
  palette: { bg: "#0C2C4F", ink: "#EAF3FB", accent: "#FFD166" },
  match: {
    professions: `
      mechanical engineer, manufacturing engineer, aerospace engineer, automotive engineer, design engineer,
      machinist, toolmaker, cad designer, industrial engineer, production engineer, quality engineer,
      maintenance engineer, marine engineer, structural engineer, mechatronics engineer, technical draughtsman,
      process engineer
    `,
    keywords: `
      cad, solidworks, catia, tolerance, manufacturing, cnc, prototype, machining, finite element, materials,
      assembly, drawing, lean, ansys, product design, mechanical, turbine
    `,
    density: 6,
    tone: 1,
  },
});
