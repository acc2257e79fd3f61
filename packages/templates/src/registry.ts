import { defaultTemplate } from "./default/index.ts";
import type { TemplateDefinition } from "./define-template.ts";
import { minimalPro } from "./minimal-pro/index.ts";
import { modern } from "./modern/index.ts";
import { circuitFlow } from "./circuit-flow/index.ts";
import { techDeveloper } from "./tech-developer/index.ts";
import { academicVision } from "./academic-vision/index.ts";
import { urbanBlueprint } from "./urban-blueprint/index.ts";
import { executiveDashboard } from "./executive-dashboard/index.ts";
import { ecoVision } from "./eco-vision/index.ts";
import { mechBlueprint } from "./mech-blueprint/index.ts";
import { modernMinimal } from "./modern-minimal/index.ts";
import { auroraLuxury } from "./aurora-luxury/index.ts";
import { codeMatrix } from "./code-matrix/index.ts";
import { bioLab } from "./bio-lab/index.ts";
import { minimal } from "./minimal/index.ts";
import { studioPortfolio } from "./studio-portfolio/index.ts";

/** Every template, one line each. */
export const registry: readonly TemplateDefinition[] = [
  defaultTemplate,
  modern,
  minimalPro,
  circuitFlow,
  techDeveloper,
  academicVision,
  urbanBlueprint,
  executiveDashboard,
  ecoVision,
  mechBlueprint,
  modernMinimal,
  auroraLuxury,
  codeMatrix,
  bioLab,
  minimal,
  studioPortfolio,
];
