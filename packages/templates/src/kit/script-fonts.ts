import vazirmatn from "@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url";
import notoHebrew from "@fontsource-variable/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-wght-normal.woff2?url";
import { arabic, hebrew, type FontFace } from "./fonts.ts";

/** Faces for scripts that the design faces lack; a browser loads them only when such letters occur. */
export const scriptFonts: readonly FontFace[] = [
  { family: "Vazirmatn", url: vazirmatn, weight: "100 900", range: arabic },
  { family: "Noto Sans Hebrew", url: notoHebrew, weight: "100 900", range: hebrew },
];
