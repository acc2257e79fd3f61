import { yearRange } from "../view/dates.ts";
import type { RoleView, SiteView } from "../view/site-view.ts";

/** A line of the listing: a role as a security that was held for some years. */
export type Line = {
  ticker: string;
  role: string;
  years: string;
  href: string;
  /** Where its years lie on the scale of all, in per cent; null where they cannot be read. */
  range: { from: number; width: number } | null;
};

const mostLines = 10;

/** The listing of the roles that the template draws itself; none where they are hidden or have their owner's layout. */
export function listingOf({ sections, experience, projects, publications, asOf }: SiteView): readonly Line[] {
  const section = sections.find(({ kind, layout }) => kind === "experience" && layout === "designed");
  if (!section) return [];
  const roles = experience.items.slice(0, Math.min(mostLines, section.records.length));
  const known = roles.flatMap(({ dates }) => dates.parsed ?? []);
  // Where nobody says when the page was written, what it mentions last stands for its present.
  const others = [...projects.items, ...publications.items].flatMap(({ dates }) => dates?.parsed ?? []);
  const ends = [...known, ...others].map(({ start, end }) => yearOf(end ?? start));
  const now = Math.max(asOf ? yearOf(asOf) : 0, ...ends) + 0.1;
  const begin = Math.min(...known.map(({ start }) => yearOf(start)));
  const share = (years: number) => Math.round((years / (now - begin)) * 1000) / 10;
  return roles.map((role, index) => {
    const { parsed } = role.dates;
    const until = parsed && (parsed.current ? now : yearOf(parsed.end ?? parsed.start));
    return {
      ticker: tickerOf(role),
      role: role.role || role.org,
      years: yearRange(role.dates),
      href: `#${section.anchor}-${index + 1}`,
      range:
        parsed && until !== null
          ? { from: share(yearOf(parsed.start) - begin), width: Math.max(2, share(until - yearOf(parsed.start))) }
          : null,
    };
  });
}

/**
 * The letters of an employer, as an exchange would list it: the initials of its words with capitals, the beginning of a
 * single word, the first word in scripts without capitals.
 */
export function tickerOf({ org, role }: Pick<RoleView, "org" | "role">): string {
  const words = (org || role).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const named = words.filter((word) => /^[\p{Lu}\p{N}]/u.test(word));
  const [first = ""] = named.length > 0 ? named : words;
  if (/^\p{Lo}/u.test(first)) return first;
  const letters = named.length > 1 ? named.map((word) => word.slice(0, 1)).join("") : first;
  return letters.slice(0, 4).toUpperCase();
}

const yearOf = (text: string) => Number(text.slice(0, 4)) + (Number(text.slice(5, 7) || 6) - 1) / 12;
