import type { ArrangedSection } from "./arrange.ts";
import { detectLanguage, sampleCharacters, type LanguageView } from "./language.ts";
import { rememberLast } from "./remember-last.ts";
import type { SiteInput } from "./site-input.ts";
import { recordedOf } from "./view-sections.ts";

/** So much of a section is heard, so that a long one leaves room for the others. */
const sectionCharacters = 800;

/** What tells the language of a page: what its owner wrote and how they call things, not whom they worked for. */
export function languageOf(site: SiteInput, sections: readonly ArrangedSection[]): LanguageView {
  return detect([site.contact.title, site.intro, site.description].join("\n"), sections);
}

const detect = rememberLast((own: string, sections: readonly ArrangedSection[]): LanguageView => {
  const { content, titles } = wordsOf(sections);
  return detectLanguage(withoutAddresses(`${own.slice(0, sampleCharacters)}\n${content}`), titles);
});

/**
 * Names of entries, what is told of them and their tags. Employers, schools and places are left out as they are in the
 * language of their country, and cited works as they are in that of their field.
 */
const wordsOf = rememberLast((sections: readonly ArrangedSection[]) => {
  const said = sections.map(({ kind, entries }) => {
    let words = "";
    for (const { fields } of entries) {
      if (words.length > sectionCharacters) break;
      const { title, text, tags, cited } = recordedOf(kind, fields).record;
      if (!cited) words += `${[title, text, ...tags].join("\n")}\n`;
    }
    return words.slice(0, sectionCharacters);
  });
  return { content: said.join("\n"), titles: sections.flatMap(({ title }) => title ?? []).join("\n") };
});

/** Addresses are in no language. */
const withoutAddresses = (text: string) => text.replace(/\S*(?:@|:\/\/|www\.)\S*/g, " ");
