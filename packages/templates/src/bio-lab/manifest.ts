import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "bio-lab",
  name: "Bio Lab",
  category: "Academic",
  description: "Fields of view, a gel with one band for each skill, and a culture log; fluorescent at night.",
  tier: "pro",
  family: "academic",
  persona: "biologist",
  features: [
    "Skills as bands on a gel",
    "Pictures as fields of view",
    "A culture log with real day counts",
    "Stained by day, fluorescent at night",
  ],
  palette: { bg: "#FDF9FA", ink: "#2A1B33", accent: "#A02560" },
  match: {
    professions: `
      biologist, microbiologist, molecular biologist, biomedical scientist, geneticist, veterinarian,
      pharmacologist, immunologist, lab technician, laboratory technician, marine biologist, ecologist, botanist,
      zoologist, neuroscientist, biotechnologist, pathologist, epidemiologist, clinical researcher
    `,
    keywords: `
      biology, pcr, cell culture, microscopy, sequencing, genomics, assay, crispr, protein, laboratory,
      clinical trial, bioinformatics, fermentation, microbiology, glp, biosafety
    `,
    density: 5,
    tone: 2,
    ats: false,
  },
});
