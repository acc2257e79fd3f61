import type { LookChoice } from "@vitrine/model";
import type { LoadedTemplate } from "../define-template.ts";
import { withPairing } from "./apply-pairing.ts";
import { fontFaceCss, type FontFace } from "./fonts.ts";
import { pairingsOf, type Pairing } from "./pairings.ts";
import { scriptFonts } from "./script-fonts.ts";

/** A pairing with the faces to set a sample of it in, by names that no page uses otherwise. */
export type PairingSample = LookChoice & {
  /** Families for `font-family`: of headings and of texts. */
  lead: string;
  text: string;
  /** The rules that load them where they are used. */
  css: string;
};

const scriptFamilies = new Set(scriptFonts.map(({ family }) => family));

/** The pairings of a template as samples, its own first. */
export async function pairingSamples(design: LoadedTemplate): Promise<PairingSample[]> {
  return Promise.all(pairingsOf(design.fonts).map((pairing) => sampleOf(design, pairing)));
}

async function sampleOf(design: LoadedTemplate, pairing: Pairing): Promise<PairingSample> {
  const faces = design.fonts.filter(({ family }) => !scriptFamilies.has(family));
  const lead = (faces.find(({ preload }) => preload) ?? faces[0])?.family ?? "";
  const text = faces.find(({ family }) => family !== lead && family !== `${lead} Italic`)?.family ?? lead;
  const { fonts } = await withPairing(design, pairing);
  const sample = (family: string) => `Sample ${design.manifest.slug} ${pairing.id} ${family}`;
  const renamed = (face: FontFace): FontFace[] =>
    face.family === lead || face.family === text ? [{ ...face, family: sample(face.family) }] : [];
  return {
    id: pairing.id,
    name: pairing.name,
    lead: sample(lead),
    text: sample(text),
    css: fontFaceCss(fonts.flatMap(renamed), (url) => url),
  };
}
