import { resolveTemplateSlug, type TemplateManifest } from "@vitrine/model";
import { manifest as circuitFlow } from "./circuit-flow/manifest.ts";
import { manifest as defaultManifest } from "./default/manifest.ts";
import { manifest as minimalPro } from "./minimal-pro/manifest.ts";
import { manifest as modern } from "./modern/manifest.ts";
import { manifest as techDeveloper } from "./tech-developer/manifest.ts";
import { manifest as academicVision } from "./academic-vision/manifest.ts";
import { manifest as mechBlueprint } from "./mech-blueprint/manifest.ts";
import { manifest as urbanBlueprint } from "./urban-blueprint/manifest.ts";
import { manifest as executiveDashboard } from "./executive-dashboard/manifest.ts";
import { manifest as auroraLuxury } from "./aurora-luxury/manifest.ts";
import { manifest as bioLab } from "./bio-lab/manifest.ts";
import { manifest as ecoVision } from "./eco-vision/manifest.ts";
import { manifest as modernMinimal } from "./modern-minimal/manifest.ts";
import { manifest as studioPortfolio } from "./studio-portfolio/manifest.ts";
import { manifest as codeMatrix } from "./code-matrix/manifest.ts";
import { manifest as minimal } from "./minimal/manifest.ts";
import { manifest as nexus3d } from "./nexus-3d/manifest.ts";
import { manifest as creativePortfolio } from "./creative-portfolio/manifest.ts";
import { manifest as quantumCyber } from "./quantum-cyber/manifest.ts";
import { manifest as modernGlassmorphism } from "./modern-glassmorphism/manifest.ts";
import { manifest as dataViz } from "./data-viz/manifest.ts";
import { manifest as systemPortfolio } from "./system-portfolio/manifest.ts";
import { manifest as chemLab } from "./chem-lab/manifest.ts";
import { manifest as classic } from "./classic/manifest.ts";
import { manifest as creative } from "./creative/manifest.ts";
import { manifest as syllabus } from "./syllabus/manifest.ts";
import { manifest as quietRoom } from "./quiet-room/manifest.ts";
import { manifest as contactSheet } from "./contact-sheet/manifest.ts";
import { manifest as serviceManual } from "./service-manual/manifest.ts";
import { manifest as counsel } from "./counsel/manifest.ts";
import { manifest as linerNotes } from "./liner-notes/manifest.ts";
import { manifest as firstTerm } from "./first-term/manifest.ts";
import { outsideManifests } from "./outside/manifests.ts";
import { manifest as sectionCut } from "./section-cut/manifest.ts";
import { manifest as miseEnPlace } from "./mise-en-place/manifest.ts";
import { manifest as galleyProof } from "./galley-proof/manifest.ts";
import { manifest as podium } from "./podium/manifest.ts";
import { manifest as flightDeck } from "./flight-deck/manifest.ts";
import { manifest as lookbook } from "./lookbook/manifest.ts";
import { manifest as starChart } from "./star-chart/manifest.ts";
import { manifest as marketClose } from "./market-close/manifest.ts";
import { manifest as almanac } from "./almanac/manifest.ts";
import { manifest as storyboard } from "./storyboard/manifest.ts";
import { manifest as doubleEntry } from "./double-entry/manifest.ts";
import { manifest as wardRound } from "./ward-round/manifest.ts";
import { manifest as commonGround } from "./common-ground/manifest.ts";
import { manifest as joinery } from "./joinery/manifest.ts";
import { manifest as playbill } from "./playbill/manifest.ts";
import { manifest as savePoint } from "./save-point/manifest.ts";
import { manifest as caseReport } from "./case-report/manifest.ts";
import { manifest as parallelText } from "./parallel-text/manifest.ts";
import { manifest as conversation } from "./conversation/manifest.ts";
import { manifest as serviceRecord } from "./service-record/manifest.ts";

export { contrast, guardColour } from "./view/colour.ts";

/** The facts of every template, without any code that draws. A test holds this list equal to the registry. */
const ownManifests: readonly TemplateManifest[] = [
  defaultManifest,
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
  syllabus,
  quietRoom,
  contactSheet,
  serviceManual,
  counsel,
  linerNotes,
  firstTerm,
  sectionCut,
  miseEnPlace,
  galleyProof,
  podium,
  flightDeck,
  lookbook,
  starChart,
  marketClose,
  almanac,
  storyboard,
  doubleEntry,
  wardRound,
  commonGround,
  joinery,
  playbill,
  savePoint,
  caseReport,
  parallelText,
  conversation,
  serviceRecord,
];

/** Every template's manifest in the order of the catalogue, those of `TEMPLATES_DIR` last. */
export const templateManifests: readonly TemplateManifest[] = [...ownManifests, ...outsideManifests];

/** The manifest behind a slug or an alias; undefined for a slug that is not in the catalogue. */
export function findManifest(slug: string): TemplateManifest | undefined {
  const resolved = resolveTemplateSlug(slug);
  return templateManifests.find((manifest) => manifest.slug === resolved);
}

/** Where the pictures of a template are served (the built package carries them). */
export function previewUrls(slug: string): { desktop: string; tablet: string; mobile: string } {
  const url = (size: string) => `/site-assets/previews/${slug}-${size}.webp`;
  return { desktop: url("desktop"), tablet: url("tablet"), mobile: url("mobile") };
}
