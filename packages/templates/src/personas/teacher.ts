import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";
import { teacherPlates } from "./teacher-plates.ts";

/** A teacher of geography by the sea, who teaches with what lies outside the window. */
export const teacherPersona: Persona = {
  id: "teacher",
  demoSiteId: 1029,
  category: "Academic",
  subdomain: "nell-abernethy",
  site: {
    name: "Nell Abernethy",
    full_name: "Nell Abernethy",
    intro: "I teach children to read a landscape, and to ask who drew the map.",
    description:
      "Fifteen years in comprehensive schools on the west coast. My classes spend one lesson in five outside: with a tape on the beach, a gauge on the roof, or a notebook in the high street.\n\nI mark in full sentences and return work within a week, because a tick has never taught anybody anything.",
    contact: {
      email: "nell@abernethy.example",
      title: "Teacher of geography",
      description: "Glad to hear from schools about fieldwork, and from student teachers who would like to sit in.",
      location: "Port Kilmory, Scotland",
      phone: "+44 1631 496 0143",
      available_for_freelance: false,
    },
    flat_picture: teacherPlates.portrait,
    experience: [
      role(1, {
        position: "Head of geography",
        name: "Kilmory High School",
        place: "Port Kilmory",
        date: "Aug 2019 - Present",
        start_date: "2019-08",
        is_current: true,
        description:
          "- Lead four teachers and look after the timetable of 620 pupils in the subject.\n- Put fieldwork into every term, at no cost to families; four fifths of it is within walking distance.\n- Higher entries rose from 31 to 58 in five years.",
        skills: ["Curriculum", "Mentoring", "Risk assessment"],
      }),
      role(2, {
        position: "Teacher of geography and mathematics",
        name: "St Brannoc's Academy",
        place: "Ardrishaig",
        date: "Aug 2013 - Jul 2019",
        start_date: "2013-08",
        end_date: "2019-07",
        description:
          "Both subjects to pupils of eleven to eighteen. Wrote the shared unit on statistics with weather as its only data.",
        skills: ["Statistics", "Form tutor"],
      }),
      role(3, {
        position: "Probationer teacher",
        name: "Strathlinn Secondary",
        place: "Greenock",
        date: "Aug 2011 - Jun 2013",
        start_date: "2011-08",
        end_date: "2013-06",
        description: "Two years of S1 to S4, a chess club, and a first map of the burn behind the school.",
      }),
      role(4, {
        position: "Countryside ranger, summers",
        name: "Knapdale Woodland Trust",
        place: "Knapdale",
        date: "2008 - 2010",
        description: "Guided walks for schools; learned how long eleven-year-olds stand still.",
      }),
    ],
    education: [
      study(1, {
        degree: "Postgraduate Diploma in Education, Geography",
        name: "University of Clydemouth",
        date: "2010 - 2011",
      }),
      study(2, { degree: "BSc Geography", name: "University of Clydemouth", date: "2006 - 2010", gpa: "2:1" }),
    ],
    skills: [
      { id: 1, title: "Geography", info: ["Rivers and coasts", "Map reading", "Settlement", "Climate"] },
      { id: 2, title: "Fieldwork", info: ["Beach profiles", "Weather station", "Land use survey"] },
      { id: 3, title: "Numbers", info: ["Statistics", "QGIS", "Spreadsheets"] },
      { id: 4, title: "Pupils", info: ["Form tutoring", "Additional support", "Exam marking", "Chess club"] },
      { id: 5, title: "Colleagues", info: ["Mentoring", "Timetabling", "Moderation"] },
    ],
    projects: {
      Classroom: [
        project(1, {
          title: "Atlas of an island",
          type: "initiative",
          category: "Classroom",
          date: "2022 - 2025",
          start_date: "2022-08",
          end_date: "2025-06",
          description:
            "Each S2 class surveys one square kilometre of the island and draws it. After three years the sheets meet at the edges, mostly.",
          technologies: ["Surveying", "Card models", "QGIS"],
          pictures: [{ img: teacherPlates.island }],
          url: "https://kilmoryhigh.example/atlas",
        }),
        project(2, {
          title: "Rain on the roof",
          category: "Classroom",
          date: "2020",
          description:
            "A gauge that is read every morning by whoever is late. The record is unbroken and has been asked for by the harbour.",
          technologies: ["Weather station", "Statistics"],
          pictures: [{ img: teacherPlates.rain }],
        }),
        project(3, {
          title: "Twenty minutes with a hill",
          category: "Fieldwork",
          date: "2018",
          description:
            "A field-sketching unit: no phones, one pencil, three washes, and a label for every process seen.",
          technologies: ["Field sketching"],
          pictures: [{ img: teacherPlates.valley }],
        }),
      ],
      Talks: [
        project(4, {
          title: "Who drew this map?",
          type: "speaking",
          category: "Talks",
          date: "Mar 2024",
          description: "Workshop for the Scottish Schools Geography Meeting on maps that leave people out.",
        }),
      ],
    },
    blogPosts: [],
    template_data: {
      academic_data: {
        philosophy: "A wrong answer with a reason is worth more of my lesson than a right one without.",
        research_areas: ["Coasts", "Local maps", "Weather", "Place names"],
      },
    },
    training: [
      { name: "Outdoor first aid", organization: "West Coast Rescue", date: "2024", description: "" },
      { name: "Supporting new teachers", organization: "Argyll Learning Partnership", date: "2020", description: "" },
    ],
    publications: [
      {
        title: "Two hundred mornings: what a class learns from one rain gauge",
        venue: "Teaching Geography Quarterly 41",
        date: "2023",
        url: "https://tgq.example/41/rain",
      },
    ],
    certifications: [
      { name: "Full registration, secondary", issuer: "Scottish Register of Teachers", date: "2013", url: "" },
      { name: "Lowland leader", issuer: "Hill Training Scotland", date: "2016", url: "" },
    ],
    languages: [
      { name: "English", level: "native" },
      { name: "Gaelic", level: "fluent" },
      { name: "French", level: "conversational" },
    ],
    awards: [{ title: "Fieldwork prize", issuer: "Scottish Schools Geography Meeting", date: "2022" }],
    volunteer: [
      {
        position: "Coach",
        name: "Port Kilmory Chess Juniors",
        place: "Port Kilmory",
        date: "2019 - Present",
        description: "Thursdays after school, in the back room of the fish market.",
      },
    ],
    interests: ["Sea swimming", "Lino printing", "Tide tables"],
    links: [{ label: "Atlas of an island", url: "https://atlas.abernethy.example" }],
    seo: { title: "", description: "", indexable: true },
  },
};
