/**
 * The picture that a shared link shows, as the templates package describes it: words, and the colours and letters of
 * the site's template. Written out here, because that package is loaded built.
 */
export type SiteCard = {
  headline: string;
  under: string;
  work: { label: string; title: string } | null;
  picture: { src: string; focal: { x: number; y: number } | null } | null;
  dir: "ltr" | "rtl";
  lang: string;
  initials: string;
  colours: { bg: string; surface: string; ink: string; muted: string; accent: string; onAccent: string; edge: string };
  faces: readonly CardFace[];
  letters: { headline: CardType; text: CardType };
};

/** One file of a face; `weight` is one number or the ends of a range. */
export type CardFace = { family: string; weight: string; stretch?: string | undefined; file: string };
export type CardType = { families: readonly string[]; weight: number; stretch: number };

/** In pixels: what those who show links ask for. */
export const cardSize = { width: 1200, height: 630 } as const;
