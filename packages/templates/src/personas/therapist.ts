import { project, role, study } from "./persona.ts";
import type { Persona } from "./persona.ts";
import { therapistPlates } from "./therapist-plates.ts";

/** A psychiatrist for children, whose practice is a house with a garden. */
export const therapistPersona: Persona = {
  id: "therapist",
  demoSiteId: 1046,
  category: "Healthcare",
  subdomain: "aoife-nwosu",
  site: {
    name: "Dr Aoife Nwosu",
    full_name: "Dr Aoife Nwosu",
    intro:
      "I see children who cannot sleep, will not go to school or have stopped talking, and the people who worry about them.",
    description:
      "A first appointment takes ninety minutes and has no desk in it. I speak with the child alone for as long as the child wants, and nothing is written down in the room.\n\nWhere medicine helps I prescribe it and say for how long. Where a changed timetable helps more, I write to the school.",
    contact: {
      email: "practice@nwosu.example",
      title: "Child and adolescent psychiatrist",
      description:
        "New families: please call on a weekday before ten. The house has a ramp, and the door opens without a bell.",
      location: "Ballyvara, Co. Galway",
      phone: "+353 91 555 0176",
      available_for_freelance: false,
    },
    flat_picture: therapistPlates.portrait,
    experience: [
      role(1, {
        position: "Consultant psychiatrist",
        name: "Garden House Practice",
        place: "Ballyvara",
        date: "Feb 2020 - Present",
        start_date: "2020-02",
        is_current: true,
        description:
          "- Founded a practice of five: two psychiatrists, two psychologists, one family worker.\n- Cut the wait for a first appointment from eleven months to nine weeks by group sessions for parents.\n- Teach a weekly case seminar that general practitioners may join.",
        skills: ["Diagnostics", "Family work", "Supervision"],
      }),
      role(2, {
        position: "Senior registrar, child psychiatry",
        name: "St Colm's University Hospital",
        place: "Galway",
        date: "Jul 2015 - Jan 2020",
        start_date: "2015-07",
        end_date: "2020-01",
        description:
          "Ward for twelve to seventeen-year-olds and the emergency rota. Rewrote the admission hour so that nobody is asked the same question twice.",
        skills: ["Crisis care", "Eating disorders"],
      }),
      role(3, {
        position: "Registrar, paediatrics",
        name: "Western Regional Hospital",
        place: "Sligo",
        date: "2012 - 2015",
        description: "General paediatrics, then two years of neurology clinics for epilepsy and sleep.",
      }),
      role(4, {
        position: "Junior doctor",
        name: "Lagos Mainland Teaching Hospital",
        place: "Lagos",
        date: "2010 - 2011",
        description: "Rotations in medicine, surgery and obstetrics.",
      }),
    ],
    education: [
      study(1, { degree: "MD, Sleep in early adolescence", name: "University of Corrib", date: "2016 - 2019" }),
      study(2, { degree: "Medicine, MB BCh", name: "University of Corrib", place: "Galway", date: "2004 - 2010" }),
    ],
    skills: [
      {
        id: 1,
        title: "What I treat",
        info: ["Sleep problems", "School refusal", "Anxiety", "Selective mutism", "Low mood"],
      },
      {
        id: 2,
        title: "How",
        info: ["Cognitive behavioural therapy", "Family therapy", "Play-based assessment", "Medication reviews"],
      },
      { id: 3, title: "With whom", info: ["Schools", "General practitioners", "Foster families"] },
    ],
    projects: {
      Practice: [
        project(1, {
          title: "A waiting room without a queue",
          type: "initiative",
          category: "Practice",
          date: "2021",
          description:
            "Chairs that do not face each other, daylight, no screen. Two thirds of our families now come early on purpose.",
          technologies: ["Service design"],
          pictures: [{ img: therapistPlates.waiting }],
        }),
        project(2, {
          title: "The coloured night",
          type: "research",
          category: "Research",
          date: "2018",
          description: "A sleep diary that six-year-olds fill in with two crayons. Free to print, in nine languages.",
          technologies: ["Sleep medicine", "Illustration"],
          pictures: [{ img: therapistPlates.diary }],
          url: "https://colourednight.example",
        }),
        project(3, {
          title: "Walking sessions",
          category: "Practice",
          date: "2022",
          description: "For children who talk better when nobody looks at them: the first ten minutes happen outdoors.",
          technologies: ["Therapy outdoors"],
          pictures: [{ img: therapistPlates.walk }],
        }),
      ],
    },
    blogPosts: [],
    template_data: {},
    training: [
      {
        name: "Family therapy, advanced",
        organization: "Atlantic Institute of Family Therapy",
        date: "2019",
        description: "",
      },
    ],
    publications: [
      {
        title: "Two crayons: a sleep diary for children who cannot yet read a clock",
        venue: "Irish Journal of Paediatric Sleep 6",
        date: "2019",
        url: "https://ijps.example/6/crayons",
      },
      { title: "What the waiting room says before we do", venue: "Consulting Rooms 22", date: "2022", url: "" },
    ],
    certifications: [
      { name: "Specialist register, child psychiatry", issuer: "Medical Register of Ireland", date: "2017", url: "" },
      { name: "Trauma-focused CBT", issuer: "Northern School of Psychotherapy", date: "2018", url: "" },
    ],
    languages: [
      { name: "English", level: "native" },
      { name: "Irish", level: "fluent" },
      { name: "Igbo", level: "conversational" },
      { name: "Irish Sign Language", level: "basic" },
    ],
    awards: [],
    volunteer: [
      {
        position: "Night line supervisor",
        name: "Children's Ear",
        place: "Galway",
        date: "2016 - Present",
        description: "Two nights a month beside those who answer the telephone.",
      },
    ],
    interests: ["Bell ringing", "Bog plants", "Bad watercolours"],
    links: [{ label: "The coloured night", url: "https://colourednight.example" }],
    seo: { title: "", description: "", indexable: true },
  },
};
