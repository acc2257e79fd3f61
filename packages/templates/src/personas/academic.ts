import { academicPlates } from "./academic-plates.ts";
import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";
import { portraits } from "./portraits.ts";

/** A quantitative historian of harvests and prices: archives first, then models. */
export const academicPersona: Persona = {
  id: "academic",
  demoSiteId: 1001,
  category: "Academic",
  subdomain: "ines-calderwood",
  site: {
    name: "Inês Calderwood",
    full_name: "Inês Calderwood",
    intro: "I read four centuries of grain ledgers to learn how people ate when the weather failed.",
    description:
      "My work joins two habits that rarely share a desk: reading account books in the hand of the clerk who kept them, and modelling what they add up to. I have transcribed the market books of eleven Atlantic towns, and I publish every table with the page it came from.\n\nI supervise six doctoral students and teach statistics to historians who were promised there would be none.",
    contact: {
      email: "ines@calderwood.example",
      title: "Reader in Economic History, University of Carrick",
      description:
        "I answer letters from archivists first, students second, and everyone else on Friday. Visiting scholars with a dataset and a doubt are welcome.",
      location: "Carrick, Scotland",
      phone: "+44 1632 960 148",
      available_for_freelance: false,
    },
    flat_picture: portraits.ines,
    experience: [
      role(1, {
        position: "Reader in Economic History",
        name: "University of Carrick",
        place: "Carrick",
        date: "Sep 2020 - Present",
        start_date: "2020-09",
        is_current: true,
        description:
          "- Lead Bread and Weather, a six-year programme on harvest failure with partners in four countries.\n- Direct the master's course in quantitative history; forty-one graduates so far, nine of them now in archives.\n- Introduced open tables as the rule for theses in the school.",
        skills: ["Research leadership", "Doctoral supervision", "Open data"],
      }),
      role(2, {
        position: "Lecturer in Economic History",
        name: "University of Carrick",
        place: "Carrick",
        date: "Jan 2015 - Aug 2020",
        start_date: "2015-01",
        end_date: "2020-08",
        description:
          "Built the Market Books database with two archivists and a rota of volunteers; taught the first-year survey and a seminar on measuring hunger.",
        skills: ["Teaching", "Database design"],
      }),
      role(3, {
        position: "Research fellow, climate history",
        name: "Institute for Atlantic Studies",
        place: "Ponta Alta",
        date: "Oct 2011 - Dec 2014",
        start_date: "2011-10",
        end_date: "2014-12",
        description:
          "Dated 212 harvest failures from parish and port records, and matched them with tree rings from three ranges.",
        skills: ["Palaeography", "Dendrochronology"],
      }),
      role(4, {
        position: "Archive assistant",
        name: "Municipal Archive of Vila Serena",
        place: "Vila Serena",
        date: "Mar 2006 - Aug 2007",
        start_date: "2006-03",
        end_date: "2007-08",
        description: "Catalogued the corn-measurers' books, 1590 to 1740, and learned to read bad handwriting fast.",
      }),
    ],
    education: [
      study(1, {
        degree: "PhD, Economic History",
        name: "University of Lothmere",
        place: "Lothmere",
        date: "Oct 2007 - Sep 2011",
        start_date: "2007-10",
        end_date: "2011-09",
        gpa: "passed without corrections",
        description: "Thesis: The price of waiting. Grain stores and credit in three Atlantic ports, 1590 to 1740.",
      }),
      study(2, {
        degree: "MSc, Statistics",
        name: "University of Lothmere",
        place: "Lothmere",
        date: "2004 - 2005",
        gpa: "Distinction",
      }),
      study(3, {
        degree: "BA, History",
        name: "University of Ponta Alta",
        place: "Ponta Alta",
        date: "2001 - 2004",
      }),
    ],
    skills: [
      { id: 1, title: "Sources", info: ["Palaeography", "Account books", "Parish registers", "Port records"] },
      {
        id: 2,
        title: "Statistics",
        info: ["Bayesian models", "Time series", "Missing data", "Spatial interpolation", "Survival analysis"],
      },
      { id: 3, title: "Computing", info: ["R", "Stan", "Python", "SQL", "TEI XML"] },
      { id: 4, title: "Teaching", info: ["Seminar design", "Doctoral supervision", "Statistics for historians"] },
      { id: 5, title: "Editing", info: ["Peer review", "Critical editions"] },
    ],
    projects: {
      Research: [
        project(1, {
          title: "Bread and Weather",
          type: "research",
          category: "Research",
          date: "2020 - 2026",
          start_date: "2020-09",
          end_date: "2026-08",
          description:
            "How towns shared a bad harvest: four countries, eleven archives, one open table of 1.2 million prices with the page of each.",
          technologies: ["R", "Stan", "TEI XML"],
          pictures: [{ img: academicPlates.series }],
          url: "https://breadandweather.example",
          code_url: "https://code.example/calderwood/bread-and-weather",
        }),
        project(2, {
          title: "Market Books",
          type: "innovation",
          category: "Data",
          date: "2015 - 2019",
          description:
            "A database in which every price links to a picture of the line it was read from. Used by thirty-four published studies of other people.",
          technologies: ["SQL", "IIIF"],
          pictures: [{ img: academicPlates.markets }],
          url: "https://marketbooks.example",
        }),
        project(3, {
          title: "The corn-measurers of Vila Serena",
          type: "achievement",
          category: "Edition",
          date: "2013",
          description: "Critical edition of a hundred and fifty years of weights, with a glossary of lost measures.",
          pictures: [{ img: academicPlates.ledger }],
        }),
      ],
      Talks: [
        project(4, {
          title: "What a ledger leaves out",
          type: "speaking",
          category: "Talks",
          date: "May 2023",
          description: "Annual lecture of the Society for Economic Memory, on the households no clerk wrote down.",
        }),
        project(5, {
          title: "Numbers for the afraid",
          type: "initiative",
          category: "Teaching",
          date: "2018",
          description:
            "A free one-week school in statistics for historians. Eight summers, two hundred people, no software installed.",
        }),
      ],
    },
    blogPosts: [],
    template_data: {
      academic_data: {
        philosophy: "A number without its page is a rumour.",
        research_areas: [
          "Harvest failure",
          "Price history",
          "Climate and society",
          "Account books",
          "Bayesian statistics",
          "Atlantic towns",
        ],
        achievements: [
          "Market Books recommended by three national archives as a model for price data",
          "First Carrick thesis series with fully open tables",
        ],
        scholar_profile: "https://scholar.example/calderwood",
        philosophy_stats: [{ icon: "¶", text: "Every table is published with its source page" }],
        academic_metrics: { publications_count: 38, awards_count: 3, research_years: 15, conferences_count: 46 },
        research_metrics: { models_deployed: 0, datasets_analyzed: 27, research_papers: 24, accuracy_rate: 0 },
      },
    },
    training: [
      {
        name: "Fellowship in academic practice",
        organization: "University of Carrick",
        date: "2016",
        description: "",
      },
      { name: "Bayesian workflow", organization: "Lothmere Summer School", date: "2012", description: "" },
    ],
    publications: [
      {
        title: "Sharing a bad year: price dispersion after 212 harvest failures",
        venue: "Journal of Measured History",
        date: "2025",
        url: "https://jmh.example/41-2/calderwood",
        authors: "Inês Calderwood, Tomás Breck, Wanjiru Odhiambo",
        details: "41(2), 118–146",
        type: "article",
        code: "https://github.example/calderwood/bad-year",
        selected: true,
      },
      {
        title: "The clerk's thumb: systematic error in market books",
        venue: "Archive and Number",
        date: "2023",
        url: "https://archiveandnumber.example/18/calderwood",
        authors: "Tomás Breck, I. Calderwood",
        details: "18, 9–37",
        type: "article",
        pdf: "https://archiveandnumber.example/18/calderwood.pdf",
      },
      {
        title: "Waiting for Bread. Stores, Credit and Weather in the Atlantic World",
        venue: "Lothmere University Press",
        date: "2021",
        url: "https://lothmerepress.example/waiting-for-bread",
        authors: "Inês Calderwood",
        type: "book",
        selected: true,
      },
      {
        title: "Missing at random? Lost ledgers and what they would have said",
        venue: "Journal of Measured History",
        date: "2019",
        url: "",
        authors: "Inês Calderwood, Jun Hallström",
        details: "35(4), 301–325",
        type: "article",
      },
      {
        title: "Tree rings and tithe barns",
        venue: "Climate and Record",
        date: "2014",
        url: "https://climaterecord.example/9/tree-rings",
        authors: "Jun Hallström, Inês Calderwood",
        details: "9, 55–71",
        type: "article",
      },
    ],
    certifications: [],
    languages: [
      { name: "Portuguese", level: "native" },
      { name: "English", level: "native" },
      { name: "Spanish", level: "fluent" },
      { name: "Latin", level: "reading" },
    ],
    awards: [
      { title: "Wexcombe Prize for a first book", issuer: "Society for Economic Memory", date: "2022" },
      { title: "Teaching Medal", issuer: "University of Carrick", date: "2019" },
      { title: "Doctoral thesis prize", issuer: "University of Lothmere", date: "2012" },
    ],
    volunteer: [
      {
        position: "Trustee",
        name: "Carrick Harbour Archive",
        place: "Carrick",
        date: "2017 - Present",
        description: "A reading room, two scanners, and a roof that no longer leaks.",
      },
    ],
    interests: ["Sourdough", "Hill running", "Letterpress"],
    links: [
      { label: "ORCID", url: "https://orcid.example/calderwood" },
      { label: "calderwood.example", url: "https://calderwood.example" },
    ],
    seo: { title: "", description: "", indexable: true },
  },
};
