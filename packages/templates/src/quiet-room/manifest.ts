import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "quiet-room",
  name: "Quiet Room",
  category: "Healthcare",
  description: "A consulting room in daylight: a window whose panes hold what people ask first, and calm below it.",
  tier: "pro",
  persona: "therapist",
  features: [
    "Post, place and contact in the panes of a window",
    "How you work comes first, credentials and languages next",
    "Light that crosses the page as one reads",
    "Pictures in arches",
  ],
  palette: { bg: "#E4ECE4", ink: "#22302A", accent: "#2F5B44" },
  match: {
    professions: `
      psychotherapist, therapist, psychologist, clinical psychologist, psychiatrist, counsellor, family therapist,
      general practitioner, midwife, physiotherapist, occupational therapist, speech therapist, dietitian,
      nutritionist, osteopath, doula
    `,
    keywords: `
      patients, clients, practice, diagnosis, therapy, psychotherapy, clinical, care plan, mental health, counselling,
      rehabilitation, supervision, primary care
    `,
    density: 4,
    tone: 1,
  },
});
