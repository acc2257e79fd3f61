import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "almanac",
  name: "Almanac",
  category: "Professional",
  description: "A farmer's yearbook, whose wheel winds each role through the months and years in which it was done.",
  tier: "free",
  family: "default",
  persona: "vet",
  features: [
    "A wheel of months with a turn for every year",
    "Calendar sheets that say when each role began",
    "Skills as fields on a plan",
    "Prints as two pages with the wheel",
  ],
  palette: { bg: "#F1EED8", ink: "#23241A", accent: "#4F5410" },
  match: {
    professions: `
      farmer, veterinarian, veterinary surgeon, vet, veterinary nurse, agronomist, gardener, forester, horticulturist,
      farm manager, winemaker, viticulturist, beekeeper, shepherd, landscape gardener, florist, fisherman, herdsman,
      park ranger, agricultural engineer, animal keeper, dairy farmer, botanist, agricultural adviser
    `,
    keywords: `
      agriculture, farming, livestock, dairy, crops, harvest, soil, irrigation, organic farming, veterinary medicine,
      animal health, herd health, forestry, horticulture, pruning, beekeeping, viticulture, tractor, greenhouse, seeds
    `,
    density: 5,
    tone: 2,
    ats: true,
  },
});
