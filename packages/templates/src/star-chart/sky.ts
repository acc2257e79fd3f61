import { monthIndex } from "../view/dates.ts";
import type { SiteView } from "../view/site-view.ts";

type Place = { x: number; y: number };
/** A star of a constellation on a field of 100 by 100, as large as its skill is often named. */
type Star = Place & { size: number };

/** More stars than this could not be told apart. */
const mostStars = 12;
const tries = 14;

/**
 * The figure of a group of skills, always the same for the same words: every star stands where it is farthest from
 * those before it, and a line leads to the nearest of them.
 */
export function figureOf(view: SiteView, skills: readonly string[]): { stars: readonly Star[]; lines: string } {
  const next = seeded(skills.join());
  const stars: Star[] = [];
  const lines: string[] = [];
  for (const skill of skills.slice(0, mostStars)) {
    const places = Array.from({ length: tries }, () => ({ x: 8 + next() * 84, y: 10 + next() * 80 }));
    const [best = { x: 50, y: 50 }] = places.toSorted((a, b) => roomAt(stars, b) - roomAt(stars, a));
    const star = { x: Math.round(best.x), y: Math.round(best.y), size: 2 + Math.min(4, timesNamed(view, skill)) };
    const [near] = stars.toSorted((a, b) => between(a, star) - between(b, star));
    if (near) lines.push(`M${near.x} ${near.y}L${star.x} ${star.y}`);
    stars.push(star);
  }
  return { stars, lines: lines.join("") };
}

const between = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y);
const roomAt = (stars: readonly Place[], place: Place) => Math.min(60, ...stars.map((star) => between(star, place)));

/** How many roles and works name a skill among theirs. */
function timesNamed({ experience, projects }: SiteView, skill: string): number {
  const named = [...experience.items.map((role) => role.skills), ...projects.items.map((work) => work.technologies)];
  return named.filter((tags) => tags.some((tag) => tag.toLowerCase() === skill.toLowerCase())).length;
}

/** Numbers from 0 to 1 that follow from a text. */
function seeded(text: string): () => number {
  let state = Array.from(text).reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 7);
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c_1b_3c_6d) + 0x9e_37_79_b9) >>> 0;
    return state / 4_294_967_296;
  };
}

export type Rim = {
  /** Years, and roles as arcs, by degrees from the rim's beginning. */
  years: readonly { year: number; at: number }[];
  arcs: readonly { from: number; length: number; isPresent: boolean }[];
  /** For each role the width of a disc whose area is as large as the role was long; 1 is the longest. */
  discs: readonly number[];
};

/** The rim leaves a gap between the last year and the first. */
const round = 344;
const mostYears = 12;

/** The years of a career and its roles in them; without years where fewer than three in five roles say when. */
export function rimOf({ experience, education, publications, asOf }: SiteView): Rim {
  const roles = experience.items.map(({ dates }) => dates.parsed);
  const known = roles.filter((dates) => dates !== null);
  const isTold = known.length > 0 && known.length >= roles.length * 0.6;
  if (!isTold) return { years: [], arcs: [], discs: roles.map(() => 0.6) };
  const others = [...education.items, ...publications.items].flatMap(({ dates }) => dates?.parsed ?? []);
  const latest = Math.max(...[...known, ...others].map(({ start, end }) => monthIndex(end ?? start, 12)));
  const now = Math.max(latest, asOf ? monthIndex(asOf, 12) : 0);
  const begin = Math.floor(Math.min(...known.map(({ start }) => monthIndex(start, 1))) / 12) * 12;
  const whole = Math.max(24, now - begin);
  const at = (month: number) => Math.round(((month - begin) / whole) * round);
  const untilOf = ({ start, end, current }: (typeof known)[number]) => (current ? now : monthIndex(end ?? start, 12));
  const lengths = roles.map((dates) => (dates ? Math.max(1, untilOf(dates) - monthIndex(dates.start, 1)) : 6));
  const step = Math.ceil(whole / 12 / mostYears);
  return {
    years: Array.from({ length: Math.floor(whole / 12 / step) + 1 }, (_, index) => index * step).map((count) => {
      return { year: begin / 12 + count, at: at(begin + count * 12) };
    }),
    arcs: known.map((dates) => {
      const from = at(monthIndex(dates.start, 1));
      return { from, length: Math.max(2, at(untilOf(dates)) - from - 1), isPresent: dates.current };
    }),
    discs: lengths.map((months) => Math.round(Math.sqrt(months / Math.max(12, ...lengths)) * 100) / 100),
  };
}
