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
import { journalistPlates as plates } from "./journalist-plates.ts";
import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";

/** A markets editor who came from a statistics office and still counts boxes. */
export const journalistPersona: Persona = {
  id: "journalist",
  demoSiteId: 1039,
  category: "Business",
  subdomain: "rosamund-iyer",
  site: {
    name: "Rosamund Iyer",
    full_name: "Rosamund Iyer",
    intro: "Prices are the only news that everybody reads twice. I write about what happens in between.",
    description:
      "I learned to count in a statistics office, where a decimal in the wrong place came back by courier. For fifteen years I have written about freight, grain and central banks for readers who will act on it before lunch.\n\nI go to the quay before I go to the terminal. Most of what moves a price can be seen from a bus: full car parks, empty pallets, a lorry that waits.",
    contact: {
      email: "desk@iyer.example",
      title: "Markets editor, freight and commodities",
      description: "Documents by post, please. Everything else by mail, and I read all of it on Sunday evenings.",
      location: "Liverpool, United Kingdom",
      phone: "+44 151 496 0178",
      available_for_freelance: false,
    },
    flat_picture: plates.portrait,
    experience: [
      role(1, {
        position: "Markets editor",
        name: "The Mersey Ledger",
        place: "Liverpool",
        date: "Apr 2020 - Present",
        start_date: "2020-04",
        is_current: true,
        description:
          "- Lead a desk of nine that closes two pages a day.\n- Began a weekly index of what it costs to move one box from quay to shelf, now quoted by two central banks.\n- Moved every chart of the paper to public data that readers can download.",
        skills: ["Editing", "Freight", "Data desk"],
      }),
      role(2, {
        position: "Commodities correspondent",
        name: "Baltic Grain & Freight Review",
        place: "Copenhagen",
        date: "Sep 2015 - Mar 2020",
        start_date: "2015-09",
        end_date: "2020-03",
        description:
          "Covered wheat, rapeseed and the ships they travel in. Broke the story of the silo that was full on paper.",
        skills: ["Grain", "Freight", "Investigations"],
      }),
      role(3, {
        position: "Reporter, central banks",
        name: "Interest & Exchange",
        place: "Frankfurt",
        date: "Jan 2012 - Aug 2015",
        start_date: "2012-01",
        end_date: "2015-08",
        description: "Thirty-one rate decisions, minuted to the minute, and one correction, which I asked for myself.",
        skills: ["Monetary policy", "Interviews"],
      }),
      role(4, {
        position: "Statistician, consumer prices",
        name: "Office for Northern Statistics",
        place: "Leeds",
        date: "2008 - 2011",
        description: "Collected 640 prices a month on foot and wrote the manual for those who came after.",
        skills: ["Price indices", "R"],
      }),
    ],
    education: [
      study(1, {
        degree: "MSc Economics",
        name: "University of West Riding",
        place: "Leeds",
        date: "2006 - 2007",
        description: "Dissertation on the price of bread in nine market towns.",
      }),
      study(2, { degree: "BA Mathematics and History", name: "Firth College", place: "Dundee", date: "2003 - 2006" }),
    ],
    skills: [
      { id: 1, title: "Markets", info: ["Freight", "Grain", "Monetary policy", "Foreign exchange", "Insurance"] },
      { id: 2, title: "Newsroom", info: ["Editing", "Investigations", "Interviews", "Court reporting"] },
      { id: 3, title: "Numbers", info: ["Price indices", "R", "SQL", "Seasonal adjustment"] },
      { id: 4, title: "Page", info: ["Data desk", "Charts for print", "Headlines"] },
    ],
    projects: {
      Features: [
        project(1, {
          title: "The box that went nowhere",
          type: "research",
          category: "Investigation",
          date: "2022",
          description:
            "One container, fitted with a tracker and a bag of rice, spent eleven weeks on four quays. Its story explained a winter of prices better than any index.",
          technologies: ["Freight", "Investigations"],
          pictures: [{ img: plates.quay }],
        }),
        project(2, {
          title: "Quay to Shelf",
          type: "initiative",
          category: "Index",
          date: "2020 - Present",
          description:
            "What it costs to move a box, against what it costs to buy the bread in it. Published every Friday.",
          technologies: ["Price indices", "Charts for print"],
          pictures: [{ img: plates.chart }],
        }),
        project(3, {
          title: "Full on paper",
          category: "Investigation",
          date: "2018",
          description: "A silo was insured, audited and mortgaged three times. I climbed it. It was empty.",
          technologies: ["Grain", "Court reporting"],
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
    training: [{ name: "Source protection", organization: "Reporters' Law School", date: "2019", description: "" }],
    publications: [
      { title: "How to count a price", venue: "Ledger Handbooks", date: "2023", url: "" },
      { title: "What the lorry queue knows", venue: "Quarterly of Applied Statistics", date: "2021", url: "" },
    ],
    certifications: [],
    languages: [
      { name: "English", level: "Native" },
      { name: "Tamil", level: "Native" },
      { name: "German", level: "C1" },
      { name: "Danish", level: "B2" },
    ],
    awards: [{ title: "Business story of the year", issuer: "Northern Press Guild", date: "2023" }],
    volunteer: [],
    interests: ["Tide tables", "Market halls", "Bell ringing"],
    links: [
      { label: "iyer.example", url: "https://iyer.example" },
      { label: "Quay to Shelf", url: "https://index.iyer.example" },
    ],
    seo: { title: "", description: "", indexable: true },
  },
};
