import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { GlobalFonts } from "@napi-rs/canvas";
import type { CardFace, CardType } from "./site-card.ts";

/** Faces of exported files, for scripts that those of templates lack: Cyrillic, Greek and Vietnamese, signs, Han. */
const ownFolder = fileURLToPath(new URL("../../exports/fonts/", import.meta.url));
const ownStandIns = (weight: number) =>
  [weight < 550 ? "plex-sans-regular.ttf" : "plex-sans-semibold.ttf", "dejavu-sans.ttf", "droid-sans-fallback.ttf"].map(
    (name) => join(ownFolder, name),
  );

/** Families of systems in the order in which they stand in for what is still missing. */
const systemOrder = [/^Noto Sans/, /^Noto/, /^(?:DejaVu Sans|Liberation Sans|Arial|Helvetica)$/, /./];

const registered = new Set<string>();
let systemFamilies: readonly string[] | null = null;

/** How a line is set on a canvas. */
export type CanvasType = { families: string; variation: string };

/**
 * Makes the faces of a type known to the canvas.
 * @param lang of the text: the same Han letter is drawn in different ways
 */
export function canvasType(type: CardType, faces: readonly CardFace[], lang: string): CanvasType {
  systemFamilies ??= GlobalFonts.families.map(({ family }) => family);
  const own = type.families.flatMap((family) =>
    nearest(
      faces.filter((face) => face.family === family),
      type.weight,
    ),
  );
  const files = [...own.map(({ file }) => file), ...ownStandIns(type.weight)];
  const names = [...files.map(nameOf), ...ranked(systemFamilies, lang)];
  return {
    families: names.map((name) => JSON.stringify(name)).join(", "),
    variation: `"wght" ${type.weight}, "wdth" ${type.stretch}`,
  };
}

/** The files of a family in the weight that is nearest to the wanted one: one weight may be in several files. */
function nearest(faces: readonly CardFace[], weight: number): CardFace[] {
  const distanceOf = ({ weight: range }: CardFace) => {
    const [from = 0, to = from] = range.split(" ").map(Number);
    return Math.max(from - weight, weight - to, 0);
  };
  const least = Math.min(...faces.map(distanceOf));
  return faces.filter((face) => distanceOf(face) === least);
}

/** The subsets of one family have the same name in their files, so that each is known by its file. */
function nameOf(file: string): string {
  const name = `card ${basename(file)}`;
  if (!registered.has(name)) {
    GlobalFonts.register(readFileSync(file), name);
    registered.add(name);
  }
  return name;
}

const regions: Readonly<Record<string, string>> = { ja: "JP", ko: "KR", zh: "SC" };

function ranked(families: readonly string[], lang: string): string[] {
  const region = regions[lang.slice(0, 2)] ?? "JP";
  const rankOf = (family: string) =>
    family.endsWith(`CJK ${region}`) ? -1 : systemOrder.findIndex((pattern) => pattern.test(family));
  return families.toSorted((a, b) => rankOf(a) - rankOf(b) || a.localeCompare(b));
}
