import type { Website } from "@vitrine/model";
import { toSiteView, type LinkView, type SiteView, type TextBlock } from "@vitrine/templates/view";
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

function sectionsOf(view: SiteView): Section[] {
  const { labels } = view;
  const ofEntries = (heading: string, entries: readonly Entry[]): Section => ({ heading, entries, blocks: [] });
  const ofBlocks = (heading: string, blocks: readonly Block[]): Section => ({ heading, entries: [], blocks });
  return [
    ofBlocks(summaryHeadings[view.lang] ?? labels.about, summaryOf(view)),
    ofEntries(labels.experience, view.experience.items.map(jobOf(labels.skills))),
    ofEntries(labels.education, view.education.items.map(schoolOf(labels))),
    ofBlocks(
      labels.skills,
      view.skills.items.map(({ title, items }) => labelled(title, items.join(", "))),
    ),
    ofEntries(labels.projects, view.projects.items.map(projectOf)),
    ofEntries(
      labels.training,
      view.training.items.map((item) => ({
        ...named(item.name, item.dates.text, [item.organization]),
        blocks: proseOf(item.description.blocks),
      })),
    ),
    ofEntries(
      labels.certifications,
      view.certifications.items.map((item) => ({
        ...named(item.name, item.dates.text, [item.issuer]),
        blocks: addressesOf(item.link ? [item.link] : []),
      })),
    ),
    ofEntries(
      labels.publications,
      view.publications.items.map((item) => ({
        ...named(item.title, "", [joined([item.venue, item.dates.text], ", ")]),
        blocks: addressesOf(item.link ? [item.link] : []),
      })),
    ),
    ofEntries(
      labels.awards,
      view.awards.items.map((item) => named(item.title, item.dates.text, [item.issuer])),
    ),
    ofEntries(
      labels.volunteer,
      view.volunteer.items.map((item) => ({
        ...named(item.role, item.dates.text, [item.org, item.place]),
        blocks: proseOf(item.description.blocks),
      })),
    ),
    ofBlocks(labels.languages, listed(view.languages.items.map(({ name, level }) => joined([name, level], " – ")))),
    ofBlocks(labels.interests, textBlock(view.interests.map(printableText).join(", "))),
    ofBlocks(labels.highlights, highlightsOf(view)),
  ];
}

function summaryOf({ person, labels }: SiteView): Block[] {
  const about = proseOf(person.about.blocks);
  const availability = person.availableForFreelance ? textBlock(labels.available) : [];
  return [...textBlock(person.intro), ...about, ...proseOf(person.note.blocks), ...availability];
}

function jobOf(skillsLabel: string) {
  return (item: SiteView["experience"]["items"][number]): Entry => ({
    ...named(item.role, item.dates.text, [item.org, item.place]),
    blocks: [...proseOf(item.description.blocks), ...labelledOrNothing(skillsLabel, item.skills)],
  });
}

function schoolOf({ grade, courses }: SiteView["labels"]) {
  return (item: SiteView["education"]["items"][number]): Entry => ({
    ...named(item.degree, item.dates.text, [item.institution, item.place]),
    blocks: [
      ...labelledOrNothing(grade, [item.grade]),
      ...proseOf(item.description.blocks),
      ...labelledOrNothing(courses, item.courses),
    ],
  });
}

function projectOf(item: SiteView["projects"]["items"][number]): Entry {
  return {
    ...named(item.title, item.dates.text, [item.technologies.join(", ")]),
    blocks: [...proseOf(item.description.blocks), ...addressesOf(item.links)],
  };
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
  return { title: first, dates: printableText(dates), detail: rest.filter(isNew).join(", "), blocks: [] };
}

/** "University of Lothmere, Lothmere" says a place twice. */
function isNew(text: string, index: number, texts: readonly string[]): boolean {
  const words = (value: string) =>
    ` ${value
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()} `;
  return !texts.slice(0, index).some((before) => words(before).includes(words(text)));
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

function labelledOrNothing(label: string, values: readonly string[]): Block[] {
  const text = values.map(printableText).filter((value) => value !== "");
  return text.length === 0 ? [] : [labelled(label, text.join(", "))];
}

function addressesOf(links: readonly LinkView[]): Block[] {
  return links.map((link) => ({ kind: "text", runs: [linkRun({ label: shortAddress(link.href), href: link.href })] }));
}

const joined = (parts: readonly string[], separator: string) =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(separator);
