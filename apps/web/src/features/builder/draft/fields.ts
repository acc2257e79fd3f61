import {
  extraSectionNames,
  type ExtraSections,
  type LookChanges,
  type Website,
  type WebsiteChanges,
} from "@vitrine/model";

/** Fields of a website that the builder edits one by one, as paths into the website. */
export const draftPaths = [
  "name",
  "full_name",
  "intro",
  "description",
  "subdomain",
  "contact.email",
  "contact.title",
  "contact.description",
  "contact.location",
  "contact.phone",
  "contact.available_for_freelance",
  "seo.title",
  "seo.description",
  "seo.indexable",
  ...extraSectionNames,
  "look.palette",
  "look.pairing",
  "look.density",
  "look.accent",
  "look.css",
] as const;

export type DraftPath = (typeof draftPaths)[number];

export type DraftValue = string | boolean | null | ExtraSections[keyof ExtraSections];

/** Only what differs from the server copy is held, by path. */
export type PendingChanges = Partial<Record<DraftPath, DraftValue>>;

type Holder = Readonly<Record<string, unknown>>;

/** The value that a website has at a path. */
export function valueAt(website: Website, path: DraftPath): DraftValue {
  const [outer = "", inner] = path.split(".");
  const value = (website as Holder)[outer];
  return (inner === undefined ? value : (value as Holder)[inner]) as DraftValue;
}

/** A website with some values replaced; the given one stays as it is. */
export function withChanges(website: Website, changes: PendingChanges): Website {
  const next: Record<string, unknown> = { ...website };
  for (const [path, value] of Object.entries(changes)) {
    const [outer = "", inner] = path.split(".");
    next[outer] = inner === undefined ? value : { ...(next[outer] as Holder), [inner]: value };
  }
  return next as Website;
}

/** Changes are stored by two calls: one for the look, one for everything else. */
export type DraftPart = "fields" | "look";

/** The changes that one of the two calls stores. */
export function changesOfPart(changes: PendingChanges, part: DraftPart): PendingChanges {
  const isOfPart = (path: string) => path.startsWith("look.") === (part === "look");
  return Object.fromEntries(Object.entries(changes).filter(([path]) => isOfPart(path)));
}

/** The body of the look's PATCH: changed parts only. */
export function toLookBody(changes: PendingChanges): LookChanges {
  const look = Object.entries(changesOfPart(changes, "look"));
  return Object.fromEntries(look.map(([path, value]) => [path.slice("look.".length), value]));
}

/** The body of the builder's PATCH: changed fields only, `contact` and `seo` key by key, no blank entries. */
export function toRequestBody(changes: PendingChanges): WebsiteChanges {
  const body: Record<string, unknown> = {};
  for (const [path, given] of Object.entries(changesOfPart(changes, "fields"))) {
    const value = Array.isArray(given) ? given.filter((entry) => !isBlank(entry)) : given;
    const [outer = "", inner] = path.split(".");
    if (inner === undefined) body[outer] = value;
    else body[outer] = { ...(body[outer] as Holder | undefined), [inner]: value };
  }
  return body;
}

/** True for an entry that was added and not filled. */
function isBlank(entry: string | Readonly<Record<string, unknown>>): boolean {
  const values = typeof entry === "string" ? [entry] : Object.values(entry);
  return values.every((value) => typeof value !== "string" || value.trim() === "");
}

/** Equality of draft values by content. */
export function sameValue(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
