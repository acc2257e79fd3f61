import type { CSSProperties } from "react";
import { monthsOf } from "../view/dates.ts";
import type { SiteView } from "../view/site-view.ts";

/** The lights that the style sheet has for posts, used in turn. */
const tones = 4;

/** The light of a post, counted from the oldest. */
export function toneOf(index: number): string {
  return `var(--tone-${(index % tones) + 1})`;
}

/**
 * The light inside the monogram as `--curtains`: a curtain for each post, the oldest first, as wide as it lasted; posts
 * that do not say how long are as wide as the others are on average. Nothing for a single post.
 */
export function curtainsOf({ experience, asOf }: SiteView): CSSProperties | undefined {
  const months = experience.items.map(({ dates }) => monthsOf(dates, asOf)).toReversed();
  if (months.length < 2) return undefined;
  const known = months.filter((length) => length !== null);
  const usual = known.reduce((sum, length) => sum + length, 0) / known.length || 1;
  const widths = months.map((length) => Math.max(length ?? usual, 1));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let passed = 0;
  const stops = widths.map((width, index) => {
    passed += width;
    return `${toneOf(index)} ${Math.round(((passed - width / 2) / whole) * 100)}%`;
  });
  return { "--curtains": `linear-gradient(100deg, ${stops.join(", ")})` } as CSSProperties;
}
