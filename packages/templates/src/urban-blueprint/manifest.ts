import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "urban-blueprint",
  name: "Urban Blueprint",
  category: "Engineering",
  description: "A career drawn as a metro line with stations, interchanges and a legend, on the sheet of a city plan.",
  tier: "pro",
  family: "engineering",
  persona: "engineer",
  features: [
    "Roles as stations of a line",
    "Interchanges where study met work",
    "Skills as a legend",
    "Projects as plots with grid references",
  ],
  palette: { bg: "#F5F7F6", ink: "#1F252B", accent: "#B81D27" },
  match: {
    professions: `
      civil engineer, transport engineer, transport planner, urban planner, urban designer, architect,
      construction manager, site manager, land surveyor, surveyor, gis analyst, gis specialist,
      structural engineer, bridge engineer, traffic engineer, landscape architect, quantity surveyor
    `,
    keywords: `
      autocad, civil 3d, revit, bim, gis, arcgis, qgis, zoning, master plan, public transport, infrastructure,
      surveying, structural, tendering, roads, rail, bridges, site supervision
    `,
    density: 6,
    tone: 2,
  },
});
