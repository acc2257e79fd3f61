import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "academic-vision",
  name: "Academic Vision",
  category: "Academic",
  description: "A scholar's page set as a good paper: abstract, numbered sections, side notes and proper references.",
  tier: "free",
  family: "academic",
  persona: "academic",
  features: [
    "Numbered sections with side notes",
    "References by year, with a citation to copy",
    "Your figures as a table with three rules",
    "Prints as a two-column paper",
  ],
  palette: { bg: "#FFFDF8", ink: "#1A1A18", accent: "#7B1E28" },
  match: {
    professions: `
      professor, associate professor, assistant professor, reader, lecturer, postdoc, postdoctoral researcher,
      phd student, doctoral researcher, researcher, research fellow, historian, philosopher, linguist,
      sociologist, archivist, academic librarian, theologian, classicist, literary scholar
    `,
    keywords: `
      research, publications, university, teaching, thesis, phd, peer review, journal, conference, archive, grant,
      supervision, seminar, humanities, fellowship, faculty
    `,
    needs: ["publications"],
    density: 6,
    tone: 0,
  },
});
