import type { CSSProperties } from "react";
import { careerOf } from "../kit/career.tsx";
import type { SiteView } from "../view/site-view.ts";

/** The lights that the style sheet has for posts, used in turn. */
const tones = 4;

/** The light of a post, counted from the oldest. */
export function toneOf(index: number): string {
  return `var(--tone-${(index % tones) + 1})`;
}

/** The light inside the monogram as `--curtains`: a curtain for each post, as wide as it lasted; those of the sheet for a single one. */
export function curtainsOf(view: SiteView): CSSProperties {
  const posts = careerOf(view);
  if (posts.length < 2) return { "--curtains": "inherit" } as CSSProperties;
  const whole = posts.reduce((sum, { share }) => sum + share, 0);
  let passed = 0;
  const stops = posts.map(({ share }, index) => {
    passed += share;
    return `${toneOf(index)} ${Math.round(((passed - share / 2) / whole) * 100)}%`;
  });
  return { "--curtains": `linear-gradient(100deg, ${stops.join(", ")})` } as CSSProperties;
}
