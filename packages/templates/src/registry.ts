import { circuitFlow } from "./circuit-flow/index.ts";
import { defaultTemplate } from "./default/index.ts";
import type { TemplateDefinition } from "./define-template.ts";
import { minimalPro } from "./minimal-pro/index.ts";
import { modern } from "./modern/index.ts";
import { techDeveloper } from "./tech-developer/index.ts";
import { academicVision } from "./academic-vision/index.ts";
import { mechBlueprint } from "./mech-blueprint/index.ts";
import { urbanBlueprint } from "./urban-blueprint/index.ts";
import { executiveDashboard } from "./executive-dashboard/index.ts";
import { auroraLuxury } from "./aurora-luxury/index.ts";
import { bioLab } from "./bio-lab/index.ts";
import { ecoVision } from "./eco-vision/index.ts";
import { modernMinimal } from "./modern-minimal/index.ts";
import { studioPortfolio } from "./studio-portfolio/index.ts";
import { codeMatrix } from "./code-matrix/index.ts";
import { minimal } from "./minimal/index.ts";
import { nexus3d } from "./nexus-3d/index.ts";
import { creativePortfolio } from "./creative-portfolio/index.ts";
import { quantumCyber } from "./quantum-cyber/index.ts";
import { modernGlassmorphism } from "./modern-glassmorphism/index.ts";
import { dataViz } from "./data-viz/index.ts";
import { systemPortfolio } from "./system-portfolio/index.ts";
import { chemLab } from "./chem-lab/index.ts";
import { classic } from "./classic/index.ts";
import { creative } from "./creative/index.ts";

/** Every template, one line each. */
export const registry: readonly TemplateDefinition[] = [
  defaultTemplate,
  modern,
  minimalPro,
  circuitFlow,
  techDeveloper,
  academicVision,
  mechBlueprint,
  urbanBlueprint,
  executiveDashboard,
  auroraLuxury,
  bioLab,
  ecoVision,
  modernMinimal,
  studioPortfolio,
  codeMatrix,
  minimal,
  nexus3d,
  creativePortfolio,
  quantumCyber,
  modernGlassmorphism,
  dataViz,
  systemPortfolio,
  chemLab,
  classic,
  creative,
];
