import type { GoldStudy } from "./gold.ts";

const label =
  "(?:C\\.?G\\.?P\\.?A|G\\.?P\\.?A|Grade|Percentage|Note|Average|Score|Final mark|Abschlussnote|Promedio|Voto)";
const number = "\\d{1,3}(?:[.,]\\d{1,3})?(?:\\s*/\\s*\\d{1,3}(?:[.,]\\d)?)?\\s*%?";
const named = new RegExp(
  `(?:Current |Cumulative |Overall )?${label}\\.?\\s*(?:\\([^)]*\\))?\\s*[:=–-]?\\s*(${number})`,
  "iu",
);
const behind = new RegExp(`(${number})\\s*${label}\\b`, "iu");
const whole = new RegExp(`^${number}$`, "u");

/** A name without the mark that it ends with ("BSc – GPA 3.9", "7.6 CGPA"), and the mark; null when there is none. */
export function splitMark(text: string): { name: string; mark: string | null } {
  if (/%$|\/\s*\d+$/.test(text) && whole.test(text)) return { name: "", mark: text };
  const found = named.exec(text) ?? behind.exec(text);
  const mark = found?.[1];
  if (found === null || mark === undefined) return { name: text, mark: null };
  const name = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  return {
    name: name
      .replace(/\(\s*\)/g, " ")
      .replace(/\s+/g, " ")
      .replace(/^[\s,;–-]+|[\s,;–-]+$/g, ""),
    mark: mark.trim(),
  };
}

const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
const mostLines = 5;

/** The mark that the page gives beside or right below a school and above the next one; null when it gives none there. */
export function markBelow(text: string, study: GoldStudy, others: readonly GoldStudy[]): string | null {
  const lines = text.split("\n");
  const [key, other] = [keyOf(study.institution ?? study.degree), keyOf(study.degree)];
  if (key.length < leastKey) return null;
  const from = lines.findIndex((line, index) => {
    const near = fold(lines.slice(Math.max(0, index - 2), index + 3).join(" "));
    return fold(line).includes(key) && near.includes(other);
  });
  if (from < 0) return null;
  const ends = others.flatMap(({ institution, degree }) => [keyOf(institution), keyOf(degree)]);
  for (const [index, line] of lines.slice(from, from + mostLines).entries()) {
    if (
      index > 0 &&
      ends.some((end) => end.length >= leastKey && end !== key && end !== other && fold(line).includes(end))
    )
      return null;
    const mark = (named.exec(line) ?? behind.exec(line))?.[1];
    if (mark !== undefined) return mark.trim();
  }
  return null;
}

const keyOf = (name = ""): string => fold(name).slice(0, 24);
const leastKey = 4;
