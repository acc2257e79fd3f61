import type { Candidate } from "./candidate.ts";

/** One item of a list of the CV: a candidate for each field that the source shows. */
export type FoundItem = {
  fields: Readonly<Record<string, Candidate | undefined>>;
  /** True for an entry whose time has not ended. */
  current: boolean;
  /** Names that belong to the item and are no field with a place of its own, e.g. technologies. */
  tags: readonly Candidate[];
};

export type FoundPerson = {
  name: Candidate | null;
  title: Candidate | null;
  email: Candidate | null;
  phone: Candidate | null;
  location: Candidate | null;
  summary: Candidate | null;
  links: readonly { label: string; url: Candidate }[];
};
