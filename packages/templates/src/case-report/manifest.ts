import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "case-report",
  name: "Case Report",
  category: "Healthcare",
  description: "A page of a medical journal: the course of a career beside the text, an abstract, and numbered posts.",
  tier: "pro",
  persona: "surgeon",
  features: [
    "A structured abstract written from your own entries",
    "The course of all posts, hatched and numbered, beside the text",
    "Numbers that tie skills and certificates to posts",
    "Works as the lettered panels of one figure",
  ],
  palette: { bg: "#FBFCFC", ink: "#14202B", accent: "#1B4F8F" },
  match: {
    professions: `
      physician, doctor, surgeon, consultant physician, dentist, orthodontist, anaesthetist, cardiologist,
      neurologist, radiologist, oncologist, paediatrician, general practitioner, resident physician, pathologist,
      clinical researcher, medical director, epidemiologist, pharmacist, dermatologist
    `,
    keywords: `
      surgery, clinical trials, medicine, patients, diagnosis, microsurgery, dentistry, implantology, cardiology,
      anaesthesia, oncology, radiology, clinical research, good clinical practice, residency, operating theatre,
      endoscopy, orthopaedics, evidence-based medicine
    `,
    density: 5,
    tone: 0,
  },
});
