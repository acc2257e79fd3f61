import { nursePlates as plates } from "./nurse-plates.ts";
import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";

/** A charge nurse of the night, who makes wards quieter. */
export const nursePersona: Persona = {
  id: "nurse",
  demoSiteId: 1080,
  category: "Healthcare",
  subdomain: "callum-baptiste",
  site: {
    name: "Callum Baptiste",
    full_name: "Callum Baptiste",
    intro: "Nights are when a ward tells you the truth. I nurse through them, and make them quieter.",
    description:
      "I came to nursing from a ferry kitchen, by way of a great-aunt whom I learnt to turn, wash and listen to. Eleven years later I lead the night team of a stroke unit: four nurses, three assistants, twenty-six beds.\n\nMy rule is that nobody is woken for our convenience. Drug rounds, turns and bloods are planned around sleep, and the families may telephone at any hour.",
    contact: {
      email: "callum@baptiste.example",
      title: "Charge nurse, stroke unit nights",
      description: "Students are welcome on any night shift; write a week before, and bring soft shoes.",
      location: "Swansea, Wales",
      phone: "+44 1792 555 0148",
      available_for_freelance: false,
    },
    flat_picture: plates.portrait,
    experience: [
      role(1, {
        position: "Charge nurse, nights",
        name: "Gower Road Hospital",
        place: "Swansea",
        date: "Feb 2021 - Present",
        start_date: "2021-02",
        is_current: true,
        description:
          "- Lead a night team of seven on a stroke unit of 26 beds.\n- Cut the times that patients are woken from six a night to two.\n- Teach swallow screening to every new starter; 38 have passed since 2022.",
        skills: ["Stroke care", "Swallow screening", "Shift leadership", "Night drug rounds", "Breaking bad news"],
      }),
      role(2, {
        position: "Staff nurse, acute stroke",
        name: "Gower Road Hospital",
        place: "Swansea",
        date: "Sep 2017 - Jan 2021",
        start_date: "2017-09",
        end_date: "2021-01",
        description:
          "- Thrombolysis nurse on call, 64 calls in three years.\n- Wrote the nine-minute handover that four wards use today.",
        skills: ["Stroke care", "Thrombolysis", "Cannulation", "Swallow screening", "Early warning scores"],
      }),
      role(3, {
        position: "Staff nurse, medical admissions",
        name: "Afan Valley Hospital",
        place: "Port Talbot",
        date: "Sep 2014 - Aug 2017",
        start_date: "2014-09",
        end_date: "2017-08",
        description:
          "The first years: forty admissions on a winter night, and a notebook of everything I did not know.",
        skills: ["Cannulation", "Early warning scores", "Wound care", "Night drug rounds"],
      }),
      role(4, {
        position: "Healthcare assistant",
        name: "Ty Mawr Care Home",
        place: "Mumbles",
        date: "May 2009 - Aug 2011",
        start_date: "2009-05",
        end_date: "2011-08",
        description: "Washed, fed and sang for fourteen people, most of them past ninety.",
        skills: ["Dementia care", "Moving and handling"],
      }),
    ],
    education: [
      study(1, {
        degree: "PGCert Stroke Practice",
        name: "University of Taff Vale",
        place: "Cardiff",
        date: "2019 - 2020",
        gpa: "Distinction",
      }),
      study(2, {
        degree: "BN Adult Nursing",
        name: "University of Taff Vale",
        place: "Cardiff",
        date: "2011 - 2014",
        description: "Elective in a fishing village on Saint Lucia, with one nurse, one boat and no road.",
      }),
    ],
    skills: [
      { id: 1, title: "Stroke", info: ["Stroke care", "Thrombolysis", "Swallow screening", "Breaking bad news"] },
      { id: 2, title: "Bedside", info: ["Cannulation", "Early warning scores", "Wound care", "Moving and handling"] },
      { id: 3, title: "Nights", info: ["Shift leadership", "Night drug rounds", "Dementia care"] },
    ],
    projects: {
      "On the ward": [
        project(1, {
          title: "Dark by eleven",
          type: "initiative",
          category: "Sleep",
          date: "2022",
          description:
            "One lamp for each bay, everything else off. Observations are bundled, and whoever must be woken is told the evening before.",
          technologies: ["Sleep", "Night drug rounds", "Families"],
          pictures: [{ img: plates.night }],
        }),
        project(2, {
          title: "A map of noise",
          type: "research",
          category: "Sleep",
          date: "2023",
          description:
            "Twelve nights with three borrowed sound meters. The loudest thing on our ward was the bin beside the nurses' desk; it has a new lid.",
          technologies: ["Sound measurements", "Ward design"],
          pictures: [{ img: plates.noise }],
        }),
        project(3, {
          title: "The silent trolley",
          category: "Equipment",
          date: "2024",
          description:
            "A drug trolley with felt on its wheels, drawers that stop by themselves and a red light, built with the hospital's joiner for 210 pounds.",
          technologies: ["Night drug rounds", "Joinery"],
          pictures: [{ img: plates.trolley }],
        }),
      ],
    },
    blogPosts: [],
    template_data: {},
    training: [
      { name: "Advanced life support", organization: "Resuscitation Wales", date: "2024", description: "" },
      { name: "Practice supervisor", organization: "University of Taff Vale", date: "2018", description: "" },
    ],
    publications: [
      {
        title: "Two wakings a night: bundled observations on a stroke unit",
        venue: "Nursing by Night 14",
        date: "2024",
        url: "",
      },
    ],
    certifications: [
      { name: "Registered nurse, adult", issuer: "Nursing and Midwifery Council", date: "2014", url: "" },
    ],
    languages: [
      { name: "English", level: "native" },
      { name: "Welsh", level: "B2" },
      { name: "Saint Lucian Creole", level: "from home" },
    ],
    awards: [{ title: "Night team of the year", issuer: "Royal Society of Welsh Nurses", date: "2023" }],
    volunteer: [
      {
        position: "First aider",
        name: "Mumbles Lifeboat Station",
        place: "Mumbles",
        date: "2016 - Present",
        description: "Every second weekend from May to September.",
      },
    ],
    interests: ["Sea swimming", "Close harmony", "Repairing watches"],
    links: [{ label: "Nine-minute handover", url: "https://nineminutes.example" }],
    seo: { title: "", description: "", indexable: true },
  },
};
