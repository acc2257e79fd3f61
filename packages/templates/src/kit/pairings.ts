import type { LookChoice } from "@vitrine/model";
import type { FontFace } from "./fonts.ts";
import { scriptFonts } from "./script-fonts.ts";

/** Families that a pairing may draw with. */
export type PairingFamily =
  | "Archivo"
  | "Figtree"
  | "Geist Mono"
  | "Instrument Sans"
  | "Libre Franklin"
  | "Mona Sans"
  | "Newsreader"
  | "Public Sans"
  | "Schibsted Grotesk"
  | "Sometype Mono"
  | "Source Serif 4";

type Kind = "serif" | "grotesque" | "fixed";
type Candidate = LookChoice & { kind: Kind; lead: PairingFamily; text: PairingFamily; stretches?: boolean };

/** A pairing of a template: which family takes the place of which of its own. */
export type Pairing = LookChoice & { families: ReadonlyMap<string, PairingFamily> };

const candidates: readonly Candidate[] = [
  { id: "book", name: "Newsreader & Public Sans", kind: "serif", lead: "Newsreader", text: "Public Sans" },
  {
    id: "journal",
    name: "Source Serif & Libre Franklin",
    kind: "serif",
    lead: "Source Serif 4",
    text: "Libre Franklin",
  },
  { id: "plain", name: "Instrument Sans & Figtree", kind: "grotesque", lead: "Instrument Sans", text: "Figtree" },
  {
    id: "press",
    name: "Schibsted Grotesk & Newsreader",
    kind: "grotesque",
    lead: "Schibsted Grotesk",
    text: "Newsreader",
  },
  { id: "sign", name: "Archivo & Figtree", kind: "grotesque", lead: "Archivo", text: "Figtree", stretches: true },
  {
    id: "stage",
    name: "Mona Sans & Newsreader",
    kind: "grotesque",
    lead: "Mona Sans",
    text: "Newsreader",
    stretches: true,
  },
  { id: "typed", name: "Geist Mono", kind: "fixed", lead: "Geist Mono", text: "Geist Mono" },
  { id: "ribbon", name: "Sometype Mono", kind: "fixed", lead: "Sometype Mono", text: "Sometype Mono" },
];

const offered = 2;
const serifs: ReadonlySet<string> = new Set([
  "Cormorant",
  "EB Garamond",
  "Fraunces",
  "Newsreader",
  "Playfair",
  "Source Serif 4",
  "Spectral",
  "STIX Two Text",
]);
/** Letters of one width carry drawings, and letters of a raster are one; neither is replaced by others. */
const isFixed = (family: string) => / Mono$|^(?:Inconsolata|Doto)$/.test(family);
/** Words that are drawn to a given width need a family whose width can be set as far. */
const isStretched = ({ stretch }: FontFace) => stretch !== undefined && Number.parseFloat(stretch) < 62;
const scriptFamilies = new Set(scriptFonts.map(({ family }) => family));

/** The pairings of a template, its own first: one led by a serif and one by a grotesque, as far as its letters allow. */
export function pairingsOf(fonts: readonly FontFace[]): readonly Pairing[] {
  const faces = fonts.filter(({ family }) => !scriptFamilies.has(family));
  const lead = faces.find(({ preload }) => preload) ?? faces[0];
  const own: Pairing = { id: "own", name: nameOf(faces), families: new Map() };
  if (!lead) return [own];
  const fitting = order(lead.family).flatMap((candidate) => place(candidate, lead, faces));
  const best = (["serif", "grotesque", "fixed"] as const).flatMap(
    (kind) => fitting.find((one) => one.kind === kind) ?? [],
  );
  const chosen = [...new Set([...best, ...fitting])].slice(0, offered);
  return [own, ...chosen.map(({ id, name, families }) => ({ id, name, families }))];
}

/** A pairing must differ from the template's own: beside a serif the sturdier one, else the one for long texts. */
function order(lead: string): readonly Candidate[] {
  if (!serifs.has(lead)) return candidates;
  const first = candidates.filter(({ id }) => id === "journal" || id === "press");
  return [...first, ...candidates.filter((candidate) => !first.includes(candidate))];
}

function place(candidate: Candidate, lead: FontFace, faces: readonly FontFace[]): (Pairing & { kind: Kind })[] {
  const { id, name, kind, stretches } = candidate;
  if ((kind === "fixed") !== isFixed(lead.family) || candidate.lead === lead.family) return [];
  // Its own letters with their parts exchanged are no others.
  if (faces.every(({ family }) => family === candidate.lead || family === candidate.text)) return [];
  const keepsLead = isStretched(lead) && !stretches;
  const families = new Map<string, PairingFamily>();
  for (const { family } of faces) {
    const isLead = family === lead.family || family === `${lead.family} Italic`;
    const next = isLead ? candidate.lead : candidate.text;
    if (isLead ? keepsLead : isFixed(family)) continue;
    if (next !== family) families.set(family, next);
  }
  return families.size === 0 || keepsLead ? [] : [{ id, name, kind, families }];
}

function nameOf(faces: readonly FontFace[]): string {
  const families = [...new Set(faces.map(({ family }) => family))].filter((family) => !family.endsWith(" Italic"));
  return families.join(" & ");
}
