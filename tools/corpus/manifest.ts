/** One file of the corpus as the manifest names it: where it is, what it is, and nothing that it says. */
export type CorpusFile = {
  id: string;
  repository: string;
  commit: string;
  path: string;
  source: string;
  /** Of the file; of one typeset by us, of its source; of a redrawn one, of its label and drawing. */
  sha256: string;
  family: string;
  language: string;
  pages: number;
  person: string;
  split: string;
  sample: boolean;
  /** Printed by us from the owner's own TeX, in the owner's own form. */
  typeset: boolean;
  /** Drawn by us in a form of our own. */
  redrawn: boolean;
  /** The label holds only part of the page: it teaches where lines belong, and nothing is scored by it. */
  partial: boolean;
  /** The round of gathering that brought it, from the second on. */
  round?: number;
};

/** No family of looks may be more than this share of the corpus. */
const largestShare = 0.08;

/**
 * The files without those that a family has too many of; which of them go, their checksums decide, but none of those
 * whose names are in `settled` goes before one that is not. Partial ones all stay.
 */
export function withoutSurplus(
  files: readonly CorpusFile[],
  settled: ReadonlySet<string> = new Set<string>(),
): CorpusFile[] {
  const partial = files.filter((file) => file.partial);
  let kept = files
    .filter((file) => !file.partial)
    .toSorted((a, b) => Number(settled.has(b.id)) - Number(settled.has(a.id)) || a.sha256.localeCompare(b.sha256));
  for (let before = -1; before !== kept.length;) {
    before = kept.length;
    const most = Math.max(1, Math.floor(kept.length * largestShare));
    const seen = new Map<string, number>();
    kept = kept.filter(({ family }) => {
      const count = (seen.get(family) ?? 0) + 1;
      seen.set(family, count);
      return count <= most;
    });
  }
  return [...kept, ...partial].toSorted((a, b) => a.id.localeCompare(b.id));
}

/**
 * The files of a later round beside those that the manifest has: one for each language and family of a person, three at
 * most, and all of a person in one third. Where the rounds disagree on the third, what was there first stays alone.
 */
export function joinRounds(known: readonly CorpusFile[], later: readonly CorpusFile[]): CorpusFile[] {
  const out = [...known];
  const round = 1 + Math.max(1, ...known.map((file) => file.round ?? 1));
  const ids = new Set(known.map(({ id }) => id));
  for (const file of later) {
    const own = out.filter(({ person }) => person === file.person);
    const isTold = own.some(
      (each) => each.split !== file.split || (each.family === file.family && each.language === file.language),
    );
    if (ids.has(file.id) || isTold || own.length >= 3) continue;
    ids.add(file.id);
    out.push({ ...file, round });
  }
  return out.toSorted((a, b) => a.id.localeCompare(b.id));
}
