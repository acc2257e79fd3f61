import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "chem-lab",
  name: "Chem Lab",
  category: "Academic",
  description: "A page of a lab notebook: skills as a periodic table of your own, a career as a reaction scheme.",
  tier: "pro",
  family: "academic",
  persona: "biologist",
  features: [
    "A periodic table made from your skills",
    "Roles as steps of a reaction scheme",
    "Projects as procedures in flasks",
    "A rule that runs through the colours of litmus",
  ],
  palette: { bg: "#F5F9FC", ink: "#16222E", accent: "#0B5F90" },
  match: {
    professions: `
      chemist, analytical chemist, organic chemist, chemical engineer, materials engineer, materials scientist,
      pharmacist, pharmaceutical scientist, food scientist, food technologist, chemistry teacher,
      laboratory manager, quality control analyst, formulation scientist, toxicologist, polymer scientist,
      biochemist, perfumer
    `,
    keywords: `
      chemistry, synthesis, hplc, gc-ms, nmr, spectroscopy, chromatography, titration, formulation, catalysis,
      polymers, gmp, glp, pharmaceutical, process safety, scale-up, quality control, reaction
    `,
    density: 5,
    tone: 2,
    ats: false,
  },
});
