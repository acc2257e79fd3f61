import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";
import { premiumPictures } from "./premium-pictures.ts";

/** A director of light: jewellers, hotels and museums at the one end, instruments and code at the other. */
export const premiumPersona: Persona = {
  id: "premium",
  demoSiteId: 1008,
  category: "Premium",
  subdomain: "solveig-aldana",
  site: {
    name: "Solveig Aldana",
    full_name: "Solveig Aldana",
    intro: "I light rooms for people who own very beautiful things, and then I take most of the light away.",
    description:
      "Physicist by training, lighting director by stubbornness. For nineteen years I have worked between workshops, hotels and museums: measuring what a stone, a fabric or a face does in the dark, and building the few lamps that let it happen.\n\nThe studio draws, prototypes and programmes everything itself, and every project leaves with a smaller electricity bill than it came with.",
    contact: {
      email: "house@aldana.example",
      title: "Director of light and space",
      description: "Commissions are taken from September for the following year. A letter is read the same day.",
      location: "Antwerp and Bergen",
      phone: "+32 3 555 01 88",
      available_for_freelance: true,
    },
    flat_picture: premiumPictures.portrait,
    experience: [
      role(1, {
        position: "Founder and director of light",
        name: "Maison Aldana",
        place: "Antwerp",
        date: "Mar 2019 - Present",
        start_date: "2019-03",
        is_current: true,
        description:
          "A studio of nine for private houses, jewellers and small museums.\n- 31 rooms opened in eight countries, all commissioned by letter.\n- Developed a dimming curve that holds colour down to one lux, now licensed to two makers of fittings.\n- Halved the connected load of every existing room we were asked to relight.",
        skills: ["Direction", "Optics", "Commissioning"],
      }),
      role(2, {
        position: "Head of lighting",
        name: "Verhaegen & Daughters, jewellers",
        place: "Antwerp",
        date: "Sep 2014 - Feb 2019",
        start_date: "2014-09",
        end_date: "2019-02",
        description:
          "Relit 22 salons from one drawing set. Replaced halogen by tuned spectra so that a ruby is the same red in every city.",
        skills: ["Retail", "Spectral design"],
      }),
      role(3, {
        position: "Senior designer, immersive works",
        name: "Halvorsen Lysverk",
        place: "Bergen",
        date: "Jan 2010 - Aug 2014",
        start_date: "2010-01",
        end_date: "2014-08",
        description:
          "Real-time light and projection for theatres and ships: content, control network and the nights in which both met.",
        skills: ["Projection", "Real-time graphics"],
      }),
      role(4, {
        position: "Research engineer",
        name: "Institute for Applied Optics, Lillevik",
        place: "Lillevik",
        date: "2006 - 2009",
        description: "Interference coatings for museum glass; two patents and a lasting distrust of blue light.",
      }),
    ],
    education: [
      study(1, {
        degree: "MSc Physics, optics",
        name: "University of Sandhavn",
        place: "Sandhavn",
        date: "2004 - 2006",
        gpa: "With distinction",
        description: "Thesis on moiré in layered textiles.",
      }),
      study(2, { degree: "BSc Physics", name: "University of Sandhavn", place: "Sandhavn", date: "2001 - 2004" }),
    ],
    skills: [
      { id: 1, title: "Light", info: ["Spectral design", "Glare control", "Daylight", "Museum conservation"] },
      { id: 2, title: "Space", info: ["Scenography", "Material studies", "Full-size mock-ups"] },
      { id: 3, title: "Systems", info: ["DMX and DALI", "Control networks", "TouchDesigner", "Python"] },
      { id: 4, title: "House", info: ["Client direction", "Budgets", "Teams of up to thirty"] },
      { id: 5, title: "Measure", info: ["Spectroradiometry", "Luminance mapping", "Energy audits"] },
    ],
    projects: {
      Rooms: [
        project(1, {
          title: "The slow staircase",
          category: "Private house",
          date: "2025",
          description:
            "Eleven treads of travertine, each lit from the one above. It takes four minutes to reach full light.",
          technologies: ["Travertine", "DALI"],
          pictures: [{ img: premiumPictures.stair }],
          url: "https://aldana.example/staircase",
        }),
        project(2, {
          title: "A vault for one necklace",
          category: "Jewellers",
          date: "2023",
          description: "Nine arches, one object, six watts.",
          technologies: ["Tuned spectra", "Bronze"],
          pictures: [{ img: premiumPictures.vault }],
        }),
        project(3, {
          title: "Tide room",
          type: "innovation",
          category: "Museum",
          date: "2022",
          description: "A ceiling that follows the measured tide outside, through twenty-two hand-drawn glass waves.",
          technologies: ["Glass", "TouchDesigner", "Python"],
          pictures: [{ img: premiumPictures.tide }],
        }),
      ],
      Works: [
        project(4, {
          title: "Paper lantern for a winter square",
          type: "initiative",
          category: "Public space",
          date: "2021",
          description: "Seven skins of recycled paper around one lamp; run by the neighbours for eleven weeks.",
          technologies: ["Paper", "Timber"],
          pictures: [{ img: premiumPictures.lantern }],
        }),
        project(5, {
          title: "Colour at one lux",
          type: "research",
          category: "Research",
          date: "2020",
          description: "Why warm dimming turns skin green, and a drive curve that does not.",
          technologies: ["Spectroradiometry", "Python"],
          code_url: "https://code.aldana.example/one-lux",
        }),
        project(6, {
          title: "The courage to switch off",
          type: "speaking",
          category: "Lecture",
          date: "2024",
          description: "Opening lecture at the Northern Light Days, given in near darkness.",
        }),
      ],
    },
    blogPosts: [],
    template_data: {
      premium_data: {
        philosophy: "Darkness is the most expensive material there is; everything I add has to deserve it.",
        maisons: ["Verhaegen & Daughters", "Hotel Oriel", "Musée du Sel"],
        signature: "Light below ten lux",
        rooms_opened: 31,
        countries: 8,
      },
    },
    training: [
      { name: "Conservation of light-sensitive works", organization: "Musée du Sel", date: "2017", description: "" },
    ],
    publications: [
      { title: "Seeing at one lux", venue: "Journal of Interior Light", date: "2021", url: "" },
      { title: "Against the spotlight", venue: "Salon Quarterly", date: "2023", url: "" },
    ],
    certifications: [
      { name: "Chartered lighting designer", issuer: "Guild of Lighting Designers", date: "2013", url: "" },
      { name: "Museum lighting assessor", issuer: "Nordic Conservation Board", date: "2018", url: "" },
    ],
    languages: [
      { name: "Norwegian", level: "Native" },
      { name: "Spanish", level: "Native" },
      { name: "Dutch", level: "Fluent" },
      { name: "English", level: "Fluent" },
    ],
    awards: [
      { title: "Golden Wick, interiors", issuer: "Northern Light Days", date: "2024" },
      { title: "Medal for energy in culture", issuer: "City of Antwerp", date: "2022" },
    ],
    volunteer: [],
    interests: ["Winter swimming", "Repairing clocks"],
    links: [
      { label: "aldana.example", url: "https://aldana.example" },
      { label: "Journal of rooms", url: "https://aldana.example/rooms" },
    ],
    seo: { title: "", description: "", indexable: true },
  },
};
