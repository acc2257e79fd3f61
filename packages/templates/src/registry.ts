import type { TemplateDefinition } from "./define-template.ts";

/** Every template by its slug, one line each; nothing of one is loaded before it is wanted. */
export const templateLoaders: Readonly<Record<string, () => Promise<TemplateDefinition>>> = {
  default: async () => (await import("./default/index.ts")).defaultTemplate,
  modern: async () => (await import("./modern/index.ts")).modern,
  "minimal-pro": async () => (await import("./minimal-pro/index.ts")).minimalPro,
  "circuit-flow": async () => (await import("./circuit-flow/index.ts")).circuitFlow,
  "tech-developer": async () => (await import("./tech-developer/index.ts")).techDeveloper,
  "academic-vision": async () => (await import("./academic-vision/index.ts")).academicVision,
  "mech-blueprint": async () => (await import("./mech-blueprint/index.ts")).mechBlueprint,
  "urban-blueprint": async () => (await import("./urban-blueprint/index.ts")).urbanBlueprint,
  "executive-dashboard": async () => (await import("./executive-dashboard/index.ts")).executiveDashboard,
  "aurora-luxury": async () => (await import("./aurora-luxury/index.ts")).auroraLuxury,
  "bio-lab": async () => (await import("./bio-lab/index.ts")).bioLab,
  "eco-vision": async () => (await import("./eco-vision/index.ts")).ecoVision,
  "modern-minimal": async () => (await import("./modern-minimal/index.ts")).modernMinimal,
  "studio-portfolio": async () => (await import("./studio-portfolio/index.ts")).studioPortfolio,
  "code-matrix": async () => (await import("./code-matrix/index.ts")).codeMatrix,
  minimal: async () => (await import("./minimal/index.ts")).minimal,
  "nexus-3d": async () => (await import("./nexus-3d/index.ts")).nexus3d,
  "creative-portfolio": async () => (await import("./creative-portfolio/index.ts")).creativePortfolio,
  "quantum-cyber": async () => (await import("./quantum-cyber/index.ts")).quantumCyber,
  "modern-glassmorphism": async () => (await import("./modern-glassmorphism/index.ts")).modernGlassmorphism,
  "data-viz": async () => (await import("./data-viz/index.ts")).dataViz,
  "system-portfolio": async () => (await import("./system-portfolio/index.ts")).systemPortfolio,
  "chem-lab": async () => (await import("./chem-lab/index.ts")).chemLab,
  classic: async () => (await import("./classic/index.ts")).classic,
  creative: async () => (await import("./creative/index.ts")).creative,
  syllabus: async () => (await import("./syllabus/index.ts")).syllabus,
  "quiet-room": async () => (await import("./quiet-room/index.ts")).quietRoom,
  "contact-sheet": async () => (await import("./contact-sheet/index.ts")).contactSheet,
  "service-manual": async () => (await import("./service-manual/index.ts")).serviceManual,
  counsel: async () => (await import("./counsel/index.ts")).counsel,
  "liner-notes": async () => (await import("./liner-notes/index.ts")).linerNotes,
  "first-term": async () => (await import("./first-term/index.ts")).firstTerm,
  almanac: async () => (await import("./almanac/index.ts")).almanac,
  storyboard: async () => (await import("./storyboard/index.ts")).storyboard,
  "double-entry": async () => (await import("./double-entry/index.ts")).doubleEntry,
};

/** The slugs in the order of the catalogue. */
export const templateSlugs: readonly string[] = Object.keys(templateLoaders);
