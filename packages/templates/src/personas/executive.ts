import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";
import { draw, features } from "./portraits.ts";

const ink = "#14213d";

const portrait = draw({
  ground: "#ccd5e3",
  ink,
  skin: "#e7c3a4",
  cloth: "#1c2d52",
  hair: `<path fill="#6d6a72" d="M118 236c-16-62-10-112 20-136 34-28 96-26 126 4 26 26 30 74 16 132-6 4-12 2-14-4 4-30 0-56-14-76-42 8-88 0-110-22-6 20-12 40-10 100-2 6-10 8-14 2Z"/>`,
  details: `${features(ink)}<g fill="none" stroke="${ink}" stroke-width="4"><rect x="142" y="204" width="46" height="30" rx="12"/><rect x="214" y="204" width="46" height="30" rx="12"/><path d="M188 216c8-5 18-5 26 0"/></g><path fill="#f4f1ea" d="m150 374 50 96 50-96-16-8c-12 24-56 24-68 0Z"/><path fill="${ink}" opacity=".35" d="m150 374 34 34-22 30-36-52Zm100 0-34 34 22 30 36-52Z"/>`,
});

/** A chief operating officer in refrigerated freight: numbers that she can account for. */
export const executivePersona: Persona = {
  id: "executive",
  demoSiteId: 1004,
  category: "Business",
  subdomain: "marguerite-achterberg",
  site: {
    name: "Marguerite Achterberg",
    full_name: "Marguerite Achterberg",
    intro:
      "I run the part of the company that has to be right at four in the morning: terminals, cold stores and fleet.",
    description:
      "Twenty-two years in logistics, from night shift at a fruit terminal to the executive board. I have closed two sites and opened five, and I was on the floor for every one of them.\n\nBoards ask me in when growth has outrun the operation, and stay for the plan that fits on one page.",
    contact: {
      email: "office@achterberg.example",
      title: "Chief Operating Officer",
      description: "For board and supervisory mandates please write to my office; for everything on wheels, call.",
      location: "Rotterdam, Netherlands",
      phone: "+31 10 555 01 77",
      available_for_freelance: false,
    },
    flat_picture: portrait,
    experience: [
      role(1, {
        position: "Chief Operating Officer",
        name: "Noordkade Cold Chain Group",
        place: "Rotterdam",
        date: "Apr 2020 - Present",
        start_date: "2020-04",
        is_current: true,
        description:
          "- Answer for nine terminals, 31 cold stores and a fleet of 640 units in six countries.\n- Brought spoilage claims from 1.9 to 0.6 per cent of freight value by giving every site one temperature log.\n- Closed two stores with a social plan that both unions signed.",
        skills: ["Operations", "Capital planning", "Labour relations"],
      }),
      role(2, {
        position: "Managing Director, Benelux",
        name: "Halvorsen Freight",
        place: "Antwerp",
        date: "Sep 2015 - Mar 2020",
        start_date: "2015-09",
        end_date: "2020-03",
        description:
          "Turned a loss-making region around in seven quarters: renegotiated 40 haulage contracts, moved night departures forward by ninety minutes and stopped selling what we could not deliver.",
        skills: ["Turnaround", "Pricing"],
      }),
      role(3, {
        position: "Director of Terminals",
        name: "Halvorsen Freight",
        place: "Antwerp",
        date: "Jan 2011 - Aug 2015",
        start_date: "2011-01",
        end_date: "2015-08",
        description: "Five terminals under one operating model; ship-to-shelf time for fruit fell from 61 to 44 hours.",
      }),
      role(4, {
        position: "Terminal Manager",
        name: "Zuiderhaven Fruit Terminal",
        place: "Vlissingen",
        date: "Mar 2007 - Dec 2010",
        start_date: "2007-03",
        end_date: "2010-12",
        description: "Ran a quay of 140 people in three shifts through the move to containers.",
      }),
      role(5, {
        position: "Shift Planner",
        name: "Zuiderhaven Fruit Terminal",
        place: "Vlissingen",
        date: "Jul 2004 - Feb 2007",
        start_date: "2004-07",
        end_date: "2007-02",
      }),
    ],
    education: [
      study(1, {
        degree: "Executive MBA",
        name: "Maasoever School of Management",
        place: "Rotterdam",
        date: "2012 - 2014",
        description: "Thesis on the price of an empty return leg.",
      }),
      study(2, {
        degree: "MSc, Transport Economics",
        name: "Scheldt University",
        place: "Antwerp",
        date: "2000 - 2004",
        gpa: "magna cum laude",
      }),
    ],
    skills: [
      { id: 1, title: "Operations", info: ["Network design", "Cold chain", "Safety", "Procurement"] },
      { id: 2, title: "Finance", info: ["Capital allocation", "Working capital", "Business cases", "Covenants"] },
      { id: 3, title: "People", info: ["Works councils", "Succession", "Site closures", "Union agreements"] },
      { id: 4, title: "Board", info: ["Audit committee", "Risk appetite", "Crisis exercises"] },
    ],
    projects: {
      Programmes: [
        project(1, {
          title: "One log for every degree",
          type: "innovation",
          category: "Programmes",
          date: "2021 - 2023",
          description:
            "One temperature record from ship to shelf in 31 stores. Insurers lowered the premium in the first full year.",
          technologies: ["Telemetry", "Claims data"],
          url: "https://noordkade.example/one-log",
        }),
        project(2, {
          title: "Shore power at Quay 7",
          type: "initiative",
          category: "Programmes",
          date: "2022 - 2024",
          description:
            "Refrigerated ships switch off their engines at berth; the quay is quiet enough to sleep beside.",
          technologies: ["Grid connection", "Public funding"],
        }),
        project(3, {
          title: "The ninety-minute departure",
          type: "achievement",
          category: "Programmes",
          date: "2017",
          description: "Earlier loading for 212 night routes, agreed with drivers before it was drawn by planners.",
        }),
      ],
      Talks: [
        project(4, {
          title: "What a strike taught us about planning",
          type: "speaking",
          category: "Talks",
          date: "Nov 2022",
          description: "Opening address at the North Sea Ports Forum.",
          url: "https://achterberg.example/strike-talk",
        }),
      ],
    },
    blogPosts: [],
    template_data: {
      business_data: {
        business_metrics: {
          revenue_impact: "€310M",
          team_size: "2,400",
          success_rate: "96%",
          client_satisfaction: "4.6 / 5",
        },
        leadership_experience: [
          { role: "Shift Planner", team_size: "24", duration: "2004 - 2007", achievements: "Three shifts, one roster" },
          {
            role: "Terminal Manager",
            team_size: "140",
            duration: "2007 - 2010",
            achievements: "Moved the quay to containers",
          },
          {
            role: "Director of Terminals",
            team_size: "620",
            duration: "2011 - 2015",
            achievements: "Five terminals, one operating model",
          },
          {
            role: "Managing Director, Benelux",
            team_size: "1,150",
            duration: "2015 - 2020",
            achievements: "Back in profit after seven quarters",
          },
          {
            role: "Chief Operating Officer",
            team_size: "2,400",
            duration: "2020 - Present",
            achievements: "Claims down by two thirds",
          },
        ],
        strategic_initiatives: [
          {
            initiative: "One temperature log",
            impact: "31 cold stores in six countries",
            timeline: "2021 - 2023",
            outcome: "Claims from 1.9 to 0.6 per cent of freight value",
          },
          {
            initiative: "Shore power for reefers",
            impact: "Four berths, 11,000 tonnes of CO₂ a year",
            timeline: "2022 - 2024",
            outcome: "Two further ports have copied the contract",
          },
          {
            initiative: "Night departures, earlier",
            impact: "212 routes in three countries",
            timeline: "2017",
            outcome: "On-time delivery from 88 to 96 per cent",
          },
        ],
        core_competencies: [
          "Turnaround of operations",
          "Multi-country networks",
          "Capital programmes",
          "Union negotiations",
          "Safety culture",
          "Board reporting",
        ],
        industry_focus: { primary: "Cold-chain logistics", experience_years: 22 },
        leadership_philosophy:
          "A plan is a promise made to people who are not in the room: the driver at three in the morning, the planner on her second shift, the customer who has already sold the fruit. I make few of them, in writing, and I visit the place where each one is kept.",
      },
    },
    training: [
      {
        name: "Corporate Governance for Executive Directors",
        organization: "Lage Landen Institute of Directors",
        date: "2019",
        description: "",
      },
      { name: "Leading in a Crisis", organization: "Port Safety Academy", date: "2016", description: "" },
    ],
    publications: [
      {
        title: "The price of an empty return leg",
        venue: "Transport Quarterly Review 18",
        date: "2018",
        url: "https://tqr.example/return-leg",
      },
    ],
    certifications: [
      { name: "Certified Supervisory Director", issuer: "Lage Landen Institute of Directors", date: "2021", url: "" },
      { name: "Cold Chain Quality Lead Auditor", issuer: "Nordic Freight Board", date: "2013", url: "" },
    ],
    languages: [
      { name: "Dutch", level: "native" },
      { name: "English", level: "fluent" },
      { name: "French", level: "fluent" },
      { name: "Norwegian", level: "good" },
    ],
    awards: [{ title: "Operations Executive of the Year", issuer: "North Sea Ports Forum", date: "2023" }],
    volunteer: [
      {
        position: "Treasurer",
        name: "Harbour Sailing School for Girls",
        place: "Schiedam",
        date: "2014 - Present",
        description: "",
      },
    ],
    interests: ["Traditional sailing", "Timetables", "Chamber choir"],
    links: [
      { label: "LinkedIn", url: "https://www.linkedin.com/in/marguerite-achterberg-example" },
      { label: "achterberg.example", url: "https://achterberg.example" },
    ],
    seo: { title: "", description: "", indexable: true },
  },
};
