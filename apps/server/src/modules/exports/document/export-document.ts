import type { PaperName } from "@vitrine/model";

/** A piece of a line; `href` is a safe address, and what is foreign runs against the page. */
export type Run = { text: string; href?: string; isStrong?: boolean; isForeign?: boolean };

export type Block = { kind: "text"; runs: readonly Run[] } | { kind: "list"; items: readonly (readonly Run[])[] };

/** A job, a school, a project: one line with its dates, one line that says where, and what was done. */
export type Entry = { title: string; dates: string; detail: string; blocks: readonly Block[] };

export type Section = { heading: string; entries: readonly Entry[]; blocks: readonly Block[] };

/**
 * A CV in one column, as programs that read applications expect it: what stands in it and in which order, without any
 * layout. The PDF and the Word file are drawn from this alone.
 */
export type ExportDocument = {
  lang: string;
  isRightToLeft: boolean;
  paper: PaperName;
  name: string;
  headline: string;
  /** One line of contact details, drawn with separators. */
  contact: readonly Run[];
  sections: readonly Section[];
  /** The moment that the file says it was made at: the last change of the website, so that equal sites give equal files. */
  changedAt: Date;
};
