import { sampleMarks } from "./sample-marks.ts";

/** Where the builder edits something of a sample person. */
export type SamplePlace = "personal" | "experience" | "education" | "skills" | "projects" | "extras" | "template-data";

/** Something of a site that is still a sample person's; `id` where it is an entry that has one. */
export type SampleLeft = { place: SamplePlace; label: string; id: number | null };

type Fields = Readonly<Record<string, unknown>>;

/** A text, or the words that name an entry, as it is looked for among the marks. */
type Said = SampleLeft & {
  text: string;
  /** Somebody else may well have written the same; it counts only beside something that nobody else wrote. */
  isWeak: boolean;
};

/** Shorter texts may be anybody's. */
const longText = 40;
const naming = ["position", "degree", "title", "name", "organization", "issuer", "venue"] as const;

/**
 * What of a site is still a sample person's, word for word: the name, texts, ways to reach the person, the picture,
 * and entries by the words that name them.
 */
export function sampleLeft(site: object): SampleLeft[] {
  const found = saidIn(site as Fields).filter(({ text }) => knownMarks().has(markOf(text)));
  if (found.every(({ isWeak }) => isWeak)) return [];
  const seen = new Set<string>();
  return found.flatMap(({ place, label, id }) => {
    const key = `${place} ${label} ${id}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ place, label, id }];
  });
}

/** The marks of everything that a sample person's site says; `sample-marks.ts` holds those of all of them. */
export function marksOf(site: object): string[] {
  return saidIn(site as Fields).map(({ text }) => markOf(text));
}

let known: ReadonlySet<string> | null = null;

function knownMarks(): ReadonlySet<string> {
  known ??= new Set(sampleMarks.split(" "));
  return known;
}

function saidIn(site: Fields): Said[] {
  const contact = (site["contact"] ?? {}) as Fields;
  const personal = (label: string, text: unknown, isWeak = false): Said[] =>
    typeof text === "string" && text.trim() !== ""
      ? [{ place: "personal", label, id: null, text: text.trim(), isWeak }]
      : [];
  const listed = (place: SamplePlace, list: unknown) =>
    listOf(list).flatMap((entry) => saidByEntry(place, entry as Fields));
  return [
    ...personal("Full name", site["full_name"]),
    ...personal("Introduction", site["intro"]),
    ...personal("About", site["description"]),
    ...personal("Picture", site["flat_picture"]),
    ...personal("Contact email", contact["email"]),
    ...personal("Phone", contact["phone"]),
    ...personal("Title", contact["title"], true),
    ...personal("Contact text", contact["description"]),
    ...listed("experience", site["experience"]),
    ...listed("education", site["education"]),
    ...listed("skills", site["skills"]),
    ...listed("projects", Object.values((site["projects"] ?? {}) as Fields).flatMap(listOf)),
    ...extraLists.flatMap((name) => listed("extras", site[name])),
    ...longTextsIn(site["template_data"]).map((text) => ({
      place: "template-data" as const,
      label: "Template data",
      id: null,
      text,
      isWeak: false,
    })),
  ];
}

const extraLists = ["training", "publications", "certifications", "awards", "volunteer"] as const;

/** An entry says the words that name it, and its long texts. */
function saidByEntry(place: SamplePlace, entry: Fields): Said[] {
  const words = naming.flatMap((key) => (typeof entry[key] === "string" && entry[key] ? [entry[key]] : []));
  const info = listOf(entry["info"]).filter((word) => typeof word === "string");
  const names = [...words, ...info].join("\u0000");
  const label = words[0] ?? "Entry";
  const id = typeof entry["id"] === "number" ? entry["id"] : null;
  const isNamed = words.length > 1 || info.length > 0 || names.length >= longText;
  const isWeak = place === "extras" || place === "skills";
  return [
    ...(isNamed || place === "projects" ? [{ place, label, id, text: names, isWeak: isWeak || !isNamed }] : []),
    ...longTextsIn(entry).map((text) => ({ place, label, id, text, isWeak: false })),
  ];
}

function longTextsIn(value: unknown): string[] {
  if (typeof value === "string") return value.trim().length >= longText ? [value.trim()] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(longTextsIn);
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** 53 bits of a text: so many that no two texts of any site will meet. */
function markOf(text: string): string {
  let high = 0xde_ad_be_ef;
  let low = 0x41_c6_ce_57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}
