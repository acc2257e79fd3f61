import { musicianPlates as plates } from "./musician-plates.ts";
import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";

/** A double bass player who also makes other people's records. */
export const musicianPersona: Persona = {
  id: "musician",
  demoSiteId: 1023,
  category: "Creative",
  subdomain: "amadou-verhaege",
  site: {
    name: "Amadou Verhaege",
    full_name: "Amadou Verhaege",
    intro: "I play the lowest notes in the room and record the rest of it.",
    description:
      "I grew up above a piano workshop in Ghent and chose the one instrument that would not fit through its door. The bass taught me to listen; the studio taught me to stop.\n\nI compose for small groups, produce for singers who do not like headphones, and keep a room with good wood and bad coffee.",
    contact: {
      email: "amadou@verhaege.example",
      title: "Double bassist, composer and producer",
      description: "Sessions, scores, and a room for hire on weekdays. Send a demo, not a description.",
      location: "Ghent, Belgium",
      phone: "+32 9 555 01 42",
      available_for_freelance: true,
    },
    flat_picture: plates.portrait,
    experience: [
      role(1, {
        position: "Producer and owner",
        name: "Studio Lage Water",
        place: "Ghent",
        date: "Feb 2016 - Present",
        start_date: "2016-02",
        is_current: true,
        description:
          "- One room, one desk of 1974, thirty-one albums; eight of them played by people who had never recorded before.\n- All takes in the same room at the same time. It saves two weeks and three arguments.\n- Train two assistants a year from the conservatory.",
        skills: ["Recording", "Mixing", "Tape"],
      }),
      role(2, {
        position: "Principal double bass",
        name: "Kamerorkest De Schelde",
        place: "Antwerp",
        date: "Sep 2009 - Jan 2016",
        start_date: "2009-09",
        end_date: "2016-01",
        description:
          "Six seasons, 58 concerts a year, from Biber to the week's premiere. Led the section and its endless talk about strings.",
        skills: ["Orchestra", "Chamber music"],
      }),
      role(3, {
        position: "Composer in residence",
        name: "Theater Zonder Dak",
        place: "Brussels",
        date: "2012 - 2014",
        description: "Music for five plays, one of them for four basses and a lift.",
        skills: ["Composition", "Theatre"],
      }),
      role(4, {
        position: "Bassist",
        name: "Trio Onderstroom",
        place: "On tour",
        date: "2005 - 2013",
        description: "Three albums, 400 evenings, one van. Jazz, as far as the neighbours agreed.",
        skills: ["Improvisation", "Touring"],
      }),
    ],
    education: [
      study(1, {
        degree: "Master of music, double bass",
        name: "Royal Conservatory of the Lowlands",
        place: "The Hague",
        date: "2005 - 2007",
      }),
      study(2, {
        degree: "Bachelor of music, jazz",
        name: "Ghent School of Arts",
        place: "Ghent",
        date: "2001 - 2005",
      }),
    ],
    skills: [
      { id: 1, title: "Instruments", info: ["Double bass", "Electric bass", "Viola da gamba", "Harmonium"] },
      { id: 2, title: "Studio", info: ["Live recording", "Tape", "Mixing", "Editing", "Microphone placement"] },
      { id: 3, title: "Writing", info: ["Chamber music", "Scores for theatre", "Arranging for strings"] },
    ],
    projects: {
      Albums: [
        project(1, {
          title: "Low Water",
          category: "Solo album",
          date: "2022",
          description: "Nine pieces for bass alone, recorded on a barge between two tides. The hull plays along.",
          technologies: ["Double bass", "Two microphones"],
          pictures: [{ img: plates.lowWater }],
          url: "https://verhaege.example/low-water",
        }),
        project(2, {
          title: "Bricks",
          category: "Produced, for the Anneke Oduya Quartet",
          date: "2019",
          description: "A first record, made in four days with the doors open. The street is credited.",
          technologies: ["Production", "Live recording"],
          pictures: [{ img: plates.bricks }],
        }),
        project(3, {
          title: "Room Four",
          category: "Trio Onderstroom",
          date: "2012",
          description: "The last album of the trio, in the hotel room where it was rehearsed.",
          technologies: ["Double bass", "Composition"],
          pictures: [{ img: plates.room }],
        }),
      ],
      Scores: [
        project(4, {
          title: "Music for four basses and a lift",
          category: "Theatre score",
          date: "2013",
          description: "The players start on four floors. The lift decides the form.",
          technologies: ["Composition", "Arranging"],
        }),
      ],
    },
    blogPosts: [],
    template_data: {
      creative_data: {
        artistic_philosophy: "A record is a room with the people still in it.",
        specializations: ["Chamber jazz", "Live recording", "Music for theatre"],
        awards: [
          {
            award: "Best independent production",
            organization: "Flanders Music Days",
            year: "2020",
            category: "Bricks",
          },
        ],
        tools: { traditional_media: ["Bass by an unknown maker, about 1890", "Eight tracks of half-inch tape"] },
        influences: ["Church bells", "Freight trains at night"],
      },
    },
    training: [
      { name: "Tape machine maintenance", organization: "Bandrecorder Museum", date: "2017", description: "" },
    ],
    publications: [],
    certifications: [],
    languages: [
      { name: "Dutch", level: "Native" },
      { name: "Wolof", level: "Native" },
      { name: "French", level: "C2" },
      { name: "English", level: "C1" },
    ],
    awards: [],
    volunteer: [
      {
        position: "Bass teacher",
        name: "Harbour Music School",
        place: "Ghent",
        date: "2018 - Present",
        description: "Eleven pupils, three of them shorter than their instrument.",
      },
    ],
    interests: ["Barges", "Repairing clocks"],
    links: [
      { label: "verhaege.example", url: "https://verhaege.example" },
      { label: "Recordings", url: "https://listen.verhaege.example" },
    ],
    seo: { title: "", description: "", indexable: true },
  },
};
