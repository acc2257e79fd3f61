import { gameArtistPlates as plates } from "./game-artist-plates.ts";
import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";

const picture = (img: string) => [{ img, width: 960, height: 540 }];

/** A game artist who draws worlds that fit into little memory. */
export const gameArtistPersona: Persona = {
  id: "game artist",
  demoSiteId: 1092,
  category: "Technology",
  subdomain: "tamsin-oduya",
  site: {
    name: "Tamsin Oduya",
    full_name: "Tamsin Oduya",
    intro: "I draw places that you want to walk to the edge of.",
    description:
      "Environment art and animation for small teams, mostly in pixels, sometimes in blocks. I start with the silhouette and the colour of the shadow, and only then with the thing itself.\n\nI name layers, I write down why a tile looks as it does, and I hand over sheets that a programmer can use on the same day.",
    contact: {
      email: "tamsin@oduya.example",
      title: "Environment and pixel artist",
      description: "For a contract, say how many tiles and until when. For a jam, just say the weekend.",
      location: "Dundee, Scotland",
      phone: "+44 1382 496 0177",
      available_for_freelance: true,
    },
    flat_picture: plates.portrait,
    experience: [
      role(1, {
        position: "Lead artist",
        name: "Lantern Snail Games",
        place: "Dundee",
        date: "May 2021 - Present",
        start_date: "2021-05",
        is_current: true,
        description:
          "- Art direction of Tidelock, from the first sketch to the release on three consoles.\n- Led four artists; every one of them is in the credits under their own name.\n- Cut the memory of all tile sheets from 41 MB to 12 MB without losing a tree.",
        skills: ["Art direction", "Tilesets", "Palettes"],
      }),
      role(2, {
        position: "Environment artist",
        name: "Lantern Snail Games",
        place: "Dundee",
        date: "Aug 2018 - Apr 2021",
        start_date: "2018-08",
        end_date: "2021-04",
        description:
          "Six of the nine regions of Paper Ferry, with their weather, and the rules by which rain changes a palette.",
        skills: ["Pixel art", "Shaders"],
      }),
      role(3, {
        position: "Animator",
        name: "Big Sunday",
        place: "Glasgow",
        date: "Sep 2016 - Jul 2018",
        start_date: "2016-09",
        end_date: "2018-07",
        description: "Walks, jumps and idle breaths for 63 characters, drawn by hand at twelve frames a second.",
        skills: ["Animation"],
      }),
      role(4, {
        position: "Tester",
        name: "Northgate Interactive",
        place: "Newcastle",
        date: "2015 - 2016",
        description: "Found 1,120 faults in a racing game and wrote down how to make each of them happen again.",
      }),
    ],
    education: [
      study(1, {
        degree: "BA Computer Arts",
        name: "Tayside University",
        place: "Dundee",
        date: "2011 - 2015",
        description: "Final project: a game of one screen that takes a whole day.",
      }),
    ],
    skills: [
      { id: 1, title: "Art", info: ["Pixel art", "Tilesets", "Palettes", "Animation", "Voxel models"] },
      { id: 2, title: "Engine", info: ["Godot", "Unity", "Shaders", "Tiled"] },
      { id: 3, title: "Tools", info: ["Aseprite", "Blender", "Krita", "Git"] },
      { id: 4, title: "Team", info: ["Art direction", "Style guides", "Mentoring"] },
    ],
    projects: {
      Games: [
        project(1, {
          title: "Tidelock",
          category: "Adventure, released",
          date: "2024",
          description: "A harbour in which it is always the same minute of dusk. Sixteen colours, and one that moves.",
          technologies: ["Art direction", "Godot", "Palettes"],
          pictures: picture(plates.harbour),
          url: "https://tidelock.example",
        }),
        project(2, {
          title: "Eight by eight",
          category: "Toy, released",
          date: "2023",
          description: "Islands out of sixty-four columns that grow while you look at something else.",
          technologies: ["Voxel models", "Blender"],
          pictures: picture(plates.island),
        }),
        project(3, {
          title: "Paper Ferry",
          category: "Role-playing game, released",
          date: "2018 - 2021",
          description: "Eighty-four grounds that fit together in every order, and a page that says why.",
          technologies: ["Tilesets", "Tiled"],
          pictures: picture(plates.tiles),
        }),
        project(4, {
          title: "Walks, an open sheet",
          category: "Assets, free to use",
          date: "2020",
          description: "A walk in eight steps for people who make their first game. Taken 30,000 times so far.",
          technologies: ["Animation", "Aseprite"],
          pictures: picture(plates.walk),
        }),
      ],
    },
    blogPosts: [],
    template_data: {},
    training: [{ name: "Shaders for artists", organization: "Clyde Game Academy", date: "2019", description: "" }],
    publications: [],
    certifications: [],
    languages: [
      { name: "English", level: "native" },
      { name: "Yoruba", level: "fluent" },
      { name: "Japanese", level: "N4" },
    ],
    awards: [
      { title: "Best art, for Tidelock", issuer: "Northern Games Festival", date: "2024" },
      { title: "Jury prize, for a game in 48 hours", issuer: "Silver City Game Jam", date: "2017" },
    ],
    volunteer: [
      {
        position: "Mentor",
        name: "Girls Make Worlds",
        place: "Dundee",
        date: "2019 - Present",
        description: "Six Saturdays every spring, from an empty grid to a game that a grandmother can finish.",
      },
    ],
    interests: ["Tide tables", "Cross stitch", "Old maps"],
    links: [{ label: "oduya.example", url: "https://oduya.example" }],
    updated_at: "2026-01-15T00:00:00.000Z",
    seo: { title: "", description: "", indexable: true },
  },
};
