import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "circuit-flow",
  name: "Circuit Flow",
  category: "Engineering",
  description:
    "A circuit board where one copper bus leaves your name and powers every section down to the contact pads.",
  tier: "free",
  family: "engineering",
  persona: "engineer",
  features: [
    "Roles as chips on one bus",
    "Skills as a pinout",
    "Specification and meter panels",
    "Lit copper follows the reader",
  ],
  palette: { bg: "#0B2A22", ink: "#E8F4EC", accent: "#E8B45A" },
  match: {
    professions: `
      electronics engineer, electrical engineer, embedded engineer, embedded software engineer, hardware engineer,
      firmware engineer, pcb designer, iot engineer, robotics engineer, mechatronics engineer,
      telecommunications engineer, rf engineer, fpga engineer, control engineer, automation engineer,
      test engineer
    `,
    keywords: `
      pcb, embedded, firmware, microcontroller, arm, fpga, vhdl, verilog, kicad, altium, can bus, rtos, analog,
      sensors, emc, plc, iot, robotics, oscilloscope, signal processing
    `,
    density: 5,
    tone: 2,
  },
});
