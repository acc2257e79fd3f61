export const sectionNames = [
  "summary",
  "experience",
  "education",
  "skills",
  "projects",
  "certifications",
  "languages",
  "publications",
  "interests",
] as const;

export type SectionName = (typeof sectionNames)[number];

/** What a generated person of one language says. Lists are written as text, members parted by "|". */
export type LanguagePack = {
  code: string;
  firstNames: string;
  lastNames: string;
  /** Family name first, without a blank. */
  isFamilyFirst?: boolean;
  isRightToLeft?: boolean;
  cities: string;
  country: string;
  dialCode: string;
  titles: Record<SectionName, string>;
  contactTitle: string;
  monthsLong: string;
  monthsShort: string;
  seasons: string;
  present: string;
  since: string;
  /** "3 yrs 2 mos": the words after the two numbers. */
  durationWords: readonly [years: string, months: string];
  jobs: string;
  companies: string;
  degrees: string;
  fields: string;
  schools: string;
  skills: string;
  skillGroups: string;
  levels: string;
  tasks: string;
  sentences: string;
  projects: string;
  certifications: string;
  spoken: string;
  spokenLevels: string;
  papers: string;
  interests: string;
  /** Words before e-mail, telephone and address, where labels are shown. */
  labels: readonly [mail: string, phone: string, address: string];
  /** Between position and company in "X at Y"; null where the language has no such habit. */
  at: string | null;
};

/** The members of a list that is written as text. */
export function membersOf(list: string): string[] {
  return list.split("|").map((member) => member.trim());
}
