import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";
import { portraits } from "./portraits.ts";

/** A programme manager in public libraries: an ordinary career, told well. */
export const defaultPersona: Persona = {
  id: "default",
  demoSiteId: 1009,
  category: "Professional",
  subdomain: "hanne-vestergaard",
  site: {
    name: "Hanne Vestergaard",
    full_name: "Hanne Vestergaard",
    intro:
      "I turn library buildings into places where a city meets, and keep the budget and the opening date while doing it.",
    description:
      "Sixteen years in public service, the last nine in charge of programmes that change how people use their library. I started at an issue desk, and still think the desk is where a plan proves itself.\n\nI work best between the people who pay for a change and the people who have to live with it.",
    contact: {
      email: "hanne@vestergaard.example",
      title: "Programme manager, public libraries",
      description:
        "Glad to talk about library buildings, opening hours without staff, and boards that want to do both at once.",
      location: "Aarhus, Denmark",
      phone: "+45 20 55 01 42",
      available_for_freelance: false,
    },
    flat_picture: portraits.hanne,
    experience: [
      role(1, {
        position: "Programme manager",
        name: "Aarhus City Libraries",
        place: "Aarhus",
        date: "Mar 2019 - Present",
        start_date: "2019-03",
        is_current: true,
        description:
          "- Lead the renewal of eleven branch libraries: one programme, eleven boards, a budget of 84 million kroner.\n- Introduced open libraries without staff from 7 to 22; visits outside desk hours now make up a third of all visits.\n- Set up a shared calendar with schools and associations that filled 1,900 events last year.",
        skills: ["Programme management", "Public procurement", "Board work"],
      }),
      role(2, {
        position: "Branch manager",
        name: "Gellerup Library",
        place: "Brabrand",
        date: "Aug 2014 - Feb 2019",
        start_date: "2014-08",
        end_date: "2019-02",
        description:
          "Ran a branch of fourteen people in a neighbourhood with forty languages. Moved the homework café into the middle of the room and the shelves to the walls; loans to children rose by half in two years.",
        skills: ["Leadership", "Community partnerships"],
      }),
      role(3, {
        position: "Project coordinator, Dokk1",
        name: "City of Aarhus",
        place: "Aarhus",
        date: "Jan 2011 - Jul 2014",
        start_date: "2011-01",
        end_date: "2014-07",
        description:
          "Coordinated what users asked for with what architects drew, from the first workshops to the move: 62 workshops, one moving plan for 300,000 volumes, nine days closed.",
        skills: ["User involvement", "Moving logistics"],
      }),
      role(4, {
        position: "Librarian, adult services",
        name: "Randers Library",
        place: "Randers",
        date: "Sep 2008 - Dec 2010",
        start_date: "2008-09",
        end_date: "2010-12",
        description: "Collection work in history and society, reading groups, and two evenings a week at the desk.",
      }),
    ],
    education: [
      study(1, {
        degree: "Master of Public Governance",
        name: "Aarhus University",
        place: "Aarhus",
        date: "2015 - 2017",
        description: "Part time beside work. Thesis on opening hours as public policy.",
      }),
      study(2, {
        degree: "BA, Library and Information Science",
        name: "Royal School of Library and Information Science",
        place: "Aalborg",
        date: "2005 - 2008",
      }),
    ],
    skills: [
      {
        id: 1,
        title: "Programme",
        info: ["Portfolio planning", "Benefit tracking", "Risk registers", "Tenders", "Budgeting"],
      },
      {
        id: 2,
        title: "People",
        info: ["Facilitation", "Change in unionised workplaces", "Mediation", "Volunteer programmes"],
      },
      { id: 3, title: "Tools", info: ["MS Project", "Power BI", "Cicero", "SharePoint"] },
    ],
    projects: {
      Programmes: [
        project(1, {
          title: "Open from seven to ten",
          type: "initiative",
          category: "Programmes",
          date: "2020 - 2023",
          description:
            "Staffless opening hours in eleven branches, with door access by health card and a rota of 140 volunteers. Adopted since by four other municipalities.",
          technologies: ["Access control", "Volunteer rota"],
          url: "https://aarhusbibliotekerne.example/open",
        }),
        project(2, {
          title: "The moving plan",
          category: "Programmes",
          date: "2014",
          description:
            "Three hundred thousand volumes across the harbour in nine days. The plan is public and has been used by six libraries.",
          url: "https://vestergaard.example/moving-plan",
        }),
      ],
      Talks: [
        project(3, {
          title: "The desk is the strategy",
          type: "speaking",
          category: "Talks",
          date: "Sep 2022",
          description: "Keynote at Next Library on what counter staff know before management does.",
        }),
      ],
    },
    blogPosts: [],
    template_data: {
      modern_data: {
        tagline: "Libraries are the last indoor place where nobody asks what you came to buy.",
        philosophy: "Open the door first. Then ask who came in, and build for them.",
        values: [
          {
            title: "Open doors",
            description: "A public room is only as good as its opening hours.",
            icon: "door",
            color: "#1f6f5c",
          },
          {
            title: "Shared tables",
            description: "People who sit together start to talk.",
            icon: "people",
            color: "#a3471f",
          },
          {
            title: "Plain numbers",
            description: "One page a board can read on the tram.",
            icon: "chart",
            color: "#75621b",
          },
        ],
        soft_skills: [
          { name: "Listening", description: "Before the meeting, not after", icon: "ear", rating: 5 },
          { name: "Facilitation", description: "Rooms that disagree", icon: "people", rating: 4 },
          { name: "Saying no", description: "Early and kindly", icon: "hand", rating: 4 },
        ],
        certifications: [
          { name: "MSP Practitioner", issuer: "PeopleCert", date: "2019", icon: "seal", link: "" },
          { name: "Certified mediator", issuer: "Danish Mediation Institute", date: "2021", icon: "seal", link: "" },
        ],
        theme: { primary_color: "#1f5f4f", accent_color: "#d9662b", background_style: "gradient" },
      },
    },
    training: [
      {
        name: "Construction contracts for clients",
        organization: "Danish Building Association",
        date: "2018",
        description: "",
      },
      { name: "Accessible public space", organization: "Local Government Denmark", date: "2020", description: "" },
    ],
    publications: [
      {
        title: "Opening hours as public policy",
        venue: "Scandinavian Library Quarterly 53",
        date: "2020",
        url: "https://slq.example/opening-hours",
      },
    ],
    certifications: [],
    languages: [
      { name: "Danish", level: "native" },
      { name: "English", level: "fluent" },
      { name: "German", level: "good" },
    ],
    awards: [{ title: "Library Programme of the Year", issuer: "Danish Library Association", date: "2023" }],
    volunteer: [
      {
        position: "Chair",
        name: "Godsbanen Tool Library",
        place: "Aarhus",
        date: "2016 - Present",
        description: "Four hundred members, eleven hundred tools, one very busy Saturday.",
      },
    ],
    interests: ["Winter bathing", "Bookbinding", "Tram maps"],
    links: [
      { label: "LinkedIn", url: "https://www.linkedin.com/in/hanne-vestergaard-example" },
      { label: "vestergaard.example", url: "https://vestergaard.example" },
    ],
    seo: { title: "", description: "", indexable: true },
  },
};
