/**
 * How a face of the system is drawn while a template's own face is on its way: for some weights of a family, with the
 * same height, and in groups of letters that are as wide as those of the face. Lines then break where they will break
 * with the face, so that nothing moves when it arrives. Measured by `npm run templates -- stand-ins`.
 */
export type StandIn = {
  /** The family it stands in for; its own name is "… Fallback". */
  family: string;
  base: keyof typeof systemFaces;
  weight: string;
  stretch?: string;
  style?: "italic";
  /** Height above and depth below the line, in percent of the size. */
  ascent: number;
  descent: number;
  /** Sizes in percent with the letters that take them; the first is for all others too. */
  sizes: readonly (readonly [size: number, letters: string])[];
};

/** Faces that nearly every system has, with one set of widths under several names. */
export const systemFaces = {
  sans: ["Arial", "Liberation Sans", "Helvetica"],
  "sans bold": ["Arial Bold", "Liberation Sans Bold", "Helvetica Bold"],
  "sans italic": ["Arial Italic", "Liberation Sans Italic", "Helvetica Oblique"],
  serif: ["Times New Roman", "Liberation Serif", "Times"],
  "serif bold": ["Times New Roman Bold", "Liberation Serif Bold", "Times Bold"],
  "serif italic": ["Times New Roman Italic", "Liberation Serif Italic", "Times Italic"],
  "serif bold italic": ["Times New Roman Bold Italic", "Liberation Serif Bold Italic", "Times Bold Italic"],
  mono: ["Courier New", "Liberation Mono"],
  "mono bold": ["Courier New Bold", "Liberation Mono Bold"],
} as const;

/** The `@font-face` rules of stand-ins. */
export function standInCss(standIns: readonly StandIn[]): string {
  return standIns.flatMap((standIn) => standIn.sizes.map((size, index) => rule(standIn, size, index === 0))).join("");
}

function rule(standIn: StandIn, [size, letters]: StandIn["sizes"][number], forOthers: boolean): string {
  const { family, base, weight, stretch, style, ascent, descent } = standIn;
  const height = (share: number) => `${Number(((share / size) * 100).toFixed(3))}%`;
  return `@font-face{${[
    `font-family:"${family} Fallback"`,
    `font-weight:${weight}`,
    ...(stretch ? [`font-stretch:${stretch}`] : []),
    ...(style ? [`font-style:${style}`] : []),
    `src:${systemFaces[base].map((face) => `local("${face}")`).join(",")}`,
    `size-adjust:${size}%`,
    `ascent-override:${height(ascent)}`,
    `descent-override:${height(descent)}`,
    "line-gap-override:0%",
    ...(forOthers ? [] : [`unicode-range:${letters}`]),
  ].join(";")}}`;
}
