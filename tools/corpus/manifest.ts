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
};

/** No family of looks may be more than this share of the corpus. */
const largestShare = 0.08;

/** The files without those that a family has too many of; which of them go, their checksums decide. Partial ones all stay. */
export function withoutSurplus(files: readonly CorpusFile[]): CorpusFile[] {
  const partial = files.filter((file) => file.partial);
  let kept = files.filter((file) => !file.partial).toSorted((a, b) => a.sha256.localeCompare(b.sha256));
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
