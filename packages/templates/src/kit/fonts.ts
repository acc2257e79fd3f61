/** One font file and the metrics of the system face that stands in until it has loaded. */
export type FontFace = {
  family: string;
  /** Address of the woff2 file, as the bundler gives it. */
  url: string;
  weight: string;
  stretch?: string;
  style?: "italic";
  range: string;
  /** Loaded with the page; exactly one face per template. */
  preload?: boolean;
  /** Share of its own size that it is drawn in, and height above and below the line in percent of that. */
  size?: number;
  ascent?: number;
  descent?: number;
};

/** Ranges of the subset files that @fontsource ships. */
export const latin =
  "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";
export const latinExt =
  "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF";
export const cyrillic = "U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116";
export const arabic =
  "U+0600-06FF,U+0750-077F,U+0870-088E,U+0890-0891,U+0897-08E1,U+08E3-08FF,U+200C-200E,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FE74,U+FE76-FEFC";
export const hebrew = "U+0307-0308,U+0590-05FF,U+200C-2010,U+20AA,U+25CC,U+FB1D-FB4F";

/** A face in its two Latin subsets, of which a browser loads the second only where such letters occur. */
export function latinFace(
  family: string,
  [url, extUrl]: readonly [url: string, extUrl: string],
  { preload, ...drawn }: Pick<FontFace, "weight" | "stretch" | "style" | "preload">,
): FontFace[] {
  return [
    { family, url, ...drawn, range: latin, ...(preload && { preload }) },
    { family, url: extUrl, ...drawn, range: latinExt },
  ];
}

/**
 * The `@font-face` rules of a template.
 * @param resolve gives the address under which a file is served
 */
export function fontFaceCss(fonts: readonly FontFace[], resolve: (url: string) => string): string {
  return fonts
    .map(
      (font) =>
        `@font-face{font-family:"${font.family}";font-style:${font.style ?? "normal"};font-display:swap;font-weight:${font.weight};${font.stretch ? `font-stretch:${font.stretch};` : ""}${measureCss(font)}src:url("${resolve(font.url)}") format("woff2");unicode-range:${font.range}}`,
    )
    .join("");
}

function measureCss({ size, ascent, descent }: FontFace): string {
  const percent = (value: number) => `${Number(value.toFixed(2))}%`;
  return [
    ...(size === undefined ? [] : [`size-adjust:${percent(size * 100)};`]),
    ...(ascent === undefined ? [] : [`ascent-override:${percent(ascent)};`]),
    ...(descent === undefined ? [] : [`descent-override:${percent(descent)};`, "line-gap-override:0%;"]),
  ].join("");
}
