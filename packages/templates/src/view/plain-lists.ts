import { extraSectionNames, type ExtraSectionName } from "@vitrine/model";
import { viewDates, type DatesView } from "./dates.ts";
import { rememberLast } from "./remember-last.ts";
import { webLink, type LinkView } from "./safe-links.ts";
import type { SiteInput } from "./site-input.ts";
import type { ViewList } from "./site-view.ts";
import { viewProse, type ProseView } from "./text-blocks.ts";
import { list } from "./view-list.ts";

/** Lists of a website that are read by rules of their own, or shown among the ways of contact. */
const readElsewhere = ["certifications", "volunteer", "interests", "links"] as const;

/** Lists whose entries templates get as they were entered, with what `EntryView` reads of them. */
export type PlainList = Exclude<ExtraSectionName, (typeof readElsewhere)[number]>;

type When<Key extends string, Entry, View> = Key extends keyof Entry ? View : unknown;

/** An entry as drawings have it: the date, the address and the prose are read, all else is what was entered. */
export type EntryView<Entry> = Omit<Entry, "date" | "url" | "description"> &
  When<"date", Entry, { dates: DatesView }> &
  When<"url", Entry, { link: LinkView | null }> &
  When<"description", Entry, { description: ProseView }>;

export type PlainLists = { [List in PlainList]: ViewList<EntryView<SiteInput[List][number]>> };

/** One entry of any of these lists. */
export type EntryOfPlainList = PlainLists[PlainList]["items"][number];

export const plainLists = extraSectionNames.filter(
  (name): name is PlainList => !readElsewhere.some((own) => own === name),
);

export const isPlainList = (name: string): name is PlainList => plainLists.some((plain) => plain === name);

type Entry = Readonly<Record<string, unknown>>;

const readers = plainLists.map((name) => {
  const read = rememberLast((entries: readonly Entry[], lang: string) =>
    list(entries.map((entry) => viewEntry(entry, lang))),
  );
  return [name, read] as const;
});

/** The plain lists of a website; one that did not change is not read anew. */
export function viewPlainLists(site: SiteInput, lang: string): PlainLists {
  return Object.fromEntries(readers.map(([name, read]) => [name, read(site[name], lang)])) as unknown as PlainLists;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** What an entry is called: its title, or its name. */
export const nameOf = ({ title, name }: { title?: unknown; name?: unknown }): string => textOf(title ?? name);

function viewEntry({ date, url, description, ...said }: Entry, lang: string): Entry {
  return {
    ...said,
    ...(date !== undefined && { dates: viewDates({ date: textOf(date) }, lang) }),
    ...(url !== undefined && { link: webLink(nameOf(said), textOf(url)) }),
    ...(description !== undefined && { description: viewProse(textOf(description)) }),
  };
}
