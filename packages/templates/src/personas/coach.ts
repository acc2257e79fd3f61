import { coachPlates } from "./coach-plates.ts";
import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";

/** A hurdler who became a coach, and counts in steps between hurdles still. */
export const coachPersona: Persona = {
  id: "coach",
  demoSiteId: 1070,
  category: "Professional",
  subdomain: "odette-varlow",
  site: {
    name: "Odette Varlow",
    full_name: "Odette Varlow",
    intro: "I coach hurdlers who were told they were too short, too late or too careful.",
    description:
      "I ran the 400 m hurdles for nine seasons and read training diaries for all of them. What I teach now is mostly rhythm: thirteen steps when it goes well, and a plan for the day it does not.\n\nMy squad trains five days a week, sleeps on the sixth, and is not allowed to talk about times before May.",
    contact: {
      email: "odette@varlow.example",
      title: "Head coach, hurdles and sprints",
      description: "Clubs and schools: I give one free clinic a month between October and March. Ask early.",
      location: "Sheffield, England",
      phone: "+44 114 496 0172",
      available_for_freelance: false,
    },
    flat_picture: coachPlates.portrait,
    experience: [
      role(1, {
        position: "Head coach, hurdles and sprints",
        name: "Don Valley Harriers",
        place: "Sheffield",
        date: "Sep 2020 - Present",
        start_date: "2020-09",
        is_current: true,
        description:
          "- Lead a squad of 22 from under-17 to senior, with two assistants and a physiotherapist.\n- Eleven athletes reached a national final, three of them after an injury that had ended a season.\n- Brought hamstring injuries down from nine to two a winter with a longer build-up.",
        skills: ["Periodisation", "Hurdles", "Return to run"],
      }),
      role(2, {
        position: "Strength and conditioning coach",
        name: "Peakline Institute of Sport",
        place: "Sheffield",
        date: "Apr 2016 - Aug 2020",
        start_date: "2016-04",
        end_date: "2020-08",
        description:
          "Gym and track for hurdlers, rowers and one patient fencer. Wrote the jump test that is still used.",
        skills: ["Olympic lifting", "Force plates"],
      }),
      role(3, {
        position: "Assistant coach",
        name: "Ouseburn Athletics Club",
        place: "Newcastle upon Tyne",
        date: "Oct 2013 - Mar 2016",
        start_date: "2013-10",
        end_date: "2016-03",
        description: "Juniors on Tuesdays and Thursdays, and the minibus on Saturdays.",
      }),
      role(4, {
        position: "Athlete, 400 m hurdles",
        name: "National relay and hurdles squad",
        place: "Loughborough",
        date: "2005 - 2013",
        description: "Nine seasons, a best of 55.9 seconds, two national bronzes, and one fall that taught me most.",
      }),
    ],
    education: [
      study(1, {
        degree: "MSc Sports Coaching",
        name: "Hallam Moor University",
        date: "2014 - 2016",
        description: "Dissertation on stride patterns under fatigue, filmed at 240 frames a second.",
      }),
      study(2, { degree: "BSc Sport and Exercise Science", name: "Loughborough", date: "2004 - 2008", gpa: "2:1" }),
    ],
    skills: [
      { id: 1, title: "Track", info: ["Hurdles", "Sprints", "Relay changeovers", "Starts"] },
      { id: 2, title: "Planning", info: ["Periodisation", "Taper", "Training diaries", "Competition calendar"] },
      { id: 3, title: "Strength", info: ["Olympic lifting", "Plyometrics", "Force plates"] },
      { id: 4, title: "Care", info: ["Return to run", "Load monitoring", "Safeguarding", "Sports first aid"] },
    ],
    projects: {
      Programmes: [
        project(1, {
          title: "Winter under lights",
          type: "initiative",
          category: "Programme",
          date: "2021 - 2025",
          start_date: "2021-11",
          end_date: "2025-02",
          description:
            "Four winters of open hurdles nights on a municipal track: no club needed, spikes to borrow, and every lane filled by the third.",
          technologies: ["Hurdles", "Volunteers", "Floodlights"],
          pictures: [{ img: coachPlates.bend }],
          url: "https://donvalley.example/lights",
        }),
        project(2, {
          title: "The week on the wall",
          category: "Planning",
          date: "2022",
          description:
            "A plan in coloured tape that an athlete of fifteen can read and argue with. Red is hard, blue is easy, yellow is school.",
          technologies: ["Load monitoring", "Training diaries"],
          pictures: [{ img: coachPlates.week }],
        }),
        project(3, {
          title: "Ringinglow hill sessions",
          category: "Programme",
          date: "2019",
          description: "Six weeks of one hill before breakfast. Nobody liked it, and nobody missed a morning.",
          technologies: ["Conditioning"],
          pictures: [{ img: coachPlates.hill }],
        }),
      ],
    },
    blogPosts: [],
    template_data: {},
    training: [
      {
        name: "Return to run after hamstring injury",
        organization: "Northern Sports Medicine",
        date: "2023",
        description: "",
      },
      { name: "Mental skills for young athletes", organization: "Coachwork", date: "2021", description: "" },
    ],
    publications: [],
    certifications: [
      { name: "Level 4 performance coach", issuer: "British Coaching Register", date: "2019", url: "" },
      { name: "Strength and conditioning, accredited", issuer: "Conditioning Association", date: "2017", url: "" },
    ],
    languages: [
      { name: "English", level: "native" },
      { name: "French", level: "fluent" },
    ],
    awards: [{ title: "Development coach of the year", issuer: "Yorkshire Athletics Council", date: "2023" }],
    volunteer: [
      {
        position: "Starter",
        name: "Saturday league, under-13",
        place: "Sheffield",
        date: "2018 - Present",
        description: "Whoever false-starts gets a second go and a biscuit.",
      },
    ],
    interests: ["Fell walking", "Metronomes", "Bread"],
    links: [{ label: "Training diaries, annotated", url: "https://diaries.varlow.example" }],
    seo: { title: "", description: "", indexable: true },
  },
};
