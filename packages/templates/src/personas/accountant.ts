import { accountantPlates as plates } from "./accountant-plates.ts";
import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";

/** An accountant for co-operatives, choirs and ferries. */
export const accountantPersona: Persona = {
  id: "accountant",
  demoSiteId: 1062,
  category: "Business",
  subdomain: "desmond-achterberg",
  site: {
    name: "Desmond Achterberg",
    full_name: "Desmond Achterberg",
    intro: "I keep books that a member can read at the annual meeting without being helped.",
    description:
      "Co-operatives, charities and two small ferry lines: organisations whose owners are in the room when the figures are read. I close the month in five days, and I explain it in one page.\n\nAn audit should find nothing new. If it does, I would rather have told you in March.",
    contact: {
      email: "desmond@achterberg.example",
      title: "Chartered accountant for co-operatives",
      description: "Year ends from May to August are full. Bank files by the tenth, please.",
      location: "Stromness, Orkney",
      phone: "+44 1632 960 145",
      available_for_freelance: false,
    },
    flat_picture: plates.portrait,
    experience: [
      role(1, {
        position: "Partner",
        name: "Achterberg & Flett",
        place: "Stromness",
        date: "Apr 2016 - Present",
        start_date: "2016-04",
        is_current: true,
        description:
          "- Accounts and audits for 62 co-operatives, charities and trusts\n- Brought the month-end close of clients from 19 days to 5\n- Sit with every committee once before its annual meeting\n- Recovered £214,000 of VAT that had never been claimed",
        skills: ["Co-operative accounts", "VAT", "Audit"],
      }),
      role(2, {
        position: "Financial controller",
        name: "Northern Crossings Ferries",
        place: "Kirkwall",
        date: "Sep 2010 - Mar 2016",
        start_date: "2010-09",
        end_date: "2016-03",
        description:
          "- Led a finance office of six across two ports\n- Moved four ledgers into one over a single weekend, in 2013\n- Cut overdue fares and freight from 11 % to 2 % of turnover",
        skills: ["Controlling", "Payroll", "Reconciliation"],
      }),
      role(3, {
        position: "Audit senior",
        name: "Mowat Greer LLP",
        place: "Aberdeen",
        date: "2005 - 2010",
        description:
          "- Audits of harbours, fish farms and a distillery\n- Wrote the file note on stock counts in fog that the firm still uses",
        skills: ["Audit", "Internal controls"],
      }),
      role(4, {
        position: "Accounts clerk",
        name: "Hamnavoe Chandlery",
        place: "Stromness",
        date: "2001 - 2005",
        description: "Purchase ledger by hand, then by machine, then by me alone.",
      }),
    ],
    education: [
      study(1, { degree: "Chartered accountant", name: "Institute of Accountants, Edinburgh", date: "2005 - 2008" }),
      study(2, { degree: "HND Accounting", name: "Highland Northern College", place: "Thurso", date: "1999 - 2001" }),
    ],
    skills: [
      { id: 1, title: "Books", info: ["Month-end close", "Reconciliation", "Consolidation", "Fund accounting"] },
      { id: 2, title: "Tax", info: ["VAT", "Gift Aid", "Payroll", "Corporation tax"] },
      { id: 3, title: "Audit", info: ["Internal controls", "Stock counts", "Sampling"] },
      { id: 4, title: "Tools", info: ["Xero", "Sage", "SQL", "Spreadsheets"] },
    ],
    projects: {
      Clients: [
        project(1, {
          title: "The organ fund",
          category: "Charity",
          date: "2022",
          description:
            "Eleven years of envelopes, raffles and legacies put in order for a choir. Every pipe on the chart is a pledge that arrived.",
          technologies: ["Fund accounting", "Gift Aid"],
          pictures: [{ img: plates.thermometer }],
        }),
        project(2, {
          title: "Cash on the late boat",
          category: "Controls",
          date: "2014",
          description:
            "A count that one purser can do alone in nine minutes at midnight, and that another can check in the morning.",
          technologies: ["Internal controls", "Reconciliation"],
          pictures: [{ img: plates.till }],
        }),
        project(3, {
          title: "One page at the meeting",
          type: "initiative",
          category: "Reporting",
          date: "2018",
          description:
            "Annual accounts on a single sheet: what came in, what went out, what is ours. Used by 48 boards.",
          technologies: ["Co-operative accounts"],
        }),
      ],
    },
    blogPosts: [],
    template_data: {},
    training: [
      {
        name: "Charity accounts, advanced",
        organization: "Scottish Council of Treasurers",
        date: "2019",
        description: "",
      },
    ],
    publications: [
      { title: "Stock counts in fog, and other estimates", venue: "The Island Accountant", date: "2012", url: "" },
    ],
    certifications: [
      { name: "Registered auditor", issuer: "Institute of Accountants, Edinburgh", date: "2011", url: "" },
    ],
    languages: [
      { name: "English", level: "native" },
      { name: "Dutch", level: "B1" },
    ],
    awards: [{ title: "Small practice of the year", issuer: "Co-operative Union North", date: "2023" }],
    volunteer: [
      {
        position: "Treasurer",
        name: "Stromness Lifeboat Guild",
        place: "Stromness",
        date: "2012 - Present",
        description: "Counted every tin, and carried most of them.",
      },
    ],
    interests: ["Fiddle", "Dry-stone walls"],
    links: [{ label: "achterberg.example", url: "https://achterberg.example" }],
    seo: { title: "", description: "", indexable: true },
  },
};
