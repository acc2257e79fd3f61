import { findKind, sectionTitle } from "@vitrine/model";
import { openWord, type DatesView } from "../view/dates.ts";
import { labelsFor, labelsLangFor, type Labels } from "../view/labels.ts";
import { rememberLast } from "../view/remember-last.ts";
import type { SiteView } from "../view/site-view.ts";

/** The language of the facing page, with the product's own words in it. */
export type Facing = { lang: string; labels: Labels };

/** Languages that are known by their name, whichever of their names the owner wrote. */
const codes =
  "af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka kk ko la lt lv mk mn ms nl no pl pt ro ru sk sl sq sr sv sw ta th tr uk ur uz vi yi zh".split(
    " ",
  );

/** A language by its code and by what its own people call it. */
export type Tongue = { code: string; own: string };

const namesIn = (lang: string) => new Intl.DisplayNames([lang], { type: "language", fallback: "none" });

/** Languages by their names: in the site's language, in English and in the language itself. */
const tonguesByName = rememberLast((lang: string): ReadonlyMap<string, Tongue> => {
  const [local, english] = [namesIn(lang), namesIn("en")];
  const named = codes.flatMap((code) => {
    const own = namesIn(code).of(code) ?? "";
    return [local.of(code), english.of(code), own].map((name) => [fold(name ?? ""), { code, own }] as const);
  });
  return new Map(named.filter(([name]) => name !== ""));
});

const fold = (name: string) => name.trim().toLowerCase();

/** A language by any of its names; null where the name is not known. */
export const ownNameOf = (name: string, lang: string): Tongue | null => tonguesByName(lang).get(fold(name)) ?? null;

/**
 * The first language that the person says they speak beside that of the page, and that the product has words in; null
 * where there is none, so that nothing is translated that nobody said.
 */
export const facingOf = ({ languages, lang, labelsLang }: SiteView): Facing | null =>
  facingIn(languages.items, lang, labelsLang);

const facingIn = rememberLast((spoken: SiteView["languages"]["items"], lang: string, labelsLang: string) => {
  const codesSpoken = spoken.flatMap(({ name }) => ownNameOf(name, lang)?.code ?? []);
  const second = codesSpoken.find((code) => code !== lang.slice(0, 2) && code !== labelsLang && hasWords(code));
  return second ? { lang: second, labels: labelsFor(second).labels } : null;
});

const hasWords = (code: string) => code === "en" || labelsLangFor(code) !== "en";

const monthsIn = rememberLast(
  (lang: string) =>
    new Intl.DateTimeFormat(`${lang}-u-ca-gregory-nu-latn`, { month: "short", year: "numeric", timeZone: "UTC" }),
);

/** The title that faces one in the product's words; none for what the owner named. */
export function facingTitle(facing: Facing, kind: string): string {
  const known = findKind(kind);
  const own = (facing.labels as Readonly<Record<string, string>>)[kind];
  return own ?? (known ? sectionTitle(known, null, facing.lang) : "");
}

/** A date in the facing language, as far as it was read; empty where figures alone would say the same again. */
export function facingDates({ parsed }: DatesView, { lang, labels }: Facing): string {
  if (!parsed) return "";
  const said = (date: string) =>
    date.length > 4 ? monthsIn(lang).format(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5)) - 1)) : date;
  const end = parsed.current ? (openWord(lang) ?? labels.now) : parsed.end && said(parsed.end);
  const isFigures = parsed.start.length === 4 && (parsed.end?.length ?? 4) === 4 && !parsed.current;
  return isFigures ? "" : [said(parsed.start), end].filter(Boolean).join(" – ");
}
