import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "section-cut",
  name: "Section Cut",
  category: "Engineering",
  description: "A building cut open: each post is a storey as high as it lasted, standing on what was studied.",
  tier: "premium",
  family: "engineering",
  persona: "architect",
  features: [
    "A section through the career, storey by storey",
    "Level marks that are your own dates",
    "Skills as the rooms of a floor plan",
    "Works as plates with the thickness of a wall",
  ],
  palette: { bg: "#F7F7F5", ink: "#0E0E0E", accent: "#B3321C" },
  match: {
    professions: `
      architect, interior architect, landscape architect, architectural designer, architectural technologist,
      interior designer, urban designer, urban planner, structural engineer, construction manager, site manager,
      exhibition designer, set designer, draughtsman, surveyor, conservation architect
    `,
    keywords: `
      architecture, building, housing, renovation, facade, floor plan, site supervision, revit, archicad, autocad,
      rhino, bim, heritage, concrete, timber, urbanism, competition, tender, building permit
    `,
    density: 5,
    tone: 1,
  },
});
