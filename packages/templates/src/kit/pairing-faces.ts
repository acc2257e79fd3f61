import archivoExt from "@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2?url";
import archivo from "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url";
import figtreeExt from "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import geistMonoExt from "@fontsource-variable/geist-mono/files/geist-mono-latin-ext-wght-normal.woff2?url";
import geistMono from "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2?url";
import instrumentExt from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2?url";
import instrument from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import franklinExt from "@fontsource-variable/libre-franklin/files/libre-franklin-latin-ext-wght-normal.woff2?url";
import franklin from "@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2?url";
import monaExt from "@fontsource-variable/mona-sans/files/mona-sans-latin-ext-wdth-normal.woff2?url";
import mona from "@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2?url";
import newsreaderExt from "@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2?url";
import newsreader from "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url";
import publicExt from "@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2?url";
import publicSans from "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url";
import schibstedExt from "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-ext-wght-normal.woff2?url";
import schibsted from "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url";
import sometypeExt from "@fontsource-variable/sometype-mono/files/sometype-mono-latin-ext-wght-normal.woff2?url";
import sometype from "@fontsource-variable/sometype-mono/files/sometype-mono-latin-wght-normal.woff2?url";
import sourceSerifExt from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2?url";
import sourceSerif from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url";
import type { PairingFamily } from "./pairings.ts";

/** A family that pairings draw with: its file for Western European letters, and the one for the rest of Latin. */
export type PairingFace = { url: string; extUrl: string; weight: string; stretch?: string };

export const pairingFaces: Readonly<Record<PairingFamily, PairingFace>> = {
  Archivo: { url: archivo, extUrl: archivoExt, weight: "100 900", stretch: "62% 125%" },
  Figtree: { url: figtree, extUrl: figtreeExt, weight: "300 900" },
  "Geist Mono": { url: geistMono, extUrl: geistMonoExt, weight: "100 900" },
  "Instrument Sans": { url: instrument, extUrl: instrumentExt, weight: "400 700" },
  "Libre Franklin": { url: franklin, extUrl: franklinExt, weight: "100 900" },
  "Mona Sans": { url: mona, extUrl: monaExt, weight: "200 900", stretch: "75% 125%" },
  Newsreader: { url: newsreader, extUrl: newsreaderExt, weight: "200 800" },
  "Public Sans": { url: publicSans, extUrl: publicExt, weight: "100 900" },
  "Schibsted Grotesk": { url: schibsted, extUrl: schibstedExt, weight: "400 900" },
  "Sometype Mono": { url: sometype, extUrl: sometypeExt, weight: "400 700" },
  "Source Serif 4": { url: sourceSerif, extUrl: sourceSerifExt, weight: "200 900" },
};
