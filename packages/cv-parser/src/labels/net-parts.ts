/** What the net calls a stretch of a line: a part of an entry's head, of a list, or nothing of these. */
export const netParts = [
  "o",
  "post",
  "org",
  "place",
  "date",
  "degree",
  "school",
  "grade",
  "project",
  "cert",
  "issuer",
  "lang",
  "level",
  "skill",
  "pub",
  "author",
  "venue",
  "name",
  "contact",
  "sep",
] as const;

export type NetPart = (typeof netParts)[number];
