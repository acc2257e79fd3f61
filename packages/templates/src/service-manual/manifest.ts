import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "service-manual",
  name: "Service Manual",
  category: "Engineering",
  description:
    "The manual of a trade: an exploded drawing made from what you can do, a service record and numbered jobs.",
  tier: "free",
  family: "engineering",
  persona: "electrician",
  features: [
    "An exploded drawing with a part for each group of skills",
    "The telephone number as large as a title",
    "Pictograms that match the words of the trade",
    "Certificates on a safety panel",
  ],
  palette: { bg: "#E9EBE6", ink: "#171917", accent: "#984600" },
  match: {
    professions: `
      electrician, industrial electrician, mechanic, car mechanic, plumber, welder, carpenter, joiner, pipefitter,
      hvac technician, refrigeration technician, maintenance technician, service technician, field service engineer,
      millwright, roofer, locksmith, mason, bricklayer, painter and decorator, machine operator, fitter, lift engineer,
      heating engineer, cabinetmaker
    `,
    keywords: `
      wiring, installation, maintenance, repair, fault finding, welding, tig, mig, pipework, boiler, heat pump,
      switchgear, switchboard, conduit, motor, hydraulics, diagnostics, joinery, timber, hand tools, inspection, testing,
      commissioning, site safety, forklift, scaffolding, apprentices
    `,
    density: 4,
    tone: 2,
  },
});
