import { arrange, type SectionView, type SiteInput } from "@vitrine/templates/browser";

/** An entry with the words by which the page shows it, the ones of its heading first. */
export type ShownEntry = { id: number; words: readonly string[] };

/** A section of the page: its id where the site arranges sections, and its entries. */
export type ShownSection = { sectionId: number | null; entries: readonly ShownEntry[] };

/** The sections of a page by the id of the block that shows each. */
export type ShownSections = Readonly<Record<string, ShownSection>>;

/**
 * The sections of a site with their entries, by the ids of their blocks.
 * @param drawn the sections of the view that the page was drawn from
 */
export function shownSections(site: SiteInput, drawn: readonly Pick<SectionView, "id" | "anchor">[]): ShownSections {
  const anchors = new Map(drawn.map(({ id, anchor }) => [id, anchor]));
  return Object.fromEntries(
    arrange(site).sections.flatMap(({ id, kind, entries }) => {
      const anchor = anchors.get(id);
      if (anchor === undefined) return [];
      const shown = entries.map((entry) => ({ id: entry.id, words: wordsOf(kind.record(entry.fields)) }));
      return [[anchor, { sectionId: site.sections ? id : null, entries: shown }]];
    }),
  );
}

type EntryRecord = ReturnType<ReturnType<typeof arrange>["sections"][number]["kind"]["record"]>;

/** An entry without a title is known by its first line. */
function wordsOf({ title, under, dates, text, tags }: EntryRecord): string[] {
  const [firstLine = ""] = text.trim().split("\n");
  return [title.trim() || firstLine, ...under, dates?.date ?? "", ...tags].map(plain).filter((word) => word);
}

/**
 * The entry that a place of its block belongs to. Templates draw entries in forms of their own, so that only the
 * words tell: the smallest part of the page around the place that holds an entry's heading is that entry.
 * @returns null between the entries, and where the words fit more than one
 */
export function entryAt(place: Element, block: Element, entries: readonly ShownEntry[]): number | null {
  for (let part: Element | null = place; part && block.contains(part); part = part.parentElement) {
    const [first, ...others] = entriesIn(textOf(part), entries);
    if (!first) continue;
    const heading = first.words[0] ?? "";
    const isAlike = others.every(({ words }) => words[0] === heading);
    if (others.length > 0 && (!isAlike || textOf(part).split(heading).length > 2)) return null;
    const entry = others.length === 0 ? first : byOrder(part, heading, [first, ...others]);
    if (entry && part !== block) return entry.id;
  }
  return entries.length === 1 ? (entries[0]?.id ?? null) : null;
}

/**
 * The smallest part of a block that shows the heading of an entry.
 * @returns null where the page does not show it, or where nothing tells it from others
 */
export function placeOfEntry(block: Element, entries: readonly ShownEntry[], id: number): HTMLElement | null {
  const heading = entries.find((entry) => entry.id === id)?.words[0];
  if (!heading) return null;
  const places = [...block.querySelectorAll<HTMLElement>(":not(svg, svg *, [aria-hidden=true], [aria-hidden=true] *)")]
    .filter((place) => textOf(place).includes(heading))
    .sort((a, b) => textOf(a).length - textOf(b).length);
  return places.find((place) => entryAt(place, block, entries) === id) ?? null;
}

/** The element that shows the heading of each entry, in the order of the page: the heading alone, or with more. */
export function headingsIn(block: Element, entries: readonly ShownEntry[]): HTMLElement[] {
  const shown = [
    ...block.querySelectorAll<HTMLElement>(
      ":not(summary, summary *, svg, svg *, [aria-hidden=true], [aria-hidden=true] *)",
    ),
  ];
  const smallest = new Map<string, HTMLElement>();
  for (const element of shown) {
    const text = textOf(element);
    const known = smallest.get(text);
    if (!known || known.contains(element)) smallest.set(text, element);
  }
  const headings = new Set(entries.flatMap(({ words: [heading] }) => heading ?? []));
  const found = new Set([...headings].map((heading) => smallest.get(heading) ?? smallestAround(smallest, heading)));
  return shown.filter((element) => found.has(element));
}

/** The element with the shortest text that has a heading among other words. */
function smallestAround(shown: ReadonlyMap<string, HTMLElement>, heading: string): HTMLElement | undefined {
  const [first, ...others] = [...shown.keys()].filter((text) => text.includes(heading));
  if (first === undefined) return undefined;
  return shown.get(others.reduce((least, text) => (text.length < least.length ? text : least), first));
}

/** Entries whose heading stands in a text; of two headings the longer one, when it contains the other. */
function entriesIn(text: string, entries: readonly ShownEntry[]): ShownEntry[] {
  const named = entries.filter(({ words: [heading] }) => heading && text.includes(heading));
  const longest = named.filter(({ words: [heading = ""] }) => {
    const others = named.flatMap(({ words: [other = ""] }) =>
      other !== heading && other.includes(heading) ? other : [],
    );
    return others.reduce((rest, other) => rest.replaceAll(other, ""), text).includes(heading);
  });
  const most = Math.max(0, ...longest.map(({ words }) => countIn(text, words)));
  const isAlike = longest.every(({ words }) => words[0] === longest[0]?.words[0]);
  return isAlike ? longest.filter(({ words }) => countIn(text, words) === most) : longest;
}

const countIn = (text: string, words: readonly string[]) => words.filter((word) => text.includes(word)).length;

/** Entries that read alike stand in the order of their list: the part's place beside the others tells which it is. */
function byOrder(part: Element, heading: string, alike: readonly ShownEntry[]): ShownEntry | undefined {
  const beside = [...(part.parentElement?.children ?? [])].filter((other) => textOf(other).includes(heading));
  return beside.length === alike.length ? alike[beside.indexOf(part)] : undefined;
}

function textOf(element: Element): string {
  return plain(element.textContent);
}

/** Layouts break lines, keep words together, stretch them apart and mark their direction; what is said stays the same. */
function plain(text: string): string {
  return text.replace(/[\s\u00ad\u200b\u200e\u200f]+/g, "");
}
