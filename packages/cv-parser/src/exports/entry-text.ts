const bullet = /^\s*•\s*/u;

/** The description of an entry as running text and the points below it, each without its mark. */
export function partedDescription(description: string): { paragraph: string; points: string[] } {
  const lines = description.split("\n").filter((line) => line.trim() !== "");
  return {
    paragraph: lines.filter((line) => !bullet.test(line)).join("\n"),
    points: lines.filter((line) => bullet.test(line)).map((line) => line.replace(bullet, "")),
  };
}

type Entry = Readonly<Record<string, unknown>>;

/** The object without what the CV does not say: empty texts, empty lists, empty objects. */
export function withoutEmpty(entry: Entry): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}
