import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Named } from "./kinds.ts";

type Names = Record<string, readonly string[] | undefined> | undefined;
type Locale = { person?: { first_name?: Names; last_name?: Names } };

const perLocale = 400;

/** First names with last names of each language; which go together, their places in the lists decide. */
export async function peopleOf(folder: string): Promise<Named[]> {
  const { allLocales } = (await import(pathToFileURL(join(folder, "package/dist/index.js")).href)) as {
    allLocales: Record<string, Locale>;
  };
  return Object.entries(allLocales).flatMap(([locale, { person }]) => {
    const [first, last] = [allOf(person?.first_name), allOf(person?.last_name)];
    if (first.length === 0 || last.length === 0) return [];
    return Array.from({ length: perLocale }, (_, at): Named => {
      const names = [first[(at * 7) % first.length] ?? "", last[(at * 11) % last.length] ?? ""];
      return { kind: "person", text: names.join(" "), group: locale };
    });
  });
}

const allOf = (names: Names): string[] => [...new Set(Object.values(names ?? {}).flatMap((each) => each ?? []))];
