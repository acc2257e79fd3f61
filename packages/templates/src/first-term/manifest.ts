import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "first-term",
  name: "First Term",
  category: "Modern",
  description:
    "A notice on a campus board with contacts to tear off, studies first and courses as blocks of a timetable.",
  tier: "free",
  family: "modern",
  persona: "student",
  features: [
    "Every way to reach you as a strip to tear off",
    "Studies first, with each course as a block",
    "Works and jobs as notices on one board",
    "Looks full with one job and two courses",
  ],
  palette: { bg: "#DCEBFF", ink: "#14203A", accent: "#0A4C9A" },
  match: {
    professions: `
      student, undergraduate, graduate, master's student, bachelor student, intern, trainee, apprentice, working student,
      teaching assistant, tutor, volunteer, au pair, school leaver, career starter, research assistant, junior assistant
    `,
    keywords: `
      coursework, thesis, semester, internship, bachelor, seminar, exchange, erasmus, scholarship, student union,
      group project, part-time, apprenticeship, high school, university, dissertation, grade
    `,
    seniority: "early",
    density: 2,
    tone: 3,
  },
});
