import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";
import { photographs } from "./photographs.ts";

/** A documentary photographer who stays for years in one place. */
export const photographerPersona: Persona = {
  id: "photographer",
  demoSiteId: 1031,
  category: "Creative",
  subdomain: "ruta-vasile",
  site: {
    name: "Rūta Vasile",
    full_name: "Rūta Vasile",
    intro: "I go back until nobody looks at the camera.",
    description:
      "Long documentary work around one small sea: its ferries, its salt, its kitchens before work. Two lenses, available light, and prints that go to the people in them first.\n\nBetween the long stories I photograph for newspapers, hospitals and a shipyard.",
    contact: {
      email: "ruta@vasile.example",
      title: "Documentary photographer",
      description: "Commissions, prints and workshops. Send me the place before the date.",
      location: "Ventmala, Latvia",
      phone: "+371 20 555 014",
      available_for_freelance: true,
    },
    flat_picture: photographs.portrait,
    experience: [
      role(1, {
        position: "Photographer",
        name: "Nordlys Picture Agency",
        place: "Ventmala",
        date: "Mar 2018 - Present",
        start_date: "2018-03",
        is_current: true,
        description:
          "- Eleven long features, four of them printed over eight pages or more.\n- Teach the agency's winter course for beginners from coastal towns.",
        skills: ["Documentary", "Editing", "Print sales"],
      }),
      role(2, {
        position: "Staff photographer",
        name: "Baltijas Rīts",
        place: "Riga",
        date: "Jan 2012 - Feb 2018",
        start_date: "2012-01",
        end_date: "2018-02",
        description: "Daily news and the Saturday portrait: 290 sitters, one lamp, ten minutes each.",
        skills: ["News", "Portrait"],
      }),
      role(3, {
        position: "Darkroom printer",
        name: "Fotolab Daugava",
        place: "Riga",
        date: "2009 - 2011",
        description: "Exhibition prints up to two metres for other people's pictures.",
      }),
    ],
    education: [
      study(1, { degree: "MA Photojournalism", name: "Academy of Media, Aarhus Fjord", date: "2010 - 2012" }),
      study(2, { degree: "BA Ethnography", name: "University of Riga Harbour", date: "2006 - 2009" }),
    ],
    skills: [
      { id: 1, title: "Pictures", info: ["Documentary", "Portrait", "News", "Industry"] },
      { id: 2, title: "Light", info: ["Available light", "One lamp", "Colour negative", "Black and white"] },
      {
        id: 3,
        title: "After",
        info: ["Picture editing", "Sequencing", "Darkroom printing", "Captions in four languages"],
      },
    ],
    projects: {
      Stories: [
        project(1, {
          title: "Night ferry",
          category: "Stories",
          date: "2021 - 2025",
          start_date: "2021-01",
          end_date: "2025-04",
          description:
            "Forty crossings of the same eleven hours, with those who cross because they work on the other side.",
          technologies: ["Colour negative", "35 mm"],
          pictures: [...photographs.ferry],
          url: "https://nightferry.example",
        }),
        project(2, {
          title: "Salt",
          category: "Stories",
          date: "2019",
          description: "The last summer of a salt works in which three families had one shift each.",
          technologies: ["Available light"],
          pictures: [...photographs.works],
        }),
        project(3, {
          title: "Kitchens at six",
          category: "Stories",
          date: "2016 - 2018",
          description: "Before work, before anybody is dressed for a picture. Thirty kitchens, one window each.",
          technologies: ["One lamp"],
          pictures: [...photographs.kitchens],
        }),
      ],
      Commissions: [
        project(4, {
          title: "Saturdays",
          category: "Commissions",
          date: "2012 - 2018",
          description: "The weekly portrait of a newspaper, of people who were in it for another reason.",
          technologies: ["Portrait"],
          pictures: [...photographs.saturdays],
        }),
      ],
    },
    blogPosts: [],
    template_data: {
      creative_data: { artistic_philosophy: "A picture is finished when the person in it has a print." },
    },
    training: [],
    publications: [
      { title: "Forty Crossings", venue: "Edition Molo, 128 pages", date: "2025", url: "https://molo.example/forty" },
    ],
    certifications: [],
    languages: [
      { name: "Latvian", level: "native" },
      { name: "Romanian", level: "native" },
      { name: "Danish", level: "fluent" },
      { name: "English", level: "fluent" },
    ],
    awards: [
      { title: "Coastal Story of the Year", issuer: "Baltic Press Photo", date: "2023" },
      { title: "Portrait series, second prize", issuer: "Nordic Picture Days", date: "2017" },
    ],
    volunteer: [
      {
        position: "Teacher",
        name: "Box Camera Club",
        place: "Ventmala",
        date: "2020 - Present",
        description: "Twelve children, shoe boxes, paper negatives.",
      },
    ],
    interests: ["Tide pools", "Radio plays"],
    links: [{ label: "nightferry.example", url: "https://nightferry.example" }],
    seo: { title: "", description: "", indexable: true },
  },
};
