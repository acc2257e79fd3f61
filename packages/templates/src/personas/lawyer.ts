import { lawyerPlates as plates } from "./lawyer-plates.ts";
import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";

/** A lawyer for people who work on rivers: crews, lock keepers, yards. */
export const lawyerPersona: Persona = {
  id: "lawyer",
  demoSiteId: 1022,
  category: "Professional",
  subdomain: "beatriz-quintela",
  site: {
    name: "Beatriz Quintela",
    full_name: "Beatriz Quintela",
    intro: "I argue for the people who load, steer and mend boats, and I settle what should never have come to court.",
    description:
      "My father kept a lock, and his contract was four lines long. I have read longer ones since, seldom better ones.\n\nI practise labour law on inland waterways in three languages. Half of my cases end at a table on board, the other half before a court that has to be told what a winch is.",
    contact: {
      email: "beatriz@quintela.example",
      title: "Avocate, labour law on inland waterways",
      description: "A first reading of your contract takes a week and costs nothing. Please send all pages.",
      location: "Strasbourg, France",
      phone: "+33 3 53 01 05 42",
      available_for_freelance: false,
    },
    flat_picture: plates.portrait,
    experience: [
      role(1, {
        position: "Partner, labour and transport",
        name: "Quintela Roth Avocats",
        place: "Strasbourg",
        date: "Jan 2018 - Present",
        start_date: "2018-01",
        is_current: true,
        description:
          "- Represent crews and their unions in France, Germany and the Netherlands, in 60 to 80 matters a year.\n- Won the ruling that counts waiting at a lock as working time.\n- Built the practice's mediation on board: of 41 disputes begun there, 33 were settled there.",
        skills: ["Litigation", "Mediation", "Collective bargaining"],
      }),
      role(2, {
        position: "Legal counsel",
        name: "Rhine Crews Union",
        place: "Basel",
        date: "Mar 2013 - Dec 2017",
        start_date: "2013-03",
        end_date: "2017-12",
        description:
          "- Negotiated the first collective agreement for tank barges across three countries.\n- Wrote the pocket book of rights on board, now in nine languages and waterproof.",
        skills: ["Collective bargaining", "Plain language", "Social security"],
      }),
      role(3, {
        position: "Associate, maritime law",
        name: "Van der Meulen Advocaten",
        place: "Rotterdam",
        date: "Sep 2009 - Feb 2013",
        start_date: "2009-09",
        end_date: "2013-02",
        description:
          "Collision and salvage, from the surveyor's report to the hearing. Learned to read a quay before reading a file.",
        skills: ["Litigation", "Evidence", "Site inspection"],
      }),
      role(4, {
        position: "Trainee lawyer",
        name: "Court of Appeal",
        place: "Colmar",
        date: "2007 - 2009",
        description: "Legal research and drafting for two chambers; one dissent that was printed.",
      }),
    ],
    education: [
      study(1, {
        degree: "Certificate of aptitude for the profession of avocat",
        name: "School of Advocates, Grand Est",
        place: "Strasbourg",
        date: "2007 - 2009",
      }),
      study(2, {
        degree: "Master of laws, transport",
        name: "Erasmus Maritime Faculty",
        place: "Rotterdam",
        date: "2005 - 2006",
        gpa: "8.7 of 10",
        description: "Thesis on who pays for waiting.",
      }),
      study(3, {
        degree: "Licence in law",
        name: "University of Upper Alsace-Rhine",
        place: "Mulhouse",
        date: "2001 - 2005",
      }),
    ],
    skills: [
      {
        id: 1,
        title: "Practice",
        info: ["Litigation", "Mediation", "Collective bargaining", "Legal research", "Drafting"],
      },
      { id: 2, title: "Fields", info: ["Working time", "Social security", "Collision", "Salvage", "Tank barges"] },
      { id: 3, title: "Evidence", info: ["Site inspection", "Logbooks", "Expert reports", "Surveyor's report"] },
    ],
    projects: {
      Rulings: [
        project(1, {
          title: "Waiting is working",
          type: "achievement",
          category: "Rulings",
          date: "2021",
          description:
            "Eleven crews, four years of logbooks, one question: does the night at a closed lock belong to the employer? The court went aboard, and said yes.",
          technologies: ["Litigation", "Working time", "Logbooks"],
          pictures: [{ img: plates.bundle }],
        }),
        project(2, {
          title: "The quay at chainage 312",
          category: "Rulings",
          date: "2012",
          description: "A collision decided by a plan: the quay stood four metres from where the chart had it.",
          technologies: ["Site inspection", "Collision"],
          pictures: [{ img: plates.quay }],
        }),
      ],
      Publications: [
        project(3, {
          title: "Your rights on board",
          category: "Publications",
          date: "2016",
          description: "A pocket book of forty pages for the Rhine Crews Union. It floats.",
          technologies: ["Plain language", "Social security"],
        }),
        project(4, {
          title: "A clause for waiting",
          type: "initiative",
          category: "Agreements",
          date: "2014",
          description: "One paragraph that three countries' tank barges now sail under.",
          technologies: ["Collective bargaining", "Drafting"],
        }),
      ],
    },
    blogPosts: [],
    template_data: {},
    training: [
      { name: "Mediator, certified", organization: "Centre for Mediation, Upper Rhine", date: "2019", description: "" },
    ],
    publications: [
      { title: "Who owns the night at the lock?", venue: "Revue of Inland Transport Law", date: "2022", url: "" },
      { title: "The logbook as evidence", venue: "Yearbook of River Law", date: "2018", url: "" },
    ],
    certifications: [{ name: "Admitted to the bar of Strasbourg", issuer: "Strasbourg Bar", date: "2009", url: "" }],
    languages: [
      { name: "French", level: "Native" },
      { name: "Portuguese", level: "Native" },
      { name: "German", level: "C2" },
      { name: "Dutch", level: "C1" },
    ],
    awards: [{ title: "Prize for plain language", issuer: "Rhine Crews Union", date: "2017" }],
    volunteer: [
      {
        position: "Lawyer on duty",
        name: "Legal café at the harbour",
        place: "Strasbourg",
        date: "2014 - Present",
        description: "Every second Thursday, without an appointment.",
      },
    ],
    interests: ["Rowing", "Lock keepers' gardens"],
    links: [{ label: "quintela.example", url: "https://quintela.example" }],
    seo: { title: "", description: "", indexable: true },
  },
};
