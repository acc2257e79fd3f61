/** One file of the corpus as the manifest names it: where it is, what it is, and nothing that it says. */
export type CorpusFile = {
  id: string;
  repository: string;
  commit: string;
  path: string;
  source: string;
  /** Of the file; of a redrawn one, of its label and drawing. */
  sha256: string;
  family: string;
  language: string;
  pages: number;
  person: string;
  split: string;
  sample: boolean;
  redrawn: boolean;
};
