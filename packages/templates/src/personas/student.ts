import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";
import { studentPlates as plates } from "./student-plates.ts";

/** A student of water: one internship, one café, and a campus that floods. */
export const studentPersona: Persona = {
  id: "student",
  demoSiteId: 1024,
  category: "Modern",
  subdomain: "nadia-holmberg",
  site: {
    name: "Nadia Holmberg",
    full_name: "Nadia Holmberg",
    intro: "I study where rain goes when a city has forgotten its streams.",
    description:
      "Third year of environmental engineering, and the person who carries the measuring tape. I like a model that has been in the rain at least once.\n\nLooking for a thesis place in urban water from January, and for a summer job near any river.",
    contact: {
      email: "nadia@holmberg.example",
      title: "Student of environmental engineering",
      description: "For a thesis, a summer job or a flooded cellar: write, I answer between lectures.",
      location: "Gothenburg, Sweden",
      phone: "+46 31 555 01 42",
      available_for_freelance: false,
    },
    flat_picture: plates.portrait,
    experience: [
      role(1, {
        position: "Working student, stormwater",
        name: "Göta Vattenverk",
        place: "Gothenburg",
        date: "Jun 2025 - Present",
        start_date: "2025-06",
        is_current: true,
        description:
          "- Survey manholes two days a week; 214 so far, 31 of them not on any plan.\n- Wrote the short guide that new surveyors now get on their first day.",
        skills: ["Levelling", "QGIS", "Field notes"],
      }),
      role(2, {
        position: "Barista",
        name: "Café Slussen",
        place: "Gothenburg",
        date: "2023 - 2025",
        description: "Saturdays, first shift. Trained four newcomers, and kept a queue of forty good-tempered.",
        skills: ["Customers", "Stocktaking"],
      }),
    ],
    education: [
      study(1, {
        degree: "Bachelor of science, environmental engineering",
        name: "West Coast University of Technology",
        place: "Gothenburg",
        date: "Sep 2023 - Present",
        start_date: "2023-09",
        is_current: true,
        gpa: "4.6 of 5",
        skills: [
          "Hydrology",
          "Fluid mechanics",
          "Soil physics",
          "Statistics",
          "Geographic information systems",
          "Water chemistry",
          "Structural design of drainage",
          "Technical drawing",
          "Numerical methods",
        ],
      }),
      study(2, {
        degree: "Exchange term, urban water",
        name: "Delta Institute",
        place: "Delft, Netherlands",
        date: "Feb 2025 - Jun 2025",
        start_date: "2025-02",
        end_date: "2025-06",
        skills: ["Sewer modelling", "Dutch for beginners", "Climate adaptation"],
      }),
      study(3, {
        degree: "Upper secondary diploma, natural sciences",
        name: "Majorna Gymnasium",
        place: "Gothenburg",
        date: "2020 - 2023",
      }),
    ],
    skills: [
      { id: 1, title: "In the field", info: ["Levelling", "Flow measurement", "Soil sampling", "Drone survey"] },
      { id: 2, title: "At the desk", info: ["Python", "QGIS", "SWMM", "AutoCAD", "Report writing"] },
      { id: 3, title: "With people", info: ["Group projects", "Guided walks", "Tutoring"] },
    ],
    projects: {
      Coursework: [
        project(1, {
          title: "A rain garden for the bicycle cellar",
          category: "Group project",
          date: "2025",
          description:
            "Five students, twelve square metres, one cellar that stayed dry in October. The model is still on a table in hall B.",
          technologies: ["SWMM", "Soil sampling"],
          pictures: [{ img: plates.garden }],
        }),
        project(2, {
          title: "Who crosses Slottsbron?",
          category: "Statistics",
          date: "2024",
          description: "A week of counting bicycles by hand, and why the official counter misses every fifth.",
          technologies: ["Python", "Sampling"],
          pictures: [{ img: plates.counts }],
          code_url: "https://git.holmberg.example/slottsbron",
        }),
        project(3, {
          title: "Streams that became streets",
          type: "research",
          category: "Geographic information systems",
          date: "2024",
          description: "Seven buried streams of Gothenburg, found in a map of 1790 and in the cellars that flood.",
          technologies: ["QGIS", "Archive maps"],
          pictures: [{ img: plates.valley }],
        }),
      ],
    },
    blogPosts: [],
    template_data: {
      tagline: "Ask me why your cellar is wet.",
      values: [
        { title: "Measure first", description: "A guess with decimals is still a guess.", icon: "", color: "" },
        { title: "Share the notes", description: "All of mine are on the course page.", icon: "", color: "" },
      ],
    },
    training: [
      { name: "Drone pilot, open category", organization: "Nordic Flight School", date: "2024", description: "" },
    ],
    publications: [],
    certifications: [],
    languages: [
      { name: "Swedish", level: "Native" },
      { name: "Arabic", level: "Native" },
      { name: "English", level: "C1" },
      { name: "Dutch", level: "A2" },
    ],
    awards: [{ title: "Best group project of the year", issuer: "Faculty of civil engineering", date: "2025" }],
    volunteer: [
      {
        position: "Homework helper",
        name: "Biskopsgården Library",
        place: "Gothenburg",
        date: "2022 - Present",
        description: "Mathematics on Tuesdays, for whoever comes.",
      },
    ],
    interests: ["Open-water swimming", "Old maps", "Sourdough"],
    links: [
      { label: "holmberg.example", url: "https://holmberg.example" },
      { label: "Code", url: "https://git.holmberg.example" },
    ],
    seo: { title: "", description: "", indexable: true },
  },
};
