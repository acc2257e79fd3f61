import { extraSectionNames, sectionKinds, sectionTitle, type ExtraSectionName } from "@vitrine/model";
import { citationLabels } from "./citation-labels.ts";
import { drawnName } from "./drawn-name.ts";
import { rememberLast } from "./remember-last.ts";
import { familyLabels } from "./family-labels.ts";
import { translations } from "../../words/site/index.ts";

const english = {
  skip: "Skip to content",
  about: "About",
  highlights: "Highlights",
  contact: "Contact",
  email: "Email",
  phone: "Phone",
  location: "Location",
  more: "Read more",
  earlierRoles: "Earlier roles",
  moreProjects: "More projects",
  moreItems: "Show all",
  close: "Close",
  now: "Now",
  available: "Available for freelance work",
  grade: "Grade",
  courses: "Courses",
  code: "Code",
  caseStudy: "Case study",
  client: "Client",
  dates: "Dates",
  previous: "Previous",
  next: "Next",
  demo: "Live demo",
  website: "Website",
  write: "Write a message",
  portrait: "Portrait of",
  theme: "Colour theme",
  themeAuto: "Auto",
  themeLight: "Light",
  themeDark: "Dark",
  madeWith: "Made with Vitrine",
  report: "Report this page",
  showGrid: "Show grid",
  outOf: "of",
  values: "Values",
  softSkills: "Soft skills",
  specializations: "Specializations",
  memberships: "Memberships",
  years: "Years of experience",
  ...familyLabels,
  ...citationLabels,
} as const;

const ownLists = ["experience", "education", "skills", "projects", "writing"] as const;
type TitleName = (typeof ownLists)[number] | ExtraSectionName;

export type LabelName = keyof typeof english | TitleName;

/** The words of a site that its owner did not type. */
export type Labels = Readonly<Record<LabelName, string>>;

/** Those that do not come from the kinds of sections. */
export type OwnLabels = Readonly<Record<keyof typeof english, string>>;

/** The titles of the lists that templates know by name, in the words of their kinds; English where those have none. */
function titlesIn(lang: string): Readonly<Record<TitleName, string>> {
  const known: readonly string[] = [...ownLists, ...extraSectionNames];
  const titles = sectionKinds.map((kind) => [drawnName(kind.name), sectionTitle(kind, null, lang)] as const);
  return Object.fromEntries(titles.filter(([name]) => known.includes(name))) as Record<TitleName, string>;
}

/** Languages without words here whose readers read another's with ease, and other codes of languages that have some. */
const closest: Readonly<Record<string, string>> = { ms: "id", nb: "no", nn: "no", "sr-Latn": "hr", zh: "zh-Hans" };

/** The language in which a page in that one has its words; English where nothing closer is known. */
export function labelsLangFor(lang: string): string {
  const known = closest[lang] ?? lang;
  return translations[known] ? known : "en";
}

/** The words for a language, and the language they are in. */
export const labelsFor = rememberLast((lang: string): { labels: Labels; labelsLang: string } => {
  const labelsLang = labelsLangFor(lang);
  return { labels: { ...english, ...titlesIn(labelsLang), ...translations[labelsLang] }, labelsLang };
});
