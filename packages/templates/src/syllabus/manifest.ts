import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "syllabus",
  name: "Syllabus",
  category: "Academic",
  description: "An exercise book with a label, a timetable made of skills, and every word written on its lines.",
  tier: "free",
  persona: "teacher",
  features: [
    "Skills as a school timetable",
    "Ruled paper that every line of text stands on",
    "Dates in the margin, remarks in red",
    "A slate at night",
  ],
  palette: { bg: "#FAFAF3", ink: "#1D2A33", accent: "#1F6450" },
  match: {
    professions: `
      teacher, school teacher, primary teacher, secondary teacher, headteacher, deputy head, teaching assistant, tutor,
      trainer, lecturer, special education teacher, language teacher, early years teacher, kindergarten teacher,
      school principal, educator, curriculum developer, school counsellor, instructor
    `,
    keywords: `
      teaching, curriculum, classroom, pupils, students, lesson planning, school, education, assessment, pedagogy,
      special educational needs, exam, safeguarding, phonics, differentiation, form tutor, parents
    `,
    density: 5,
    tone: 2,
  },
});
