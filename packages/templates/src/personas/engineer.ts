import { engineerPlates as plates } from "./engineer-plates.ts";
import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";

/** An engineer of movable bridges: steel, drives and the circuits that keep both honest. */
export const engineerPersona: Persona = {
  id: "engineer",
  demoSiteId: 1003,
  category: "Engineering",
  subdomain: "marit-oosterkamp",
  site: {
    name: "Marit Oosterkamp",
    full_name: "Marit Oosterkamp",
    intro: "I make bridges and lock gates move, stop where they should, and say why when they do not.",
    description:
      "Movable structures need a civil engineer for the weight, a mechanical one for the drive and an electrical one for the moment the limit switch fails. I trained as the second, worked as the third and now answer for all of them.\n\nI like old machinery with good drawings, and new machinery with a manual override.",
    contact: {
      email: "marit@oosterkamp.example",
      title: "Chartered engineer, movable structures",
      description: "Happy to look at a bridge that opens only on some days.",
      location: "Rotterdam, Netherlands",
      phone: "+31 10 555 01 38",
      available_for_freelance: false,
    },
    flat_picture: null,
    experience: [
      role(1, {
        position: "Lead engineer, movable structures",
        name: "Waterlijn Engineering",
        place: "Rotterdam",
        date: "Apr 2020 - Present",
        start_date: "2020-04",
        is_current: true,
        description:
          "- Answer for nine bascule bridges and two lock complexes, from survey to handover.\n- Replaced hydraulic drives by direct electric ones on three bridges; opening time fell from 190 to 110 seconds.\n- Wrote the province's standard for emergency stops, now part of its tenders.",
        skills: ["Machinery safety", "Structural dynamics", "Tender review"],
      }),
      role(2, {
        position: "Senior controls engineer",
        name: "Hafenwerk Antriebstechnik",
        place: "Hamburg",
        date: "Sep 2015 - Mar 2020",
        start_date: "2015-09",
        end_date: "2020-03",
        description:
          "Drive and control design for lock gates on the lower Elbe. Built the test stand on which every cabinet ran 500 cycles before it left the hall.",
        skills: ["PLC", "Functional safety", "Servo drives"],
      }),
      role(3, {
        position: "Embedded engineer",
        name: "Brugwacht Instruments",
        place: "Delft",
        date: "Feb 2012 - Aug 2015",
        start_date: "2012-02",
        end_date: "2015-08",
        description:
          "Strain and tilt loggers that live inside bridge decks for ten years on one battery: analogue front end, board layout, firmware.",
        skills: ["C", "PCB layout", "Low-power design"],
      }),
      role(4, {
        position: "Mechanical design engineer",
        name: "Machinefabriek De Kade",
        place: "Schiedam",
        date: "Jul 2008 - Jan 2012",
        start_date: "2008-07",
        end_date: "2012-01",
        description: "Gearboxes, bearings and locking pins for harbour cranes. Stood beside every first assembly.",
        skills: ["Gear design", "GD&T"],
      }),
    ],
    education: [
      study(1, {
        degree: "Professional doctorate, civil systems",
        name: "Maasland Institute of Technology",
        place: "Rotterdam",
        date: "Sep 2013 - Jun 2016",
        start_date: "2013-09",
        end_date: "2016-06",
        description: "Part time, on fatigue of bascule trunnions under uneven wind.",
        skills: ["Fatigue", "Wind loads"],
      }),
      study(2, {
        degree: "MSc Mechatronics",
        name: "Technical College of Eindhoven-Noord",
        place: "Eindhoven",
        date: "Sep 2003 - Jun 2008",
        start_date: "2003-09",
        end_date: "2008-06",
        gpa: "8.4 of 10",
      }),
    ],
    skills: [
      { id: 1, title: "Structures", info: ["Bascule bridges", "Mitre gates", "Fatigue checks", "Survey", "Balancing"] },
      {
        id: 2,
        title: "Drives",
        info: ["Gearboxes", "Servo drives", "Hydraulics", "Brakes", "Bearings", "Locking pins"],
      },
      {
        id: 3,
        title: "Electronics",
        info: ["Analogue front ends", "PCB layout", "CAN bus", "EMC", "Sensors", "Firmware in C"],
      },
      { id: 4, title: "Safety", info: ["ISO 13849", "IEC 61508", "Risk assessment", "Site acceptance tests"] },
    ],
    projects: {
      Bridges: [
        project(1, {
          title: "Noorderhoofd bascule",
          category: "Bridges",
          date: "2023",
          description:
            "A 1931 bridge with a new direct drive. The old gear train turns along, unloaded, for the look of it.",
          technologies: ["Direct drive", "Trunnion bearings", "42 t leaf"],
          pictures: [{ img: plates.bridge }],
        }),
        project(2, {
          title: "Oude Sluis, mitre gates",
          category: "Locks",
          date: "2019",
          description:
            "Gates that close against the tide by themselves when power fails, tested at spring tide, twice.",
          technologies: ["Hydraulics", "Fail-safe valves"],
          pictures: [{ img: plates.lock }],
        }),
      ],
      Electronics: [
        project(3, {
          title: "Bridge cabinet B7",
          type: "innovation",
          category: "Electronics",
          date: "2021",
          description: "One control cabinet for nine different bridges: what differs is a plug, not a program.",
          technologies: ["Safety PLC", "CAN bus", "EMC"],
          pictures: [{ img: plates.cabinet }],
        }),
        project(4, {
          title: "Deck logger",
          type: "research",
          category: "Electronics",
          date: "2014",
          description: "A strain logger of 11 microamperes. Eighty of them are still in their decks.",
          technologies: ["C", "ADC", "Energy harvesting"],
          code_url: "https://git.oosterkamp.example/deck-logger",
        }),
        project(5, {
          title: "Why bridges stop",
          type: "speaking",
          category: "Talks",
          date: "2022",
          description: "A lecture for bridge keepers, with the fault log of a whole summer and no formulas.",
          technologies: ["Fault analysis"],
        }),
      ],
    },
    blogPosts: [],
    template_data: {
      engineering_data: {
        technical_specs: {
          tolerance: "0.05 mm on trunnions, 2 mm on leaves",
          materials: "S355 steel, bronze, ductile iron",
          software: "Inventor, KiCad, TIA Portal, Python",
        },
        project_metrics: { projects_completed: 31, components_designed: 240 },
        specializations: ["Movable bridges", "Lock gates", "Drive control", "Condition monitoring"],
        experience_years: 18,
        memberships: ["Society of Bridge Engineers", "Working group on machinery safety"],
        certifications: [
          { name: "Functional safety engineer", issuer: "Rhine Testing Association", year: "2018" },
          { name: "Chartered engineer", issuer: "Society of Bridge Engineers", year: "2015" },
        ],
      },
    },
    training: [{ name: "Rope access, level 1", organization: "Kletterhalle Altona", date: "2017", description: "" }],
    publications: [
      { title: "Trunnion fatigue under one-sided wind", venue: "Journal of Movable Structures", date: "2017", url: "" },
      { title: "Emergency stops that bridge keepers use", venue: "Delta Engineering Days", date: "2021", url: "" },
    ],
    certifications: [],
    languages: [
      { name: "Dutch", level: "Native" },
      { name: "English", level: "C1" },
      { name: "German", level: "C1" },
    ],
    awards: [{ title: "Golden Trunnion, best refurbishment", issuer: "Society of Bridge Engineers", date: "2023" }],
    volunteer: [
      {
        position: "Bridge keeper",
        name: "Museum harbour",
        place: "Rotterdam",
        date: "2016 - Present",
        description: "",
      },
    ],
    interests: ["Steam cranes", "Ice skating"],
    links: [
      { label: "oosterkamp.example", url: "https://oosterkamp.example" },
      { label: "Drawings", url: "https://drawings.oosterkamp.example" },
    ],
    seo: { title: "", description: "", indexable: true },
  },
};
