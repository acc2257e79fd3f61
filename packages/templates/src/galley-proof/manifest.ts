import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "galley-proof",
  name: "Galley Proof",
  category: "Creative",
  description: "A long proof on the desk: the column as it will be printed, and the pen that has gone through it.",
  tier: "pro",
  persona: "journalist",
  features: [
    "The present post ringed by the editor's pen",
    "Dates in the margin, beside the line that they belong to",
    "Works as clippings with headline and byline",
    "A mark of its own for every kind of section",
  ],
  palette: { bg: "#FBFAF5", ink: "#20201E", accent: "#B3201F" },
  match: {
    professions: `
      journalist, reporter, editor, sub-editor, writer, author, copywriter, proofreader, librarian, columnist,
      correspondent, publisher, literary agent, communications officer, content writer, speechwriter, screenwriter
    `,
    keywords: `
      journalism, reporting, editing, investigation, newspaper, magazine, feature, interview, proofreading, fact-checking,
      newsroom, freedom of information, copy, storytelling, publishing, manuscript, archive, house style
    `,
    density: 4,
    tone: 2,
  },
});
