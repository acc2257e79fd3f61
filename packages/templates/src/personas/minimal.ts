import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";
import { plates } from "./plates.ts";

/** An architect who says little and draws a lot; no photo, pictures of the work instead. */
export const minimalPersona: Persona = {
  id: "minimal",
  demoSiteId: 1006,
  category: "Modern",
  subdomain: "tomas-arrieta",
  site: {
    name: "Tomás Arrieta",
    full_name: "Tomás Arrieta",
    intro: "I design small public buildings and the exhibitions that happen inside them.",
    description:
      "Trained as an architect, taught by carpenters. Most of my work is between two hundred and two thousand square metres, paid for by towns, and still standing in the weather.",
    contact: {
      email: "studio@arrieta.example",
      title: "Architect, exhibition designer",
      description: "For commissions, lectures and competitions.",
      location: "Bilbao",
      phone: "+34 944 55 01 17",
      available_for_freelance: false,
    },
    flat_picture: null,
    experience: [
      role(1, {
        position: "Founder",
        name: "Arrieta Estudio",
        place: "Bilbao",
        date: "Jan 2018 - Present",
        start_date: "2018-01",
        is_current: true,
        description:
          "Six people. Eleven buildings finished, among them two schools, a ferry stop and a municipal archive. Every project is drawn, priced and supervised in house.",
        skills: ["Public competitions", "Timber", "Site supervision"],
      }),
      role(2, {
        position: "Project architect",
        name: "Lund & Søe",
        place: "Copenhagen",
        date: "Mar 2012 - Dec 2017",
        start_date: "2012-03",
        end_date: "2017-12",
        description:
          "Responsible for the Nordhavn ferry terminal from competition to handover, and for permanent galleries in two museums.",
        skills: ["BIM coordination", "Museum climate"],
      }),
      role(3, {
        position: "Junior architect",
        name: "Oficina Etxeberria",
        place: "San Sebastián",
        date: "Sep 2008 - Feb 2012",
        start_date: "2008-09",
        end_date: "2012-02",
        description: "Housing, details, models. Learned to measure old houses.",
      }),
    ],
    education: [
      study(1, { degree: "Master of Architecture", name: "ETSA San Sebastián", date: "2002 - 2008" }),
      study(2, { degree: "Exchange year, furniture", name: "Royal Danish Academy", place: "Copenhagen", date: "2006" }),
    ],
    skills: [
      { id: 1, title: "Design", info: ["Public buildings", "Exhibitions", "Timber structures", "Furniture"] },
      { id: 2, title: "Practice", info: ["Competitions", "Tendering", "Site supervision", "Cost control"] },
      { id: 3, title: "Instruments", info: ["Revit", "Rhino", "InDesign", "Bandsaw"] },
    ],
    projects: {
      Buildings: [
        project(1, {
          title: "Municipal archive",
          category: "Buildings",
          date: "2023",
          description: "Nine hundred metres of shelves behind a wall that opens for the market on Thursdays.",
          technologies: ["Brick", "Oak", "1,140 m²"],
          pictures: [{ img: plates.archive }],
        }),
        project(2, {
          title: "Ferry stop, Plentzia",
          category: "Buildings",
          date: "2021",
          description: "One roof, four columns, no door. Built in eleven weeks between two tides.",
          technologies: ["Larch", "Zinc", "96 m²"],
          pictures: [{ img: plates.ferry }],
        }),
        project(3, {
          title: "School of two courtyards",
          category: "Buildings",
          date: "2019",
          description: "Twelve classrooms around a loud courtyard and a quiet one.",
          technologies: ["Timber frame", "2,050 m²"],
          pictures: [{ img: plates.school }],
        }),
        project(4, {
          title: "Counting Boats",
          category: "Exhibitions",
          type: "initiative",
          date: "2022",
          description: "An exhibition of harbour ledgers, hung at the height of the people who wrote them.",
          technologies: ["Maritime Museum", "640 m²"],
          pictures: [{ img: plates.boats }],
        }),
      ],
    },
    blogPosts: [],
    template_data: {
      modern_data: {
        tagline: "Fewer lines, better placed.",
        philosophy: "A building should be as easy to leave as it is to enter.",
        values: [
          {
            title: "Measure first",
            description: "Nothing is drawn before the place has been walked twice.",
            icon: "compass",
            color: "",
          },
          {
            title: "One idea",
            description: "If it needs two sentences it is two buildings.",
            icon: "target",
            color: "",
          },
          {
            title: "Repairable",
            description: "Every joint can be reached with a hand and a wrench.",
            icon: "tool",
            color: "",
          },
        ],
      },
    },
    training: [],
    publications: [],
    certifications: [{ name: "Passive house designer", issuer: "Passivhaus Institut", date: "2016", url: "" }],
    languages: [
      { name: "Spanish", level: "" },
      { name: "Basque", level: "" },
      { name: "English", level: "" },
      { name: "Danish", level: "" },
    ],
    awards: [
      { title: "Arquitectura y Sociedad, finalist", issuer: "Fundación AyS", date: "2023" },
      { title: "Basque Timber Prize", issuer: "Basque Timber Council", date: "2021" },
    ],
    volunteer: [],
    interests: [],
    links: [
      { label: "arrieta.example", url: "https://arrieta.example" },
      { label: "Are.na", url: "https://www.are.na/arrieta-example" },
    ],
    seo: { title: "", description: "", indexable: true },
  },
};
