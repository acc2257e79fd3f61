type Entry = { visible: boolean; fields: Record<string, unknown> };

/** What a website's export holds, as far as it is looked at here. */
export type Exported = {
  sections?: readonly { kind: string; visible: boolean; entries: readonly Entry[] }[];
};

/** What a page may show in another form than it was entered, or not at all. */
const shownOtherwise = new Set([
  "category",
  "color",
  "date",
  "end_date",
  "icon",
  "label",
  "level",
  "link",
  "slug",
  "start_date",
  "url",
]);

/** Between the sentences of a long text stands what unfolds it, between authors what the template sets there. */
const seams = /\n|(?<=[.!?…]"?)\s|,\s|\s(?:and|&)\s/;

const listMark = /^\W*\d{1,2}[.)]\s/;
const address = /https?:\/\/\S+/g;

/**
 * The texts of a website that each of its templates must show, part by part, as letters and digits alone.
 * @param exported the website's JSON export
 */
export function factsOf({ sections = [] }: Exported): string[] {
  const parts = sections
    .filter(({ visible }) => visible)
    .flatMap(({ kind, entries }) => {
      const shown = entries.filter((entry) => entry.visible);
      // A single category needs no title of its own (design book 1.10).
      const untitled = kind === "skills" && shown.length === 1;
      return shown.flatMap(({ fields }) => partsOf(fields, untitled ? "title" : ""));
    });
  return [...new Set(parts)].filter((part) => part.length > 1);
}

function partsOf(fields: Record<string, unknown>, leftOut: string): string[] {
  const gpa = typeof fields["gpa"] === "string" ? fields["gpa"] : "";
  const texts = Object.entries(fields).flatMap(([name, value]) => {
    if (name === leftOut || shownOtherwise.has(name)) return [];
    return [value].flat().filter((one) => typeof one === "string");
  });
  return (
    texts
      .flatMap((text) => text.replaceAll(address, " ").split("\n"))
      // A mark is shown once, and not by the line of the description that it was read from.
      .filter((line) => line === gpa || !gpa || !line.includes(gpa))
      .flatMap((line) => line.replace(listMark, "").split(seams))
      .map(plain)
  );
}

/** A text without what typesetting may change: case, blanks, marks. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}
