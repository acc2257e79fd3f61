import type { Look, LookChoice } from "@vitrine/model";
import { accentFault, type AccentFault } from "./kit/look.ts";
import { pairingSamples, type PairingSample } from "./kit/pairing-sample.ts";
import type { Palette } from "./kit/palette.ts";
import { paletteChoices, paletteNamed } from "./kit/palettes.ts";
import { loadDefinition } from "./load-template.ts";

export type { AccentFault } from "./kit/look.ts";
export type { PairingSample } from "./kit/pairing-sample.ts";
export type { Roles } from "./kit/palette.ts";

/** A palette with its colours in both modes. */
export type PaletteSample = LookChoice & Palette;

/** What can be chosen of a template's look, with what shows it. */
export type TemplateLook = {
  palettes: readonly PaletteSample[];
  pairings: readonly PairingSample[];
  /** Why an accent cannot be chosen beside a palette; null for one that reads well. */
  accentFault: (look: Pick<Look, "palette">, accent: string) => AccentFault | null;
};

/** What can be chosen of a template's look. An unknown slug gives that of `default`. */
export async function loadLook(slug: string): Promise<TemplateLook> {
  const design = await loadDefinition(slug);
  return {
    palettes: paletteChoices.flatMap(({ id, name }) => {
      const palette = paletteNamed(design.palette, id);
      return palette ? [{ id, name, ...palette }] : [];
    }),
    pairings: await pairingSamples(design),
    accentFault: (look, accent) => accentFault(design, look, accent),
  };
}
