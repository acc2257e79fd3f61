import type { SectionKind } from "../../core/section.ts";

/** What the lexicon knows of one language. Words are parted by blanks, phrases by bars; accents do not count. */
export type LanguageWords = {
  /** Titles of sections by kind: phrases. */ titles: Readonly<Partial<Record<SectionKind, string>>>;
  /** Labels before contact data, before the person's name and before personal facts: phrases. */
  contactLabels: string;
  nameLabels: string;
  factLabels: string;
  /** Titles of the document itself: phrases. */ documentTitles: string;
  /** Names of the months, by number. */ months: readonly string[];
  /** "Until now" at the end of a range: phrases. */ present: string;
  /** Between two dates, and before the first of a range that is still open: words. */
  to: string;
  since: string;
  /** Words of posts, of schools' names, of degrees and levels of school, and of employers' names. */
  jobs: string;
  schools: string;
  degrees: string;
  employers: string;
  /** Names of languages, and how well one is known: words. */
  languages: string;
  levels: string;
  /** How names of several words begin that no single word tells, or of a script without blanks: phrases. */
  openings: { jobs: string; schools: string; degrees: string; employers: string };
  /** How such names end in a script whose words are joined without blanks: phrases. */
  endings?: { jobs: string; schools: string; degrees: string; employers: string };
};

/** For a language whose single words tell enough. */
export const noOpenings = { jobs: "", schools: "", degrees: "", employers: "" } as const;
