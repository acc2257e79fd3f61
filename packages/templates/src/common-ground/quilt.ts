import { briefKinds } from "../kit/section-links.ts";
import { drawnName } from "../view/drawn-name.ts";
import type { SiteView } from "../view/site-view.ts";

/** The pattern of a block and its pair of cloths, by number. */
export type Cloth = { path: string; tone: number };
/** A block of the quilt: how many cells it is wide, and what it stands for. */
type Block = Cloth & { size: 1 | 2; title: string; href: string | null };

/** The quilt is as many cells wide as it is high; so many posts are large. */
const across = 6;
const mostLarge = 4;
export const cells = across * across;

/** Traditional blocks on a field of 12 by 12: pinwheel, geese, hourglass, star, nine patch, cabin, lantern, churn. */
const patterns = [
  "M0 0 6 6H0ZM12 0v6H6ZM12 12 6 6h6ZM0 12V6h6Z",
  "M0 6 6 0l6 6ZM0 12l6-6 6 6Z",
  "M0 0h12L6 6ZM0 12h12L6 6Z",
  "M3 3h6v6H3ZM3 3V0l3 3ZM9 3V0L6 3ZM9 3h3L9 6ZM9 9h3L9 6ZM9 9v3L6 9ZM3 9v3l3-3ZM3 9H0l3-3ZM3 3H0l3 3Z",
  "M0 0h4v4H0ZM8 0h4v4H8ZM4 4h4v4H4ZM0 8h4v4H0ZM8 8h4v4H8Z",
  "M0 0h12v2H2v10H0ZM4 4h8v2H6v6H4ZM8 8h4v4H8Z",
  "M6 0l6 6-6 6-6-6ZM6 3 3 6l3 3 3-3Z",
  "M0 0h4L0 4ZM12 0v4L8 0ZM12 12H8l4-4ZM0 12V8l4 4ZM4 4h4v4H4ZM4 0h4v2H4ZM4 10h4v2H4ZM0 4h2v4H0ZM10 4h2v4h-2Z",
  "M0 0h6a6 6 0 0 1-6 6ZM12 0v6a6 6 0 0 1-6-6ZM12 12H6a6 6 0 0 1 6-6ZM0 12V6a6 6 0 0 1 6 6Z",
  "M0 0h6L0 6ZM6 0h6L6 6ZM0 6h6l-6 6ZM6 6h6l-6 6Z",
] as const;

/**
 * Every entry of the page as a block, posts first and the latest of them large; what is left of the square is sewn of the
 * letters of the name.
 */
export function quiltOf(view: SiteView): readonly Block[] {
  const { name } = view.person;
  const entries = view.sections
    .filter(({ kind }) => kind !== "skills" && !briefKinds.includes(drawnName(kind)))
    .toSorted((a, b) => Number(b.kind === "experience") - Number(a.kind === "experience"))
    .flatMap(({ kind, anchor, layout, records }) =>
      records.map((record, index) => ({
        isPost: kind === "experience",
        title: record.title || record.under[0] || "",
        href: isMarked(kind) && layout === "designed" ? `#${anchor}-${index + 1}` : `#${anchor}`,
      })),
    );
  const large = Math.min(mostLarge, entries.filter(({ isPost }) => isPost).length);
  const shown = entries.slice(0, cells - large * 3);
  const letters = Array.from(name.replaceAll(/[^\p{L}]/gu, ""));
  const rest = letters.length > 0 ? cells - large * 3 - shown.length : 0;
  return [
    ...shown.map(({ title, href }, index): Block => {
      return { ...clothOf(name, index), title, href: title ? href : null, size: index < large ? 2 : 1 };
    }),
    ...Array.from({ length: rest }, (_, index): Block => {
      const cloth = clothOf(letters[index % letters.length] ?? "", shown.length + index);
      return { ...cloth, title: "", href: null, size: 1 };
    }),
  ];
}

/** Entries of these kinds have anchors of their own. */
const isMarked = (kind: string): boolean => kind === "experience" || kind === "projects";

/** Pattern and cloths of a block: the words choose the first, and no two that follow each other are alike. */
export function clothOf(words: string, index: number): Cloth {
  const seed = Array.from(words).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003, 7);
  const tone = 1 + ((seed + index * 5 + 2 * Math.floor(index / across)) % 6);
  return { path: patterns[(seed + index * 3) % patterns.length] ?? patterns[0], tone };
}
