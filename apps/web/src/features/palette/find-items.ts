/** Kinds of things that the search finds, in the order in which it shows them. */
const paletteGroups = [
  "Actions",
  "Sites",
  "Sections",
  "Entries",
  "Templates",
  "Settings",
  "Help",
  "Administration",
] as const;
export type PaletteGroup = (typeof paletteGroups)[number];

export type PaletteItem = {
  /** Unlike that of every other item. */
  id: string;
  group: PaletteGroup;
  label: string;
  /** Where it is, or what else is to be known of it. */
  detail: string;
  run: () => void;
};

const shownPerGroup = 6;
/** Without words, what is shown is a start and not a catalogue. */
const groupsAtFirst: readonly PaletteGroup[] = ["Actions", "Sites", "Sections"];

/** Letters without their marks and case, so that "uber" finds "Über". */
const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/**
 * The items in which every word of a search begins a word, in their label or detail, those that begin with it first. Pure.
 * @returns the groups that have some, in their order
 */
export function findItems(
  items: readonly PaletteItem[],
  search: string,
): { group: PaletteGroup; items: PaletteItem[] }[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const found = items.flatMap((item) => {
    const rank = rankOf(item, words);
    return rank === null ? [] : [{ item, rank }];
  });
  const wanted = words.length === 0 ? groupsAtFirst : paletteGroups;
  return wanted.flatMap((group) => {
    const own = found.filter(({ item }) => item.group === group).toSorted((a, b) => a.rank - b.rank);
    return own.length === 0 ? [] : [{ group, items: own.slice(0, shownPerGroup).map(({ item }) => item) }];
  });
}

function rankOf({ label, detail }: PaletteItem, words: readonly string[]): number | null {
  const name = plain(label);
  const all = `${name} ${plain(detail)}`;
  const begins = (text: string, word: string) => text.split(/[^\p{L}\p{N}+#@]+/u).some((part) => part.startsWith(word));
  if (!words.every((word) => begins(all, word))) return null;
  if (name.startsWith(words.join(" "))) return 0;
  return words.every((word) => begins(name, word)) ? 1 : 2;
}
