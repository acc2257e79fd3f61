import { filmMakerPlates as plates } from "./film-maker-plates.ts";
import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";

/** Pictures with the words that stand for them. */
const still = (img: string) => [{ img, width: 1195, height: 500 }];

/** A director of documentaries from a harbour town. */
export const filmMakerPersona: Persona = {
  id: "film maker",
  demoSiteId: 1061,
  category: "Creative",
  subdomain: "nuala-prendeville",
  site: {
    name: "Nuala Prendeville",
    full_name: "Nuala Prendeville",
    intro: "I film people at work until they forget the camera, and then I film a little longer.",
    description:
      "Documentaries about jobs that start before six. I direct, I often shoot, and I always cut the first version myself, because the edit is where I find out what I saw.\n\nSmall crews, available light, long takes. I bring a recordist, a thermos and a release form in plain words.",
    contact: {
      email: "nuala@prendeville.example",
      title: "Director and editor",
      description: "For a screening, a commission or a hand with a first cut, write a line about who is in it.",
      location: "Cobh, Ireland",
      phone: "+353 20 913 0045",
      available_for_freelance: true,
    },
    flat_picture: plates.portrait,
    experience: [
      role(1, {
        position: "Director and founder",
        name: "Slack Water Films",
        place: "Cobh",
        date: "Feb 2018 - Present",
        start_date: "2018-02",
        is_current: true,
        description:
          "- Three features and nine shorts, all finished on the day that the contract named.\n- Crews of four; every trainee has a credit and a wage.\n- Sold to broadcasters in eleven countries without changing a cut.",
        skills: ["Directing", "Producing", "Editing"],
      }),
      role(2, {
        position: "Editor",
        name: "Halyard Post",
        place: "Dublin",
        date: "Sep 2012 - Jan 2018",
        start_date: "2012-09",
        end_date: "2018-01",
        description:
          "- Cut 26 hours of broadcast documentary and two series.\n- Wrote the house rules for ingest and logging; nothing has been lost since.",
        skills: ["Editing", "Colour grading"],
      }),
      role(3, {
        position: "Camera assistant",
        name: "Northlight Camera Hire",
        place: "Belfast",
        date: "2009 - 2012",
        description: "Focus, loading and carrying, on fourteen productions and in every weather.",
      }),
      role(4, {
        position: "Projectionist",
        name: "The Arcadia",
        place: "Cork",
        date: "2006 - 2009",
        description: "The last three years of film in the booth, two shows a night.",
      }),
    ],
    education: [
      study(1, {
        degree: "MA Documentary Practice",
        name: "Lee Valley School of Film",
        place: "Cork",
        date: "2011 - 2012",
      }),
      study(2, { degree: "BA History", name: "University of Munster", place: "Cork", date: "2005 - 2008" }),
    ],
    skills: [
      { id: 1, title: "On set", info: ["Directing", "Observational camera", "Available light", "Interviews"] },
      { id: 2, title: "At the desk", info: ["Editing", "Colour grading", "Sound layback", "Subtitling"] },
      { id: 3, title: "Around it", info: ["Producing", "Clearances", "Budgets", "Risk assessment"] },
      { id: 4, title: "Tools", info: ["Avid", "DaVinci Resolve", "Super 16", "Bolex"] },
    ],
    projects: {
      Features: [
        project(1, {
          title: "Bow door",
          category: "Feature, 84 min",
          date: "2024",
          description:
            "One winter on the night ferry, told by the six people who open and close it. Nobody speaks to the camera; everybody speaks to the ship.",
          technologies: ["Directing", "Observational camera", "Editing"],
          pictures: still(plates.deck),
        }),
        project(2, {
          title: "Six o'clock kettle",
          category: "Feature, 71 min",
          date: "2021",
          description:
            "Twelve kitchens, one hour each, before the first shift. Shot in the order of sunrise, from Youghal to Belmullet.",
          technologies: ["Directing", "Available light"],
          pictures: still(plates.kitchen),
        }),
      ],
      Shorts: [
        project(3, {
          title: "Salt route",
          category: "Short, 18 min",
          date: "2019",
          description: "A gritter driver on the N25 in the worst week of the decade.",
          technologies: ["Observational camera", "Sound layback"],
          pictures: still(plates.road),
        }),
        project(4, {
          title: "Reel change",
          category: "Short, 9 min",
          date: "2016",
          description: "The last projectionist teaches the first manager. Cut in one night, from memory.",
          technologies: ["Editing", "Super 16"],
        }),
      ],
    },
    blogPosts: [],
    template_data: {},
    training: [
      {
        name: "Working at sea, safety for crews",
        organization: "Irish Maritime College",
        date: "2022",
        description: "",
      },
    ],
    publications: [],
    certifications: [{ name: "Drone pilot, open category A2", issuer: "Irish Aviation Office", date: "2020", url: "" }],
    languages: [
      { name: "English", level: "native" },
      { name: "Irish", level: "fluent" },
      { name: "French", level: "B2" },
    ],
    awards: [
      { title: "Best documentary, for Bow door", issuer: "Harbour Film Days", date: "2024" },
      { title: "Editing prize, for Salt route", issuer: "Short Shore Festival", date: "2019" },
    ],
    volunteer: [
      {
        position: "Programmer",
        name: "Cinema in the net loft",
        place: "Cobh",
        date: "2019 - Present",
        description: "Every last Friday, one film and the person who made it.",
      },
    ],
    interests: ["Sea swimming", "Repairing projectors"],
    links: [{ label: "Showreel", url: "https://prendeville.example/reel" }],
    seo: { title: "", description: "", indexable: true },
  },
};
