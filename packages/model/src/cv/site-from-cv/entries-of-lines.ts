import type { EntryFields, SectionKind } from "../../sections/define-kind.ts";

/** A date and its signs are shorter; what is longer than field and date fits no field, and is not searched for one. */
const roomForDate = 40;

const mark = /^\s*[•‣◦▪●·*–-]\s+/u;
const day = String.raw`(?:(?:19|20)\d{2}(?:\s?[-–/]\s?(?:(?:19|20)\d{2}|\d{2}))?|\d{1,2}[./](?:19|20)\d{2})`;
/** "2019: …" and "… , 2019", "… (2019)": a date that a sign parts from the words. */
const dateBefore = new RegExp(String.raw`^(${day})\s*(?:[:;,|]|\s[–—-])\s+(?=\S)`, "u");
const dateBehind = new RegExp(String.raw`\s*(?:[,;|]\s*|\s[–—-]\s+|\s(?=\())\(?(${day})\)?\.?$`, "u");

/**
 * The entries of a kind that a section of a CV says line by line, under the kind's own title: each a line as it stands,
 * its date apart where the kind has a field for one.
 * @param text lines, with bullets where the CV has them
 * @returns null where the lines are no list: then the text stays as it is
 */
export function entriesOfLines(kind: SectionKind, text: string): EntryFields[] | null {
  const field = kind.form.find((each) => each.kind === "text" && each.key === kind.lineField);
  if (field?.kind !== "text") return null;
  const hasDate = kind.form.some((each) => each.kind === "text" && each.key === "date");
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const entries = lines.map((line) => {
    const words = line.replace(mark, "").trim();
    if (words.length > field.max + roomForDate) return null;
    const [found, date = ""] = dateBefore.exec(words) ?? dateBehind.exec(words) ?? [];
    // Of lines without bullets nobody knows where an entry ends, but each that bears a date is one.
    if (words === "" || (!mark.test(line) && found === undefined)) return null;
    const rest = found === undefined ? words : words.replace(found, "").trim();
    const name = hasDate && rest !== "" ? rest : words;
    return name.length > field.max ? null : { [field.key]: name, ...(name === words ? {} : { date }) };
  });
  const whole = entries.filter((entry) => entry !== null);
  return whole.length === lines.length && whole.length > 0 && whole.length <= kind.maxEntries ? whole : null;
}
