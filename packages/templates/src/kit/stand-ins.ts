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

/**
 * Faces that nearly every system has, with one set of widths under several names. The one of Linux comes first: there a
 * browser asks another process for every name, so that a missing one costs most.
 */
export const systemFaces = {
  sans: ["Liberation Sans", "Arial", "Helvetica"],
  "sans bold": ["Liberation Sans Bold", "Arial Bold", "Helvetica Bold"],
  "sans italic": ["Liberation Sans Italic", "Arial Italic", "Helvetica Oblique"],
  serif: ["Liberation Serif", "Times New Roman", "Times"],
  "serif bold": ["Liberation Serif Bold", "Times New Roman Bold", "Times Bold"],
  "serif italic": ["Liberation Serif Italic", "Times New Roman Italic", "Times Italic"],
  "serif bold italic": ["Liberation Serif Bold Italic", "Times New Roman Bold Italic", "Times Bold Italic"],
  mono: ["Liberation Mono", "Courier New"],
  "mono bold": ["Liberation Mono Bold", "Courier New Bold"],
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
