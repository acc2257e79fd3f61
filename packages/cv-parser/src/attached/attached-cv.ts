import type { awardKind } from "../lexicon/title-roles.ts";

/** A list of a CV that an attached file fills entry by entry. */
export type AttachedList = "experiences" | "educations" | "projects" | "volunteer" | "publications" | typeof awardKind;

/** A date as the file writes it (`YYYY`, `YYYY-MM` or with a day), empty for none. */
export type AttachedTime = { from: string; to: string; isOpen: boolean };

export type AttachedEntry = {
  list: AttachedList;
  /** What the entry is: all of it has to stand on the page. By the names of the fields of its list. */
  main: Readonly<Record<string, string>>;
  /** What it says besides. */
  more: Readonly<Record<string, string>>;
  time: AttachedTime;
  city: string;
  country: string;
  /** What the page may show of it that has no field: addresses, websites, lines of business. */
  asides: readonly string[];
  /** Paragraphs and bullets, the latter behind their mark. */
  description: readonly string[];
};

/** A CV that a file beside the page tells as data. Nothing in it counts that the page does not show. */
export type AttachedCv = {
  /** Language of the page, as a tag. */
  language: string;
  person: {
    names: readonly [given: string, family: string];
    title: string;
    emails: readonly string[];
    phones: readonly string[];
    address: readonly string[];
    country: string;
    summary: readonly string[];
  };
  entries: readonly AttachedEntry[];
  skills: readonly { category: string; names: readonly string[] }[];
  /** By code (ISO 639) or by name, with the levels of its skills. */
  languages: readonly { code: string; name: string; levels: readonly string[] }[];
  /** People who may be asked: nothing of theirs is the person's own. */
  referees: readonly (readonly string[])[];
};
