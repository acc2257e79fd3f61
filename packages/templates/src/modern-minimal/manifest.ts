import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "modern-minimal",
  name: "Modern Minimal",
  category: "Modern",
  description: "Everything on the page has one size; only weight, tone and indentation speak.",
  tier: "free",
  family: "modern",
  persona: "default",
  features: ["One size of type", "Sections as sentences", "Attention by subtraction", "Prints as it is"],
  palette: { bg: "#FFFFFF", ink: "#0B0B0B", accent: "#C43D16" },
  match: {
    professions: `
      writer, copywriter, editor, strategist, brand strategist, consultant, researcher, senior designer,
      ux writer, content designer, journalist, translator, product manager, programme manager
    `,
    keywords: `
      writing, editing, strategy, research, content, interviews, positioning, facilitation, workshops, advisory,
      publishing, language
    `,
    seniority: "senior",
    density: 5,
    tone: 1,
  },
});
