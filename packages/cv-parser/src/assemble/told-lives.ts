import type { Line } from "../core/layout.ts";
import { wordSet } from "../core/words.ts";

/** Where papers about someone say whom and by whom, how long lives are, and how often others are spoken of. */
const limits = {
  topLines: 6,
  shortest: 25,
  longest: 110,
  latestBirth: 1960,
  byline: 60,
  thirdPerson: 3,
  firstPerson: 2,
};

const oneself = wordSet(
  "my me ich mein meine mon mes moi yo mis meu minha mio mia ik mijn mina moj minun я мой моя мне меня мій ben benim saya toi",
);
const others = wordSet("he she his her him elle ella ela ele hij zij он она его ее він вона його її");
const year = /(?<!\d)1[5-9]\d\d(?!\d)|(?<!\d)20\d\d(?!\d)/gu;
const isDead = /†|\(\s*\*?\s?(?:1[5-9]\d\d)\s?[-–—]\s?†?\s?(?:1[5-9]\d\d|20\d\d)\s*\)/u;
const day = /\b\d{1,2}(?:st|nd|rd|th|\.|,|\s)/gu;
const byline =
  /^(?:[Bb]y|BY|[Vv]on|[Pp]ar|[Pp]or|[Dd]oor|[Aa]v|[Aa]f|[Тт]екст|[Аа]втор|記者|记者)[:：]?(?:\s+\p{Lu}[\p{L}.'’-]*){2,4}(?:\s*[|,·–-].*)?$|^(?:記者|记者|本报记者)[:：]?\s*\p{sc=Han}{2,4}$/u;

/** True for a top that says when someone was born and died. */
export function hasLifespan(lines: readonly Line[]): boolean {
  return lines.slice(0, limits.topLines).some(({ text }) => {
    const years = (text.match(year) ?? []).map(Number);
    const [born = 0, died = 0] = years;
    if (years.length !== 2 || born > limits.latestBirth) return false;
    if (died - born < limits.shortest || died - born > limits.longest) return false;
    return isDead.test(text) || (text.match(day) ?? []).length >= 2;
  });
}

/** True for a top that says who wrote what follows, and of somebody else: "By Ida Moss". */
export function hasByline(lines: readonly Line[]): boolean {
  return lines.slice(1, limits.topLines).some(({ text }) => text.length <= limits.byline && byline.test(text.trim()));
}

/** True where others are spoken of and nobody speaks of oneself. */
export function isOfThirdPerson(words: readonly string[]): boolean {
  return words.filter((word) => others.has(word)).length >= limits.thirdPerson && !speaksOfOneself(words);
}

/** True where somebody speaks of oneself. */
export const speaksOfOneself = (words: readonly string[]): boolean =>
  words.filter((word) => oneself.has(word)).length >= limits.firstPerson;
