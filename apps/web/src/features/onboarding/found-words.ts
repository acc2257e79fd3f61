import { sectionKinds } from "@vitrine/model";

/** '3 roles', '12 skills' …: how many entries of each kind, by the lists of the CV; nothing for none. */
export function countedTexts(counts: Readonly<Record<string, number>>): string[] {
  return sectionKinds.flatMap(({ cv }) => {
    const count = cv ? (counts[cv.list] ?? 0) : 0;
    if (!cv || count === 0) return [];
    const [one, many] = cv.words;
    return [`${count} ${count === 1 ? one : many}`];
  });
}
