import { electricianPlates as plates } from "./electrician-plates.ts";
import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";

/** An industrial electrician: dairies, cold stores, and the boards that others left behind. */
export const electricianPersona: Persona = {
  id: "electrician",
  demoSiteId: 1021,
  category: "Engineering",
  subdomain: "maeve-tarrant",
  site: {
    name: "Maeve Tarrant",
    full_name: "Maeve Tarrant",
    intro: "I keep dairies milking and cold stores cold, and I leave a board that the next one can read.",
    description:
      "Twenty-one years on the tools, nine of them on call. I started by pulling cable through a bacon factory in August and learned there that the drawing is wrong until you have walked the building.\n\nI test before I touch, label what I open, and hand over with the covers on and the paperwork in the door.",
    contact: {
      email: "maeve@tarrant.example",
      title: "Industrial electrician",
      description: "For breakdowns ring, whatever the hour. For quotations write, with a photo of the board.",
      location: "Limerick, Ireland",
      phone: "+353 61 555 0142",
      available_for_freelance: true,
    },
    flat_picture: plates.portrait,
    experience: [
      role(1, {
        position: "Owner and lead electrician",
        name: "Tarrant Electrical",
        place: "Limerick",
        date: "May 2017 - Present",
        start_date: "2017-05",
        is_current: true,
        description:
          "- Service contracts for 46 farms and three cold stores between Ennis and Tipperary.\n- Two vans, one apprentice a year; five have qualified so far, two run their own vans now.\n- Answered 1,180 night calls; the longest outage of a contract customer was four hours.",
        skills: ["Fault finding", "Refrigeration controls", "Quotations"],
      }),
      role(2, {
        position: "Maintenance electrician, nights",
        name: "Shannonside Cold Stores",
        place: "Foynes",
        date: "Sep 2011 - Apr 2017",
        start_date: "2011-09",
        end_date: "2017-04",
        description:
          "Alone on shift with eleven compressors and 40,000 pallet places. Rebuilt the alarm system so that it rang for three reasons instead of ninety.",
        skills: ["Ammonia plant", "Motor control", "Soft starters"],
      }),
      role(3, {
        position: "Electrician, new installations",
        name: "Mulgrave Switchgear",
        place: "Cork",
        date: "Feb 2009 - Aug 2011",
        start_date: "2009-02",
        end_date: "2011-08",
        description:
          "Panel building in the shop, then on site with what I had built. You label better once you have done both.",
        skills: ["Panel building", "Busbars"],
      }),
      role(4, {
        position: "Apprentice electrician",
        name: "Hanratty & Sons",
        place: "Limerick",
        date: "Sep 2004 - Jan 2009",
        start_date: "2004-09",
        end_date: "2009-01",
        description: "Factories, two schools and a lighthouse. Seven phases, four years, one burnt jacket.",
      }),
    ],
    education: [
      study(1, {
        degree: "Advanced craft certificate, electrical",
        name: "Shannon Trades College",
        place: "Limerick",
        date: "2004 - 2009",
        description: "Phase six with distinction in motor control.",
      }),
      study(2, {
        degree: "Certificate, refrigeration controls",
        name: "Munster Evening Institute",
        place: "Cork",
        date: "2012 - 2013",
      }),
    ],
    skills: [
      {
        id: 1,
        title: "Installation",
        info: ["Three-phase boards", "Containment", "Armoured cable", "Earthing", "Lighting"],
      },
      { id: 2, title: "Motor control", info: ["Soft starters", "Variable speed drives", "Star-delta", "Interlocks"] },
      { id: 3, title: "Refrigeration", info: ["Defrost controls", "Compressor packs", "Ammonia detection"] },
      {
        id: 4,
        title: "Testing",
        info: [
          "Loop impedance",
          "Insulation resistance",
          "Thermal imaging",
          "Certification",
          "Portable appliances",
          "Logging",
        ],
      },
      { id: 5, title: "Safety", info: ["Isolation and lock-off", "Permits to work", "Working at height"] },
    ],
    projects: {
      Farms: [
        project(1, {
          title: "One board for forty cows",
          category: "Farms",
          date: "2023",
          description:
            "A parlour with three generations of wiring, replaced between the evening milking and the morning one. Every way is labelled in words, not numbers.",
          technologies: ["Three-phase board", "Surge protection", "Earthing grid"],
          pictures: [{ img: plates.board }],
        }),
        project(3, {
          title: "Dairy diagram",
          category: "Farms",
          date: "2021",
          description:
            "The single-line diagram that should have hung in the dairy since 1988. Drawn, tested, corrected in red, hung.",
          technologies: ["Survey", "Single-line diagram"],
          pictures: [{ img: plates.diagram }],
        }),
      ],
      "Cold stores": [
        project(2, {
          title: "Compressors that take turns",
          category: "Cold stores",
          date: "2019",
          description:
            "Eleven compressors used to start together on a Monday. Now they wait for each other, and the peak demand of the store fell from 610 to 430 kVA.",
          technologies: ["Soft starters", "Sequencing", "Power logging"],
          pictures: [{ img: plates.plant }],
        }),
        project(4, {
          title: "Alarm with three reasons",
          category: "Cold stores",
          date: "2015",
          description: "Temperature, ammonia, a door. All else goes to a list that is read in the morning.",
          technologies: ["Ammonia detection", "Alarm panel"],
        }),
      ],
    },
    blogPosts: [],
    template_data: {
      engineering_data: {
        technical_specs: {
          tolerance: "Every circuit tested, every test written down",
          materials: "Steel conduit, armoured cable, stainless containment in wet rooms",
          software: "Loop testers, thermal camera, power loggers",
        },
        specializations: ["Milking parlours", "Cold stores", "Panel building", "Breakdowns at night"],
        memberships: ["Guild of Registered Contractors"],
        certifications: [
          { name: "Registered electrical contractor", issuer: "Guild of Registered Contractors", year: "2017" },
          { name: "Verification and certification", issuer: "Shannon Trades College", year: "2016" },
          { name: "Ammonia plant, authorised person", issuer: "Cold Chain Safety Board", year: "2012" },
        ],
      },
    },
    training: [
      { name: "Rescue from height", organization: "Foynes Port Training", date: "2024", description: "" },
      { name: "Thermal imaging, level 1", organization: "Munster Evening Institute", date: "2018", description: "" },
    ],
    publications: [],
    certifications: [],
    languages: [
      { name: "English", level: "Native" },
      { name: "Irish", level: "Everyday" },
      { name: "Polish", level: "On site" },
    ],
    awards: [{ title: "Best apprentice, electrical", issuer: "Shannon Trades College", date: "2008" }],
    volunteer: [
      {
        position: "Keeper of the lamp",
        name: "Scattery Lighthouse Society",
        place: "Kilrush",
        date: "2014 - Present",
        description: "A lens of 1872, and a motor that I rewound myself.",
      },
    ],
    interests: ["Sea swimming", "Valve radios"],
    links: [{ label: "tarrant.example", url: "https://tarrant.example" }],
    seo: { title: "", description: "", indexable: true },
  },
};
