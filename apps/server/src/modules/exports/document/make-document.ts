import { paperOf, type Website } from "@vitrine/model";
import {
  toSiteView,
  type LinkView,
  type RecordView,
  type SectionView,
  type SiteView,
  type TextBlock,
} from "@vitrine/templates/view";
import type { Block, Entry, ExportDocument, Run, Section } from "./export-document.ts";
import { printableText } from "./printable-text.ts";

/** What programs that read applications call the first section; other languages keep the site's own word. */
const summaryHeadings: Readonly<Record<string, string>> = {
  en: "Summary",
  de: "Profil",
  fr: "Profil",
  es: "Perfil",
  it: "Profilo",
  pt: "Perfil",
  nl: "Profiel",
};

/** The CV of a website: everything its page says of the person but for pictures and posts. Pure. */
export function makeDocument(website: Website): ExportDocument {
  // Posts are no part of a CV; a family of its own would hold back what a template keeps for its drawings.
  const view = toSiteView({ ...website, blogPosts: [] }, { family: "default", baseUrl: "", branding: false });
  const { person } = view;
  return {
    lang: view.lang,
    isRightToLeft: view.dir === "rtl",
    paper: paperOf(website.contact),
    name: printableText(person.name),
    headline: printableText(person.title),
    contact: contactOf(view),
    sections: sectionsOf(view).filter(({ entries, blocks }) => entries.length + blocks.length > 0),
    changedAt: new Date(website.updated_at),
  };
}

function contactOf({ person }: SiteView): Run[] {
  const runs = [
    ...[person.email, person.phone].flatMap((link) => (link ? [linkRun(link)] : [])),
    { text: printableText(person.location) },
    ...person.links.map((link) => linkRun({ ...link, label: shortAddress(link.href) })),
  ];
  return runs.filter(({ text }) => text !== "");
}

const linkRun = ({ label, href }: Pick<LinkView, "label" | "href">): Run => ({ text: printableText(label), href });

/** `https://www.example.org/a/` → `example.org/a`: the address itself, since paper cannot be clicked. */
function shortAddress(href: string): string {
  return href.replace(/^(?:https?:\/\/(?:www\.)?|mailto:)/i, "").replace(/[/?#]$/, "");
}

/** What a CV begins with, the sections in their owner's order and under their titles, then what forms brought. */
function sectionsOf(view: SiteView): Section[] {
  const ofBlocks = (heading: string, blocks: readonly Block[]): Section => ({ heading, entries: [], blocks });
  const inContact = new Set(view.person.links.map(({ href }) => href));
  return [
    ofBlocks(summaryHeadings[view.lang] ?? view.labels.about, summaryOf(view)),
    ...view.sections.map((section) => sectionOf(section, view, inContact)),
    ofBlocks(view.labels.highlights, highlightsOf(view)),
  ];
}

/** The owner's own title, or what the site calls the kind in its language. */
function headingOf({ kind, title, isOwnTitle }: Omit<SectionView, "records">, { labels }: SiteView): string {
  const words: Readonly<Record<string, string>> = labels;
  return isOwnTitle ? title : (words[kind] ?? title);
}

/** Entries as what they have to say needs: names in one line, names with a detail in a list, all others at length. */
function sectionOf({ records, ...section }: SectionView, view: SiteView, inContact: ReadonlySet<string>): Section {
  const heading = headingOf(section, view);
  const shown = records.filter((record) => !isAddressAlone(record, inContact));
  const plain = shown.every(({ dates, prose, link, under }) => !dates && !prose && !link && under.length < 2);
  if (!plain) return { heading, entries: shown.map(entryOf(view)), blocks: [] };
  if (shown.some(({ tags }) => tags.length > 0)) {
    const blocks = shown.map(({ title, under, tags }) => labelled(joined([title, ...under], ", "), inOneLine(tags)));
    return { heading, entries: [], blocks };
  }
  const lines = shown.map(({ title, under }) => joined([title, ...under], " – "));
  const isNamesOnly = shown.every(({ under }) => under.length === 0);
  return { heading, entries: [], blocks: isNamesOnly ? textBlock(lines.map(printableText).join(", ")) : listed(lines) };
}

/** Names in one line, parted so that each can be told from the next: one of them may hold a comma itself. */
const inOneLine = (names: readonly string[]): string =>
  names.join(names.some((name) => name.includes(",")) ? "; " : ", ");

/** A link of the line of contact details says nothing new further down. */
function isAddressAlone({ link, under, dates, prose, tags }: RecordView, inContact: ReadonlySet<string>): boolean {
  return link !== null && inContact.has(link.href) && under.length + tags.length === 0 && !dates && !prose;
}

function entryOf({ labels }: SiteView) {
  return ({ title, under, dates, prose, isCited, tags, tagsAre, grade, link }: RecordView): Entry => {
    const details = [...(grade ? under.slice(0, -1) : under), tagsAre ? "" : inOneLine(tags)];
    const when = dates?.text ?? "";
    return {
      ...(isCited ? named(title, "", [...details, when]) : named(title, when, details)),
      blocks: [
        ...(grade ? [labelled(labels.grade, grade)] : []),
        ...proseOf(prose?.blocks ?? []),
        ...(tagsAre && tags.length > 0 ? [labelled(labels[tagsAre], inOneLine(tags))] : []),
        ...addressesOf(link ? [link] : []),
      ],
    };
  };
}

function summaryOf({ person, labels }: SiteView): Block[] {
  const about = proseOf(person.about.blocks);
  const availability = person.availableForFreelance ? textBlock(labels.available) : [];
  return [...textBlock(person.intro), ...about, ...proseOf(person.note.blocks), ...availability];
}

/** Facts with more to say than a line become a list. */
const factCharacters = 90;

/** What was typed into the forms of templates: figures, values, quotations. */
function highlightsOf({ highlights }: SiteView): Block[] {
  return [
    ...highlights.quotes.flatMap(textBlock),
    ...highlights.facts.flatMap(({ term, values }) =>
      values.join("; ").length > factCharacters
        ? [labelled(term, ""), ...listed(values)]
        : [labelled(term, values.join("; "))],
    ),
  ];
}

/** An entry without a title is called by what else is known of it. */
function named(title: string, dates: string, details: readonly string[]): Entry {
  const [first = "", ...rest] = [title, ...details].map(printableText).filter((text) => text !== "");
  const when = printableText(dates);
  return {
    title: first,
    // A title that ends in its year says when by itself.
    dates: when !== "" && wordsOf(first).endsWith(wordsOf(when)) ? "" : when,
    detail: whereOf(rest.filter((text, index) => isNew(text, [when, ...rest.slice(0, index)]))),
    blocks: [],
  };
}

/** "Halvorsen Lysverk (Bergen)": behind a comma, programs take a place for a part of the name, and a name for a place. */
function whereOf([name = "", ...others]: readonly string[]): string {
  return others.length === 0 ? name : `${name} (${others.join(", ")})`;
}

/** "University of Lothmere, Lothmere" says a place twice, "2021" beside "Mar 2021" a year. */
function isNew(text: string, before: readonly string[]): boolean {
  return !before.some((earlier) => wordsOf(earlier).includes(wordsOf(text)));
}

function wordsOf(text: string): string {
  const words = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
  return ` ${words.trim()} `;
}

function proseOf(blocks: readonly TextBlock[]): Block[] {
  return blocks.flatMap((block) => (block.kind === "text" ? textBlock(block.text) : listed(block.items)));
}

function textBlock(text: string): Block[] {
  const clean = printableText(text);
  return clean === "" ? [] : [{ kind: "text", runs: [{ text: clean }] }];
}

function listed(items: readonly string[]): Block[] {
  const clean = items.map(printableText).filter((text) => text !== "");
  return clean.length === 0 ? [] : [{ kind: "list", items: clean.map((text) => [{ text }]) }];
}

function labelled(label: string, text: string): Block {
  const term = printableText(label);
  const value = printableText(text);
  const start = term === "" ? [] : [{ text: value === "" ? `${term}:` : `${term}: `, isStrong: true }];
  return { kind: "text", runs: value === "" ? start : [...start, { text: value }] };
}

function addressesOf(links: readonly LinkView[]): Block[] {
  return links.map((link) => ({ kind: "text", runs: [linkRun({ label: shortAddress(link.href), href: link.href })] }));
}

const joined = (parts: readonly string[], separator: string) =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(separator);
