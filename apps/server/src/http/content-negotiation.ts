/** The codings in which bodies are kept, the smaller one first. */
const codings = ["br", "gzip"] as const;
export type Coding = (typeof codings)[number];

/** Browsers send few different headers; a stranger's inventions are not remembered without end. */
const mostRemembered = 200;
const remembered = new Map<string, Coding | null>();

/**
 * The coding that a request wants its answer in, by its `Accept-Encoding`.
 * @returns null for an answer as it is
 */
export function acceptedCoding(header: string | undefined): Coding | null {
  if (header === undefined) return null;
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const accepted = new Set(
    header
      .split(",")
      .filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/.test(entry))
      .map((entry) => entry.split(";")[0]?.trim().toLowerCase()),
  );
  const coding = codings.find((each) => accepted.has(each)) ?? null;
  if (remembered.size < mostRemembered) remembered.set(header, coding);
  return coding;
}

/** Whether an `If-None-Match` names this tag, weak or not. */
export function isKnownTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tag = withoutWeakness(etag);
  return header.split(",").some((entry) => entry.trim() === "*" || withoutWeakness(entry.trim()) === tag);
}

const withoutWeakness = (tag: string) => tag.replace(/^W\//, "");
