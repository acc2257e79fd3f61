import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "star-chart",
  name: "Star Chart",
  category: "Academic",
  description:
    "A map of the sky: groups of skills as constellations around the pole, the years of a career on its rim.",
  tier: "pro",
  persona: "astronomer",
  features: [
    "Constellations drawn from your own skills",
    "Roles as arcs on a rim of years",
    "Papers with authors, journal and DOI",
    "A chart that turns as the reader goes on",
  ],
  palette: { bg: "#0A0E1F", ink: "#E8EBF7", accent: "#F2D58A" },
  match: {
    professions: `
      astronomer, astrophysicist, physicist, theoretical physicist, mathematician, planetary scientist, cosmologist,
      space engineer, satellite engineer, planetarium director, planetarium educator, observatory technician,
      optical engineer, geophysicist, meteorologist, space policy officer, particle physicist, radio astronomer
    `,
    keywords: `
      astronomy, astrophysics, telescope, spectroscopy, photometry, observatory, cosmology, exoplanets, galaxies,
      space mission, orbital mechanics, optics, astropy, monte carlo, mathematics, planetarium, adaptive optics,
      radio astronomy, meteorology, quantum
    `,
    needs: ["publications"],
    density: 5,
    tone: 1,
    ats: false,
  },
});
