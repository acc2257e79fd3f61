import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "service-record",
  name: "Service Record",
  category: "Professional",
  description:
    "A rack of ribbons above the name, one for each post and each award, and the record sheet that explains them.",
  tier: "free",
  persona: "veteran",
  features: [
    "A ribbon for every post, course and award, with a stripe for each year",
    "A legend that says in plain words what the ribbons mean",
    "A record sheet with dates, unit and duty",
  ],
  palette: { bg: "#EDEFEE", ink: "#161D22", accent: "#7A4B00" },
  match: {
    professions: `
      veteran, soldier, army officer, naval officer, military officer, non-commissioned officer, warrant officer,
      police officer, detective, firefighter, fire officer, coastguard, paramedic, emergency planner,
      emergency medical technician, security manager, border guard, prison officer, rescue worker, logistics officer
    `,
    keywords: `
      military, armed forces, navy, air force, police, fire brigade, emergency services, emergency planning,
      incident command, search and rescue, first aid, security clearance, resettlement, risk assessment, civil protection,
      disaster relief, crisis management, dispatch, patrol
    `,
    density: 6,
    tone: 0,
  },
});
