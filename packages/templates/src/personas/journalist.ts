import { journalistPlates } from "./journalist-plates.ts";
import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";

/** A reporter who reads the accounts of water companies so that others need not. */
export const journalistPersona: Persona = {
  id: "journalist",
  demoSiteId: 1033,
  category: "Creative",
  subdomain: "hester-quarrie",
  site: {
    name: "Hester Quarrie",
    full_name: "Hester Quarrie",
    intro: "I report on water, councils and money, and on the people downstream of all three.",
    description:
      "Most of my stories began as a line in a document that nobody was meant to read to the end. I read to the end, then I knock on doors.\n\nI work slowly, publish my sources where I can, and ring everybody back before they see their name in print. Corrections are answered the same day.",
    contact: {
      email: "hester@quarrie.example",
      title: "Investigative reporter",
      description: "Documents are welcome by post, unsigned if need be. Please keep a copy.",
      location: "Newcastle upon Tyne",
      phone: "+44 191 498 0136",
      available_for_freelance: true,
    },
    flat_picture: journalistPlates.portrait,
    experience: [
      role(1, {
        position: "Investigations reporter",
        name: "The Tyne Ledger",
        place: "Newcastle upon Tyne",
        date: "May 2019 - Present",
        start_date: "2019-05",
        is_current: true,
        description:
          "- Half a year on one subject, then a week of front pages.\n- Built the paper's archive of council accounts, open to readers since 2022.\n- Train two reporters a year in records requests and in reading a balance sheet.",
        skills: ["Records requests", "Company accounts", "Data desk"],
      }),
      role(2, {
        position: "Local government reporter",
        name: "Northern Evening Post",
        place: "Durham",
        date: "Sep 2014 - Apr 2019",
        start_date: "2014-09",
        end_date: "2019-04",
        description:
          "Planning committees, school budgets and one by-election in a snowstorm. Four hundred by-lines a year.",
        skills: ["Court reporting", "Shorthand"],
      }),
      role(3, {
        position: "Sub-editor, nights",
        name: "Northern Evening Post",
        place: "Durham",
        date: "2012 - 2014",
        description: "Headlines that fit, captions that name everybody, and the last read before the plates.",
      }),
      role(4, {
        position: "Trainee reporter",
        name: "Weardale Gazette",
        place: "Bishop Auckland",
        date: "2010 - 2012",
      }),
    ],
    education: [
      study(1, { degree: "Diploma in newspaper journalism", name: "Tees Valley Press School", date: "2009 - 2010" }),
      study(2, { degree: "BA History", name: "University of Lothmere", date: "2006 - 2009" }),
    ],
    skills: [
      {
        id: 1,
        title: "Reporting",
        info: ["Interviews", "Records requests", "Court reporting", "Shorthand, 110 words"],
      },
      { id: 2, title: "Editing", info: ["Headlines", "Fact-checking", "Libel reading", "House style"] },
      { id: 3, title: "Numbers", info: ["Company accounts", "Spreadsheets", "Maps from open data"] },
    ],
    projects: {
      Stories: [
        project(1, {
          title: "The village that came back",
          category: "Feature",
          date: "Aug 2022",
          description:
            "A reservoir fell so low that a church wall rose from it. So did a promise from 1958 to pay for the farms, which had never been kept.",
          pictures: [{ img: journalistPlates.reservoir }],
          url: "https://tyneledger.example/village",
        }),
        project(2, {
          title: "Eleven pence in the pound",
          category: "Investigation",
          date: "Mar 2024",
          description:
            "Where the money for mending sewers went, followed through nine companies and two islands. A regulator opened its own inquiry.",
          pictures: [{ img: journalistPlates.ledger }],
          url: "https://tyneledger.example/pence",
        }),
        project(3, {
          title: "She asked one question",
          category: "Report",
          date: "Nov 2020",
          description:
            "A library was to be closed at the end of a four-hour meeting. Then somebody in row three stood up.",
          pictures: [{ img: journalistPlates.hall }],
        }),
      ],
    },
    blogPosts: [],
    template_data: {},
    training: [],
    publications: [
      {
        title: "Reading the notes: what company accounts say on their last page",
        venue: "The Reporter's Quarterly 31",
        date: "2023",
        url: "",
      },
    ],
    certifications: [
      { name: "Senior reporter's certificate", issuer: "Council of Regional Papers", date: "2013", url: "" },
    ],
    languages: [
      { name: "English", level: "native" },
      { name: "German", level: "reads newspapers" },
    ],
    awards: [
      { title: "Regional reporter of the year", issuer: "Northern Press Awards", date: "2024" },
      { title: "Campaign of the year, libraries", issuer: "Council of Regional Papers", date: "2021" },
    ],
    volunteer: [
      {
        position: "Teaches newspaper club",
        name: "Byker Community School",
        place: "Newcastle upon Tyne",
        date: "2021 - Present",
        description: "Eight issues, one correction.",
      },
    ],
    interests: ["Fell running", "Letterpress", "Allotment marrows"],
    links: [
      { label: "tyneledger.example", url: "https://tyneledger.example" },
      { label: "Council archive", url: "https://archive.tyneledger.example" },
    ],
    updated_at: "2026-01-15T00:00:00.000Z",
    seo: { title: "", description: "", indexable: true },
  },
};
