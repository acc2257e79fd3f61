import { latin, latinExt, type FontFace } from "./fonts.ts";
import { letterWidths } from "./letter-widths.ts";
import type { Pairing, PairingFamily } from "./pairings.ts";
import type { StandIn } from "./stand-ins.ts";

type Letters = { css: string; fonts: readonly FontFace[]; standIns: readonly StandIn[] };

/** A face is never made smaller or larger than this share to be as wide as the one it stands in for. */
const smallest = 0.88;
const largest = 1.12;
/** Bold letters are wider than the regular ones that were measured. */
const nameMargin = 1.05;

/**
 * The letters of a template in another pairing. The new faces go by the names of the template's own, with their width and
 * height, so that its rules, its measures and the stand-ins hold as they are.
 */
export async function withPairing<T extends Letters>(letters: T, { families }: Pairing): Promise<T> {
  if (families.size === 0) return letters;
  const { pairingFaces } = await import("./pairing-faces.ts");
  const replaced = (family: string, { preload }: FontFace): FontFace[] => {
    const name = families.get(family);
    if (!name) return [];
    const { url, extUrl, weight, stretch } = pairingFaces[name];
    const face = { family, weight, ...(stretch && { stretch }), ...measures(family, name, letters.standIns) };
    return [
      { ...face, url, range: latin, ...(preload && { preload }) },
      { ...face, url: extUrl, range: latinExt },
    ];
  };
  const kept = letters.fonts.filter(({ family }) => !families.has(family));
  const first = new Map(letters.fonts.toReversed().map((font) => [font.family, font]));
  const drawn = [...first].flatMap(([family, font]) => replaced(family, font));
  return { ...letters, fonts: [...drawn, ...kept], css: withWiderNames(letters, families) };
}

/** Size, and height above and below the line, in which a face is as large as the family whose place it takes. */
function measures(family: string, name: PairingFamily, standIns: readonly StandIn[]) {
  const size = sizeOf(family, name);
  const measured = standIns.find((standIn) => standIn.family === family);
  return { size, ...(measured && { ascent: measured.ascent / size, descent: measured.descent / size }) };
}

function sizeOf(family: string, name: PairingFamily): number {
  return Math.min(largest, Math.max(smallest, ratioOf(family, name)));
}

function ratioOf(family: string, name: PairingFamily): number {
  const [own, next] = [letterWidths[family], letterWidths[name]];
  return own && next ? own / next : 1;
}

/** The name is sized by the width of a letter (kit/base.css, `--k`), which may be a little more in other letters. */
function withWiderNames({ css, fonts }: Letters, families: Pairing["families"]): string {
  const lead = fonts.find(({ preload }) => preload)?.family ?? "";
  const name = families.get(lead);
  if (!name) return css;
  const wider = Math.max(1, sizeOf(lead, name) / ratioOf(lead, name)) * nameMargin;
  return css.replace(
    /(--k:\s*)(\d*\.?\d+)/g,
    (_all, start: string, width: string) => start + (Number(width) * wider).toFixed(3),
  );
}
