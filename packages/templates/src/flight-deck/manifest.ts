import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "flight-deck",
  name: "Flight deck",
  category: "Engineering",
  description:
    "A boarding pass whose route is the career, a leg for every post, above a logbook, a checklist and stamped ratings.",
  tier: "premium",
  persona: "officer",
  features: [
    "The career as legs of a route, as long as they lasted",
    "A bar code that says the name to any scanner",
    "Skills as a checklist, ratings as stamps",
    "An artificial horizon that levels as a section comes to the middle",
  ],
  palette: { bg: "#E9EEF2", ink: "#0E1E2C", accent: "#0B5A9C" },
  match: {
    professions: `
      pilot, airline pilot, first officer, captain, flight instructor, cabin crew, flight attendant,
      air traffic controller, ship's officer, chief mate, chief officer, second mate, marine engineer, ship captain,
      deck officer, train driver, truck driver, bus driver, drone operator, helicopter pilot, dispatcher, navigator
    `,
    keywords: `
      flight hours, type rating, instrument rating, navigation, bridge watch, crew resource management, stcw, ecdis,
      vessel, aircraft, cockpit, aviation, maritime, passengers, route, safety drills, licence, seafarer, radar
    `,
    density: 6,
    tone: 2,
  },
});
