/** What a text may name, in the order of the weights; "none" are tasks and sentences. */
export const nameKinds = [
  "post",
  "employer",
  "school",
  "degree",
  "place",
  "skill",
  "language",
  "person",
  "none",
] as const;

export type NameKind = (typeof nameKinds)[number];
