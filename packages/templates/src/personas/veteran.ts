import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";
import { veteranPlates as plates } from "./veteran-plates.ts";

/** A warrant officer of transport who plans for floods now. */
export const veteranPersona: Persona = {
  id: "veteran",
  demoSiteId: 1093,
  category: "Professional",
  subdomain: "rhys-penhallow",
  site: {
    name: "Rhys Penhallow",
    full_name: "Rhys Penhallow",
    intro: "Twenty-two years of moving people and stores to where the road had stopped. Now I do it for a county.",
    description:
      "I left the army as a warrant officer in transport, and I plan for floods with the same three questions: who needs what, by when, and what do we do if the bridge is gone. I write plans that a tired person can follow at four in the morning.\n\nI brief in plain words. If a civilian colleague has to ask what an abbreviation means, the mistake is mine.",
    contact: {
      email: "rhys@penhallow.example",
      title: "Emergency planning manager",
      description: "Available to speak to people who are leaving the services. A first call costs nothing.",
      location: "Plymouth, Devon",
      phone: "+44 1632 960 271",
      available_for_freelance: false,
    },
    flat_picture: plates.portrait,
    experience: [
      role(1, {
        position: "Emergency planning manager",
        name: "Tamar Resilience Partnership",
        place: "Plymouth",
        date: "Feb 2023 - Present",
        start_date: "2023-02",
        is_current: true,
        description:
          "- Flood and storm plans for 14 towns on two rivers\n- Exercises with police, fire, ambulance and parish councils, six a year\n- Opened three rest centres in one night in January 2025, 410 people, none turned away",
        skills: ["Emergency planning", "Multi-agency exercises"],
      }),
      role(2, {
        position: "Warrant officer, movement control",
        name: "14 Movement Squadron",
        place: "Southampton",
        date: "Sep 2016 - Jan 2023",
        start_date: "2016-09",
        end_date: "2023-01",
        description:
          "- Senior soldier of 96, responsible for training, welfare and discipline\n- Planned the move of 1,150 vehicles by rail and sea, with no loss and no late ship\n- Mentored nine sergeants, of whom seven were promoted",
        skills: ["Movement planning", "Leadership"],
      }),
      role(3, {
        position: "Staff sergeant, relief operations",
        name: "Joint Relief Task Group",
        place: "Eastern Caribbean",
        date: "Apr 2013 - Aug 2016",
        start_date: "2013-04",
        end_date: "2016-08",
        description:
          "Water, shelter and generators to four islands after two hurricanes, by landing craft and by hand.",
        skills: ["Disaster relief"],
      }),
      role(4, {
        position: "Sergeant, transport troop",
        name: "27 Transport Regiment",
        place: "Aldershot",
        date: "Oct 2007 - Mar 2013",
        start_date: "2007-10",
        end_date: "2013-03",
        description: "Convoys of up to forty vehicles, driver training, and a workshop that kept them on the road.",
      }),
      role(5, {
        position: "Driver, then corporal",
        name: "27 Transport Regiment",
        place: "Aldershot",
        date: "Sep 2001 - Sep 2007",
        start_date: "2001-09",
        end_date: "2007-09",
      }),
    ],
    education: [
      study(1, {
        degree: "BSc Disaster Management",
        name: "Channel Coast University",
        date: "2017 - 2021",
        description: "By distance, most of it in the back of a lorry.",
      }),
    ],
    skills: [
      { id: 1, title: "Planning", info: ["Emergency planning", "Movement planning", "Risk assessment", "Evacuation"] },
      { id: 2, title: "Command", info: ["Incident command", "Briefing", "Leadership", "Shift rosters"] },
      { id: 3, title: "Vehicles", info: ["HGV class 1", "Convoy planning", "Fleet maintenance"] },
      { id: 4, title: "People", info: ["Welfare", "Mentoring", "First aid"] },
    ],
    projects: {
      Operations: [
        project(1, {
          title: "The night of three rest centres",
          category: "Flood",
          date: "2025",
          description:
            "A school, a church and a bus depot, opened within two hours of each other and warm by midnight.",
          technologies: ["Emergency planning", "Incident command"],
          pictures: [{ img: plates.rescue }],
        }),
        project(2, {
          title: "One yard, 1,150 vehicles",
          category: "Movement",
          date: "2019",
          description: "A marshalling plan on one sheet: what stands where, what leaves first, and who has the key.",
          technologies: ["Movement planning"],
          pictures: [{ img: plates.yard }],
        }),
        project(3, {
          title: "Where the water goes first",
          type: "initiative",
          category: "Mapping",
          date: "2024",
          description: "Walked with the people who live there: levels of seven floods from doorposts and memory.",
          technologies: ["Risk assessment"],
          pictures: [{ img: plates.levels }],
        }),
      ],
    },
    blogPosts: [],
    template_data: {},
    training: [
      { name: "Incident command, level 3", organization: "Western Fire College", date: "2023", description: "" },
      { name: "Working with communities", organization: "Tamar Volunteer Centre", date: "2024", description: "" },
    ],
    publications: [],
    certifications: [
      { name: "Diploma in civil emergency planning", issuer: "Guild of Resilience Officers", date: "2022", url: "" },
      { name: "HGV class 1", issuer: "Transport Licensing Office", date: "2003", url: "" },
    ],
    languages: [
      { name: "English", level: "native" },
      { name: "Welsh", level: "fluent" },
    ],
    awards: [
      { title: "Commendation for relief work", issuer: "Joint Relief Task Group", date: "2015" },
      { title: "Long service medal", issuer: "Army", date: "2016" },
    ],
    volunteer: [
      {
        position: "Crew, inshore lifeboat",
        name: "Cawsand Lifeboat",
        place: "Cornwall",
        date: "2023 - Present",
        description: "",
      },
    ],
    interests: ["Gig rowing", "Male voice choir", "Old lorries"],
    links: [{ label: "Leaving well: notes", url: "https://leaving.penhallow.example" }],
    seo: { title: "", description: "", indexable: true },
  },
};
