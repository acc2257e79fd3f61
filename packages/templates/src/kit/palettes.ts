import type { LookChoice } from "@vitrine/model";
import { contrast, guardColour, hexOf, oklchOf, textOn } from "../view/colour.ts";
import type { Palette, Roles } from "./palette.ts";

/** A family of hues, in degrees of OKLCH: of the grounds and letters, of the accent and of the second accent. */
type Family = LookChoice & { ground: number; accent: number; second: number; tint: number; strength: number };

/** The palette as the template was drawn. */
const own: LookChoice = { id: "own", name: "Original" };

const families: readonly Family[] = [
  { id: "ink", name: "Ink", ground: 255, accent: 262, second: 50, tint: 0.9, strength: 1 },
  { id: "moss", name: "Moss", ground: 130, accent: 148, second: 75, tint: 1, strength: 0.9 },
  { id: "clay", name: "Clay", ground: 55, accent: 38, second: 200, tint: 1, strength: 0.95 },
  { id: "plum", name: "Plum", ground: 325, accent: 340, second: 265, tint: 0.9, strength: 0.95 },
  { id: "lagoon", name: "Lagoon", ground: 210, accent: 205, second: 25, tint: 0.9, strength: 0.9 },
  { id: "honey", name: "Honey", ground: 90, accent: 78, second: 150, tint: 1, strength: 0.95 },
  { id: "slate", name: "Slate", ground: 260, accent: 255, second: 20, tint: 0.35, strength: 0.35 },
];

/** The palettes of every template, in the order in which they are offered. */
export const paletteChoices: readonly LookChoice[] = [own, ...families.map(({ id, name }) => ({ id, name }))];

/**
 * A palette of a template by its name: the template's own lightness in other hues, each role moved until it reads on its
 * grounds in both modes (WCAG 2.2, 1.4.3 and 1.4.11).
 * @returns null for a name that there is not
 */
export function paletteNamed(palette: Palette, id: string): Palette | null {
  if (id === own.id) return palette;
  const family = families.find((one) => one.id === id);
  return family ? { light: recolour(palette.light, family), dark: recolour(palette.dark, family) } : null;
}

/** Contrasts that every role of every palette keeps. */
export const roleContrasts = { ink: 7, text: 4.5, mark: 3 } as const;

/** What is aimed at, so that rounding to whole channels never falls short. */
const margin = 1.02;
/** Below this chroma an accent is a shade of grey and stays one. */
const greyChroma = 0.04;
/** The least tint of grounds and letters that were grey, so that they belong to the family. */
const leastTint = 0.006;

function recolour(roles: Roles, family: Family): Roles {
  const bg = readableGround(tinted(roles.bg, family));
  const surface = readableGround(tinted(roles.surface, family));
  const grounds = [bg, surface];
  const read = (colour: string, ratio: number) => guardColour(colour, grounds, ratio * margin);
  const accent = read(coloured(roles.accent, family.accent, family), roleContrasts.text);
  return {
    bg,
    surface,
    ink: read(tinted(roles.ink, family), roleContrasts.ink),
    muted: read(tinted(roles.muted, family), roleContrasts.text),
    accent,
    onAccent: inkOn(accent, bg),
    edge: read(tinted(roles.edge, family), roleContrasts.mark),
    ...(roles.second && { second: read(coloured(roles.second, family.second, family), roleContrasts.text) }),
  };
}

/** The palette with the owner's accent, moved in each mode until it reads there. */
export function withAccent({ light, dark }: Palette, colour: string): Palette {
  const place = (roles: Roles): Roles => {
    const accent = guardColour(colour, [roles.bg, roles.surface]);
    return { ...roles, accent, onAccent: inkOn(accent, roles.bg) };
  };
  return { light: place(light), dark: place(dark) };
}

/** What stands on a filled accent: the page's ground where that reads, else black or white. */
function inkOn(accent: string, bg: string): string {
  return contrast(bg, accent) >= roleContrasts.text * margin ? bg : textOn(accent);
}

function tinted(colour: string, { ground, tint }: Family): string {
  const { lightness, chroma } = oklchOf(colour);
  const isPure = lightness > 0.995 || lightness < 0.005;
  return hexOf({ lightness, chroma: isPure ? 0 : Math.max(chroma * tint, leastTint), hue: ground });
}

function coloured(colour: string, hue: number, { strength }: Family): string {
  const { lightness, chroma } = oklchOf(colour);
  return hexOf({ lightness, chroma: chroma < greyChroma ? chroma : Math.max(chroma, 0.1) * strength, hue });
}

/** A ground moved away from the middle until either black or white has the contrast that letters need. */
function readableGround(ground: string): string {
  const { lightness, chroma, hue } = oklchOf(ground);
  const isDark = contrast("#ffffff", ground) > contrast("#000000", ground);
  const extreme = isDark ? "#ffffff" : "#000000";
  for (let step = 0; step < 100; step += 1) {
    const candidate = hexOf({ lightness: lightness + (isDark ? -step : step) / 200, chroma, hue });
    if (contrast(extreme, candidate) >= roleContrasts.ink * 1.1) return candidate;
  }
  return isDark ? "#000000" : "#ffffff";
}
