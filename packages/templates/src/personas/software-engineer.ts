import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";

/** A staff engineer in payments; her code speaks, so there is no portrait. */
export const softwareEngineerPersona: Persona = {
  id: "software engineer",
  demoSiteId: 1007,
  category: "Software",
  subdomain: "nkechi-adeyemi",
  site: {
    name: "Nkechi Adeyemi",
    full_name: "Nkechi Adeyemi",
    intro: "Staff engineer for systems that move money and must not move it twice.",
    description:
      "Ten years of ledgers, queues and the people who are paged when they disagree. I write the failure modes down before the happy path, and I like deleting services more than starting them.",
    contact: {
      email: "nkechi@adeyemi.example",
      title: "Staff software engineer",
      description: "",
      location: "Lagos and remote",
      phone: "",
      available_for_freelance: true,
    },
    flat_picture: null,
    experience: [
      role(1, {
        position: "Staff engineer, ledger",
        name: "Kobo Payments",
        place: "Lagos",
        date: "Feb 2021 - Present",
        start_date: "2021-02",
        is_current: true,
        description:
          "- Designed the double-entry ledger behind 40 million transfers a month.\n- Replaced nightly reconciliation by checks that run with each posting; unexplained differences fell from 300 a day to none.\n- Lead the guild for incident reviews across nine teams.",
        skills: ["PostgreSQL", "Go", "Kafka"],
      }),
      role(2, {
        position: "Senior engineer",
        name: "Tidal Logistics",
        place: "Nairobi",
        date: "May 2017 - Jan 2021",
        start_date: "2017-05",
        end_date: "2021-01",
        description:
          "Routing and dispatch for 2,000 riders: idempotent events, offline-first handsets, maps that admit what they do not know.",
        skills: ["TypeScript", "PostGIS"],
      }),
      role(3, {
        position: "Software engineer",
        name: "Andela",
        place: "Lagos",
        date: "Aug 2014 - Apr 2017",
        start_date: "2014-08",
        end_date: "2017-04",
        description: "Client work in three countries and the first version of the internal mentoring programme.",
      }),
    ],
    education: [
      study(1, {
        degree: "BSc Computer Science",
        name: "University of Lagos",
        date: "2010 - 2014",
        gpa: "First class",
      }),
    ],
    skills: [
      { id: 1, title: "Languages", info: ["Go", "TypeScript", "SQL", "Rust"] },
      { id: 2, title: "Systems", info: ["PostgreSQL", "Kafka", "Kubernetes", "OpenTelemetry"] },
      { id: 3, title: "Practice", info: ["Incident reviews", "Design documents", "Mentoring"] },
    ],
    projects: {
      "Open source": [
        project(1, {
          title: "tally",
          category: "Open source",
          date: "2022",
          description: "A double-entry ledger in one SQL file, with the invariants as constraints.",
          technologies: ["PostgreSQL"],
          code_url: "https://github.com/adeyemi-example/tally",
        }),
        project(2, {
          title: "oncer",
          category: "Open source",
          date: "2019",
          description: "Idempotency keys for HTTP services, with a test double that replays at random.",
          technologies: ["Go"],
          code_url: "https://github.com/adeyemi-example/oncer",
        }),
      ],
    },
    blogPosts: [],
    template_data: {},
    training: [],
    publications: [{ title: "Reconciliation is a code smell", venue: "QCon Lagos", date: "2023", url: "" }],
    certifications: [],
    languages: [
      { name: "English", level: "" },
      { name: "Igbo", level: "" },
    ],
    awards: [],
    volunteer: [
      { position: "Mentor", name: "She Code Africa", place: "Lagos", date: "2018 - Present", description: "" },
    ],
    interests: [],
    links: [
      { label: "GitHub", url: "https://github.com/adeyemi-example" },
      { label: "adeyemi.example", url: "https://adeyemi.example" },
    ],
    seo: { title: "", description: "", indexable: true },
  },
};
