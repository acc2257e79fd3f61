import type { FocalPoint, SectionLayout } from "@vitrine/model";
import type { AcademicData } from "./academic-data.ts";
import type { BusinessData } from "./business-data.ts";
import type { CreativeData } from "./creative-data.ts";
import type { DatesView } from "./dates.ts";
import type { EngineeringData } from "./engineering-data.ts";
import type { HighlightsView } from "./highlights.ts";
import type { Labels } from "./labels.ts";
import type { ModernData } from "./modern-data.ts";
import type { NameView } from "./person-name.ts";
import type { PlainLists } from "./plain-lists.ts";
import type { LinkView } from "./safe-links.ts";
import type { ProjectKind } from "./site-input.ts";
import type { ProseView } from "./text-blocks.ts";

/** How many items a list holds, in the steps that layouts react to (design book 1.2). */
export type Bucket = "none" | "one" | "few" | "some" | "many" | "huge";

export type ViewList<Item> = { items: readonly Item[]; count: number; bucket: Bucket };

/** A picture of work. Sizes are known for pictures of the website's media; those of an import have an address alone. */
export type PictureView = {
  src: string;
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
  caption?: string | undefined;
  focal?: FocalPoint | null | undefined;
  /** A colour that stands in the picture's place until it has come. */
  placeholder?: string | undefined;
  sources?: readonly { url: string; width: number; type: string }[] | undefined;
  /** Stands on the first screen, as far as one can know. */
  isFirst?: true;
};

/** What a reference says beside its title, date and link; drawn by kit/citations.tsx. */
export type CitationView = {
  authors: readonly { name: string; isOwner: boolean }[];
  /** Where it appeared, with volume and pages. */
  venue: string;
  details: string;
  /** The groups of lists that are divided by year or by type. */
  year: string;
  type: { key: string; place: number; title: string };
  /** To the DOI, the text and the code, as far as there are any. */
  links: readonly LinkView[];
  doi: string;
  bibtex: string;
  isSelected: boolean;
  isFull: boolean;
};

/** An entry of a list, in the one form that every kind can be brought to. */
export type RecordView = {
  title: string;
  /** Where, from whom, at which level; only what is there. */
  under: readonly string[];
  dates: DatesView | null;
  prose: ProseView | null;
  /** True where the prose is somebody's words about the person, or the person's own. */
  isQuoted?: boolean;
  tags: readonly string[];
  /** The label that names the tags, where they do not speak for themselves. */
  tagsAre?: "skills" | "courses" | undefined;
  isCited?: boolean;
  citation?: CitationView | null;
  /** Also the last of `under`. */
  grade?: string | undefined;
  link: LinkView | null;
  pictures?: readonly PictureView[];
};

/** One visible section with entries. Sections of a kind that templates draw themselves also fill that kind's list. */
export type SectionView = {
  id: number;
  /** Anchor on the page: the kind's own for its first section, else with the section's number. */
  anchor: string;
  kind: string;
  title: string;
  /** False for a title in the product's words, which may be in another language than the content. */
  isOwnTitle: boolean;
  layout: SectionLayout;
  records: readonly RecordView[];
  bucket: Bucket;
};

/** The picture of the person, and the point of it that a crop keeps in view when its owner chose one. */
export type PortraitView = PictureView & { focal: FocalPoint | null };

export type PersonView = NameView & {
  title: string;
  /** Role and employer of today, as far as the title does not say them. */
  present: readonly string[];
  /** What the person says of themselves at first, whole. */
  intro: string;
  /** As much of the introduction as large letters can carry. */
  claim: string;
  /** What goes on from the claim, and the text about the person. */
  story: ProseView;
  /** The text about the person alone. */
  about: ProseView;
  note: ProseView;
  photo: PortraitView | null;
  location: string;
  email: LinkView | null;
  phone: LinkView | null;
  links: readonly LinkView[];
  availableForFreelance: boolean;
};

export type RoleView = {
  id: number;
  role: string;
  org: string;
  place: string;
  dates: DatesView;
  description: ProseView;
  skills: readonly string[];
};

export type EducationView = {
  id: number;
  degree: string;
  institution: string;
  place: string;
  dates: DatesView;
  grade: string;
  description: ProseView;
  courses: readonly string[];
};

export type SkillGroupView = { id: number; title: string; items: readonly string[] };

export type ProjectView = {
  id: number;
  title: string;
  kind: ProjectKind;
  category: string;
  dates: DatesView;
  description: ProseView;
  technologies: readonly string[];
  pictures: readonly PictureView[];
  /** Where it can be seen, the project's own page first. */
  links: readonly LinkView[];
};

export type PostView = { title: string; href: string; dates: DatesView; excerpt: string };
export type CertificationView = { name: string; issuer: string; dates: DatesView; link: LinkView | null };
export type VolunteerView = { role: string; org: string; place: string; dates: DatesView; description: ProseView };

/** The one value that every template receives; templates never parse (design book 1.2). */
export type SiteView = PlainLists & {
  lang: string;
  dir: "ltr" | "rtl";
  labels: Labels;
  labelsLang: string;
  person: PersonView;
  experience: ViewList<RoleView>;
  education: ViewList<EducationView>;
  skills: ViewList<SkillGroupView>;
  projects: ViewList<ProjectView>;
  posts: ViewList<PostView>;
  certifications: ViewList<CertificationView>;
  volunteer: ViewList<VolunteerView>;
  interests: readonly string[];
  /** The month, as `YYYY-MM`, until which the site says how things are; null where nobody knows. */
  asOf: string | null;
  /** In the owner's order, what is hidden left out: pages are drawn along this list (kit/slots.tsx). */
  sections: readonly SectionView[];
  /** Whether the template's style sheet writes titles a second time, to keep their width or to print them over. */
  hasTwins?: boolean;
  /** Anchors of the lists while a second section of a kind is drawn; the list's own name where absent. */
  anchors: Readonly<Record<string, string>>;
  highlights: HighlightsView;
  /** The block of the template's own family; the others are null and their facts are highlights. */
  modern: ModernData | null;
  academic: AcademicData | null;
  engineering: EngineeringData | null;
  business: BusinessData | null;
  creative: CreativeData | null;
  branding: boolean;
  /** Where visitors say what is wrong with the page; null where nobody would hear it. */
  reportUrl: string | null;
  theme: ThemeChoice;
};

export type ThemeChoice = "auto" | "light" | "dark";
