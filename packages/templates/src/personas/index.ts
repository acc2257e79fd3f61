import { resolveTemplateSlug } from "@vitrine/model";
import { academicPersona } from "./academic.ts";
import { astronomerPersona } from "./astronomer.ts";
import { biologistPersona } from "./biologist.ts";
import { creativePersona } from "./creative.ts";
import { defaultPersona } from "./default.ts";
import { electricianPersona } from "./electrician.ts";
import { editorPersona } from "./editor.ts";
import { executivePersona } from "./executive.ts";
import { engineerPersona } from "./engineer.ts";
import { outsideManifests } from "../outside/manifests.ts";
import { minimalPersona } from "./minimal.ts";
import { lawyerPersona } from "./lawyer.ts";
import { musicianPersona } from "./musician.ts";
import { coachPersona } from "./coach.ts";
import { officerPersona } from "./officer.ts";
import { fashionPersona } from "./fashion.ts";
import type { Persona, PersonaId } from "./persona.ts";
import { photographerPersona } from "./photographer.ts";
import { studentPersona } from "./student.ts";
import { premiumPersona } from "./premium.ts";
import { softwareEngineerPersona } from "./software-engineer.ts";
import { teacherPersona } from "./teacher.ts";
import { therapistPersona } from "./therapist.ts";
import { architectPersona } from "./architect.ts";
import { chefPersona } from "./chef.ts";
import { journalistPersona } from "./journalist.ts";
import { vetPersona } from "./vet.ts";
import { accountantPersona } from "./accountant.ts";
import { filmMakerPersona } from "./film-maker.ts";
import { nursePersona } from "./nurse.ts";
import { organiserPersona } from "./organiser.ts";
import { carpenterPersona } from "./carpenter.ts";
import { actorPersona } from "./actor.ts";
import { gameArtistPersona } from "./game-artist.ts";
import { surgeonPersona } from "./surgeon.ts";
import { translatorPersona } from "./translator.ts";
import { consultantPersona } from "./consultant.ts";
import { veteranPersona } from "./veteran.ts";

export type { Persona, PersonaId } from "./persona.ts";

/** The sample people that exist. */
export const personas: readonly Persona[] = [
  defaultPersona,
  academicPersona,
  biologistPersona,
  executivePersona,
  creativePersona,
  minimalPersona,
  softwareEngineerPersona,
  engineerPersona,
  premiumPersona,
  teacherPersona,
  therapistPersona,
  photographerPersona,
  electricianPersona,
  lawyerPersona,
  musicianPersona,
  studentPersona,
  architectPersona,
  chefPersona,
  journalistPersona,
  coachPersona,
  officerPersona,
  fashionPersona,
  astronomerPersona,
  editorPersona,
  vetPersona,
  filmMakerPersona,
  accountantPersona,
  nursePersona,
  organiserPersona,
  carpenterPersona,
  actorPersona,
  gameArtistPersona,
  surgeonPersona,
  translatorPersona,
  consultantPersona,
  veteranPersona,
];

/** Which person shows which template (document 3, section 3, "Demo template mapping"). */
const bySlug: Readonly<Record<string, PersonaId>> = {
  "academic-vision": "academic",
  "data-viz": "academic",
  "bio-lab": "biologist",
  "chem-lab": "biologist",
  "executive-dashboard": "executive",
  "creative-portfolio": "creative",
  "studio-portfolio": "creative",
  "system-portfolio": "creative",
  "circuit-flow": "engineer",
  "mech-blueprint": "engineer",
  "urban-blueprint": "engineer",
  "code-matrix": "engineer",
  "tech-developer": "engineer",
  minimal: "minimal",
  "minimal-pro": "minimal",
  "modern-glassmorphism": "minimal",
  "aurora-luxury": "premium",
  "nexus-3d": "premium",
  "quantum-cyber": "premium",
  "eco-vision": "premium",
  syllabus: "teacher",
  "quiet-room": "therapist",
  "contact-sheet": "photographer",
  "service-manual": "electrician",
  counsel: "lawyer",
  "liner-notes": "musician",
  "first-term": "student",
  "section-cut": "architect",
  "mise-en-place": "chef",
  "galley-proof": "journalist",
  podium: "coach",
  "flight-deck": "officer",
  lookbook: "fashion designer",
  "star-chart": "astronomer",
  "market-close": "markets editor",
  almanac: "vet",
  storyboard: "film maker",
  "double-entry": "accountant",
  "ward-round": "nurse",
  "common-ground": "social worker",
  joinery: "carpenter",
  playbill: "actor",
  "save-point": "game artist",
  "case-report": "surgeon",
  "parallel-text": "translator",
  conversation: "consultant",
  "service-record": "veteran",
};

/** The sample person of a template or alias; the default person for every other slug. */
export function personaFor(slug: string): Persona {
  const outside = outsideManifests.find((manifest) => manifest.slug === slug);
  const id = bySlug[resolveTemplateSlug(slug)] ?? outside?.persona;
  return personas.find((persona) => persona.id === id) ?? defaultPersona;
}
