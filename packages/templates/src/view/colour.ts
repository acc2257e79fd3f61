/** A colour in sRGB, each channel 0 to 1. */
type Rgb = readonly [number, number, number];

/** Reads `#rrggbb`; null for anything else. */
export function parseHex(value: unknown): Rgb | null {
  if (typeof value !== "string" || !/^#[0-9a-f]{6}$/i.test(value)) return null;
  const channel = (at: number) => Number.parseInt(value.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

/** WCAG 2 contrast ratio of two `#rrggbb` colours, 1 to 21; 1 when either cannot be read. */
export function contrast(first: string, second: string): number {
  const a = parseHex(first);
  const b = parseHex(second);
  if (!a || !b) return 1;
  const [high, low] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/** Black or white, whichever reads better on `ground`. */
export function textOn(ground: string): "#000000" | "#ffffff" {
  return contrast("#000000", ground) >= contrast("#ffffff", ground) ? "#000000" : "#ffffff";
}

const guardRatio = 4.6;

/**
 * An owner's colour made readable on every ground: the hue is held, the lightness moves until the
 * contrast (4.6:1 unless told) is there on all grounds, the chroma is reduced to what sRGB can show (design book 1.7).
 */
export function guardColour(colour: string, grounds: readonly string[], ratio: number = guardRatio): string {
  const rgb = parseHex(colour);
  if (!rgb) return colour;
  const [lightness, chroma, hue] = toOklch(rgb);
  const isDarkGround = luminance(parseHex(grounds[0] ?? "#ffffff") ?? [1, 1, 1]) < 0.2;
  for (let step = 0; step <= 100; step += 1) {
    const moved = isDarkGround ? lightness + (1 - lightness) * (step / 100) : lightness * (1 - step / 100);
    const candidate = fromOklch(moved, chroma, hue);
    if (grounds.every((ground) => contrast(candidate, ground) >= ratio)) return candidate;
  }
  return isDarkGround ? "#ffffff" : "#000000";
}

/** Hue of a colour in degrees in OKLCH. */
export function hueOf(colour: string): number {
  const rgb = parseHex(colour);
  return rgb ? (toOklch(rgb)[2] * 180) / Math.PI : 0;
}

/** Lightness 0 to 1, chroma, and hue in degrees, of a colour in OKLCH. */
export type Oklch = { lightness: number; chroma: number; hue: number };

/** A colour in OKLCH; black for what cannot be read. */
export function oklchOf(colour: string): Oklch {
  const [lightness, chroma, hue] = toOklch(parseHex(colour) ?? [0, 0, 0]);
  return { lightness, chroma, hue: (hue * 180) / Math.PI };
}

/** The nearest colour that sRGB can show, as `#rrggbb`; what gives way is the chroma. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  return fromOklch(Math.min(1, Math.max(0, lightness)), chroma, (hue * Math.PI) / 180);
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map(toLinear);
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toGamma(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** Björn Ottosson's OKLab matrices, in polar form: lightness, chroma, hue in radians. */
function toOklch([red, green, blue]: Rgb): [number, number, number] {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(a, bb), Math.atan2(bb, a)];
}

function fromOklch(lightness: number, chroma: number, hue: number): string {
  for (let reduced = chroma; reduced > 0.001; reduced *= 0.92) {
    const rgb = oklchToRgb(lightness, reduced, hue);
    if (rgb.every((value) => value >= -0.0005 && value <= 1.0005)) return toHex(rgb);
  }
  return toHex(oklchToRgb(lightness, 0, hue));
}

function oklchToRgb(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((value) => (value <= 0 ? value : toGamma(value)));
}

function toHex(rgb: readonly number[]): string {
  return `#${rgb
    .map((value) =>
      Math.round(Math.min(1, Math.max(0, value)) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
