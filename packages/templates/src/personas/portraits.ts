import { drawing } from "./drawing.ts";

/**
 * Portraits of the sample people, drawn by code in two tones like a linocut, so that no real face
 * and no foreign picture is needed.
 */
type Portrait = { ground: string; ink: string; skin: string; cloth: string; hair: string; details: string };

const head = "M200 118c-48 0-78 34-78 86 0 62 34 112 78 112s78-50 78-112c0-52-30-86-78-86Z";
const shade = "M200 118c48 0 78 34 78 86 0 62-34 112-78 112 20-10 34-34 36-62 2-22-10-30-8-46 2-20 6-66-28-90Z";

/** A head and shoulders in the tones given; hair and details are drawn by the caller. */
export function draw({ ground, ink, skin, cloth, hair, details }: Portrait): string {
  return drawing(
    400,
    520,
    ground,
    `<path fill="${cloth}" d="M20 520c4-92 62-128 124-144h112c62 16 120 52 124 144Z"/><path fill="${skin}" d="M164 290h72v92c-18 34-54 34-72 0Z"/><path fill="${ink}" opacity=".28" d="M164 306c22 22 50 22 72 0v40c-22 10-50 4-72-24Z"/><path fill="${skin}" d="${head}"/><path fill="${ink}" opacity=".2" d="${shade}"/>${hair}${details}`,
  );
}

/** Brows, eyes, nose and mouth in one ink. */
export function features(ink: string): string {
  return `<g fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M148 200c9-7 22-8 32-3M220 197c10-5 23-4 32 3"/><path d="M202 206c-2 20-10 30-10 40 0 6 8 8 16 6"/><path d="M176 276c14 7 34 7 48 0"/></g><g fill="${ink}"><circle cx="165" cy="216" r="5"/><circle cx="236" cy="216" r="5"/></g>`;
}

const navy = "#1d2b3f";

export const portraits = {
  hanne: draw({
    ground: "#c9d3d8",
    ink: navy,
    skin: "#f0d9c6",
    cloth: "#2f4f63",
    hair: `<path fill="${navy}" d="M112 300c-18-60-22-128 12-166 34-40 118-40 152 0 34 38 30 106 12 166-6 8-22 8-28 0 10-44 14-92 0-118-40 6-82-4-104-30-8 22-24 34-28 56-4 30 2 62 10 92-6 8-20 8-26 0Z"/>`,
    details: `${features(navy)}<path fill="#e9e4da" d="M144 376 200 452l56-76-20-6c-10 22-62 22-72 0Z"/>`,
  }),
  ines: draw({
    ground: "#e3d9c4",
    ink: "#33231d",
    skin: "#d9ae8c",
    cloth: "#5f2a2f",
    hair: `<path fill="#33231d" d="M118 226c-10-74 24-124 82-124s94 48 82 124c-6-20-14-40-22-52-34 14-88 10-112-14-10 18-22 42-30 66Z"/><path fill="#33231d" d="M200 106c-26 0-40-16-40-34s18-32 40-32 40 14 40 32-14 34-40 34Z"/>`,
    details: `${features("#33231d")}<g fill="none" stroke="#33231d" stroke-width="4"><circle cx="165" cy="216" r="25"/><circle cx="236" cy="216" r="25"/><path d="M190 212q10-6 21 0M140 212l-16-5M261 212l16-5"/></g><path fill="#f3ead9" d="M148 380 200 440l52-60-14-6c-16 26-60 26-76 0Z"/>`,
  }),
} as const;
