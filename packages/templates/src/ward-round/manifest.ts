import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "ward-round",
  name: "Ward Round",
  category: "Healthcare",
  description: "A patient's wristband with a hole for every year in work, and a chart that ticks what was done where.",
  tier: "free",
  persona: "nurse",
  features: [
    "Name, post, place and contact on a wristband",
    "A hole for each year, ringed where a post began",
    "Competencies ticked post by post, as in a chart",
    "Large, calm letters drawn to be told apart",
  ],
  palette: { bg: "#F5F9F8", ink: "#16302E", accent: "#0A6A6A" },
  match: {
    professions: `
      nurse, registered nurse, staff nurse, charge nurse, ward manager, head nurse, nurse practitioner, midwife,
      paramedic, emergency medical technician, carer, care assistant, healthcare assistant, nursing assistant,
      care worker, health visitor, school nurse, district nurse, home carer, radiographer
    `,
    keywords: `
      nursing, ward, handover, patients, patient care, triage, cannulation, wound care, medication, vital signs,
      palliative care, infection control, care plan, early warning scores, midwifery, antenatal, ambulance,
      dementia, tracheostomy, phlebotomy
    `,
    density: 4,
    tone: 1,
  },
});
