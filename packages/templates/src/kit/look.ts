import { emptyLook, type Density, type Look, type LookChoice } from "@vitrine/model";
import type { TemplateDesign } from "../define-template.ts";
import { contrast, guardColour, parseHex } from "../view/colour.ts";
import { withPairing } from "./apply-pairing.ts";
import { pairingsOf } from "./pairings.ts";
import { paletteChoices, paletteNamed, roleContrasts, withAccent } from "./palettes.ts";
import type { Palette } from "./palette.ts";

/** The share of a template's spaces that each density leaves. */
const spaceShares: Readonly<Record<Density, number>> = { compact: 0.75, regular: 1, airy: 1.3 };
/** The spaces of kit/base.css, in rem, that a density scales; smaller ones hold marks together. */
const spaces = { xs: 0.75, s: 1, m: 1.5, l: 2, xl: 3, "2xl": 4.5, "3xl": 7, "4xl": 10 } as const;

/** What an owner can choose of a template's look. */
export function lookChoices({ fonts }: Pick<TemplateDesign, "fonts">): {
  palettes: LookChoice[];
  pairings: LookChoice[];
} {
  return {
    palettes: paletteChoices.map(({ id, name }) => ({ id, name })),
    pairings: pairingsOf(fonts).map(({ id, name }) => ({ id, name })),
  };
}

/** A template in a look, with the owner's own rules. */
export type DrawnDesign<T extends TemplateDesign> = Omit<T, "ownerStyle"> & {
  ownerStyle: TemplateDesign["ownerStyle"] | undefined;
  ownCss: string;
};

/**
 * A template in the look that its owner chose. What the template does not know, as after a switch, does not apply.
 * Chosen colours stand above those that a template takes from its own form.
 */
export async function withLook<T extends TemplateDesign>(design: T, look: Look = emptyLook): Promise<DrawnDesign<T>> {
  const pairing = pairingsOf(design.fonts).find(({ id }) => id === look.pairing);
  const drawn = pairing ? await withPairing(design, pairing) : design;
  const palette = paletteOf(design, look);
  const css = drawn.css + densityCss(look.density);
  const ownerStyle = palette === design.palette ? drawn.ownerStyle : undefined;
  return { ...drawn, palette, css, ownerStyle, ownCss: ownCss(look.css) };
}

function paletteOf({ palette }: Pick<TemplateDesign, "palette">, look: Pick<Look, "palette" | "accent">): Palette {
  const named = (look.palette === null ? null : paletteNamed(palette, look.palette)) ?? palette;
  return look.accent !== null && parseHex(look.accent) ? withAccent(named, look.accent) : named;
}

function densityCss(density: Density | null): string {
  const share = density === null ? 1 : spaceShares[density];
  if (share === 1) return "";
  const declared = Object.entries(spaces).map(([name, rem]) => `--s-${name}:${Number((rem * share).toFixed(3))}rem`);
  return `@media screen{:root{${declared.join(";")}}}`;
}

/**
 * The owner's rules, which hold below the header and the content and nowhere else: the foot with the page's mark and the
 * way to report it is neither in their reach nor under anything that they lay over it.
 */
function ownCss(css: string): string {
  if (css.trim() === "") return "";
  const mark = ".site>.foot{position:relative!important;z-index:2147483647!important}";
  return `${mark}@scope(.site>:not(.foot,.skip)){${css}\n}`;
}

/** Why an accent cannot be chosen, and the nearest colour of its hue that can; null for one that reads well. */
export type AccentFault = { ground: string; ratio: number; required: number; nearest: string };

/**
 * Whether an accent reads on the light grounds of a template, where it is drawn as it was chosen and printed; at night a
 * lighter shade of it is drawn (WCAG 2.2, 1.4.3).
 */
export function accentFault(design: TemplateDesign, look: Pick<Look, "palette">, accent: string): AccentFault | null {
  const { light } = paletteOf(design, { palette: look.palette, accent: null });
  const grounds = [light.bg, light.surface];
  const worst = grounds
    .map((ground) => ({ ground, ratio: contrast(accent, ground) }))
    .toSorted((a, b) => a.ratio - b.ratio)[0];
  if (!worst || worst.ratio >= roleContrasts.text) return null;
  return { ...worst, required: roleContrasts.text, nearest: guardColour(accent, grounds) };
}
