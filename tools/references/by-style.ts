import { pathToFileURL } from "node:url";
import { join } from "node:path";
import type { DrawnEntry } from "./drawn.ts";
import { filesOf, textOf } from "./git-files.ts";
import { isHeld } from "./records.ts";
import type { BookRecord } from "./records.ts";

type Engine = {
  updateItems: (ids: string[]) => void;
  makeBibliography: () => [{ entry_ids: string[][] }, string[]] | false;
};
type System = { retrieveLocale: (language: string) => string; retrieveItem: (id: string) => unknown };
type Processor = { Engine: new (system: System, style: string, language: string, force: boolean) => Engine };

/** A style of the public collection, and the language that it writes in. */
export type CitationStyle = { name: string; text: string; language: string; isNumbered: boolean };

/** The collection's styles that list references; `held` takes the half that is kept back for judging, or the other. */
export function* citationStyles(
  gitDirectory: string,
  names: readonly string[],
  held: boolean,
): Generator<CitationStyle> {
  for (const name of names) {
    if (isHeld(name, 2) !== held) continue;
    const text = textOf(gitDirectory, name);
    if (!text.includes("<bibliography")) continue;
    const language = /default-locale="([^"]+)"/u.exec(text)?.[1] ?? "en-US";
    yield { name, text, language, isNumbered: text.includes('second-field-align="') };
  }
}

/** Names of all independent styles. */
export const styleNames = (gitDirectory: string): string[] => filesOf(gitDirectory, /\.csl$/u);

/** Writes lists in citation styles by citeproc-js, which lies in a folder of its own: its licence is not for a dependency. */
export async function styleWriter(folder: string, localesDirectory: string) {
  const { default: processor } = (await import(pathToFileURL(join(folder, "citeproc_commonjs.js")).href)) as {
    default: Processor;
  };
  const known = new Map<string, string>();
  const localeOf = (language: string): string => {
    const path = `locales-${language}.xml`;
    const text =
      known.get(path) ?? (filesOf(localesDirectory, /\.xml$/u).includes(path) ? textOf(localesDirectory, path) : "");
    const locale = text === "" ? textOf(localesDirectory, "locales-en-US.xml") : text;
    known.set(path, locale);
    return locale;
  };
  return ({ text, language }: CitationStyle, records: readonly BookRecord[]): DrawnEntry[] => {
    const byId = new Map(records.map((record) => [record.id, record]));
    const system = { retrieveLocale: localeOf, retrieveItem: (id: string) => byId.get(id) };
    const engine = new processor.Engine(system, text, language, false);
    engine.updateItems([...byId.keys()]);
    const made = engine.makeBibliography();
    if (made === false) return [];
    return made[1].flatMap((html, index) => {
      const record = byId.get(made[0].entry_ids[index]?.[0] ?? "");
      return record === undefined ? [] : [{ record, html: running(html) }];
    });
  };
}

/** An entry without the boxes around it, its number before its text. */
const running = (html: string): string =>
  html
    .trim()
    .replace(/^<div class="csl-entry">|<\/div>$/gu, "")
    .replace(/<div class="csl-left-margin">([\s\S]*?)<\/div>/u, "$1 ")
    .replace(/<div class="csl-(?:right-inline|block|indent)">([\s\S]*?)<\/div>/gu, "$1 ");
