import {
  durations,
  extraSectionNames,
  isExtraSection,
  planRules,
  sectionKinds,
  type PlanName,
  type Website,
} from "@vitrine/model";
import { builderSections, type BuilderSectionId } from "../../../lib/builder-sections.ts";
import type { ItemKindName } from "../items/item-kinds.ts";
import type { KeptForm } from "../work/kept-forms.ts";

export type { BuilderSectionId } from "../../../lib/builder-sections.ts";

export type BuilderSearch = { from?: string; template?: string; preview?: string; section?: string };

/** The section that an address names, if any. */
export function sectionOfSearch({ section }: BuilderSearch): BuilderSectionId | null {
  return builderSections.find(({ id }) => id === section)?.id ?? null;
}

/** Sections of the sidebar: the blog is not among them on the free plan, nor while the plan is loading. */
export function listedSections(plan: PlanName | null): readonly (typeof builderSections)[number][] {
  return builderSections.filter(({ id }) => id !== "blog" || (plan !== null && planRules[plan].blog));
}

const newWebsiteName = "My Professional Portfolio";

/** Whether the builder opens on the Template section (document 2, section 2, "Opening section"). */
export function opensOnTemplate(
  website: Pick<Website, "name" | "template_slug" | "created_at">,
  search: BuilderSearch,
  now: number,
): boolean {
  if (search.from === "onboarding" || search.template === "select") return true;
  const isNew = now - Date.parse(website.created_at) < durations.newWebsiteWindowMs;
  return isNew && (website.name === newWebsiteName || website.template_slug === "modern");
}

type Left = { form: KeptForm | null; screen: BuilderSectionId | null };

/**
 * The section that the builder opens on: the one of a form that was left with text in it, the one that was open when
 * the page was loaded anew, the one that the address names, or the spec's choice.
 */
export function openingSection(website: Website, search: BuilderSearch, { form, screen }: Left): BuilderSectionId {
  if (form && "list" in form) return sectionOfList[form.list];
  if (form) return form.section === 0 ? "extras" : "sections";
  return screen ?? sectionOfSearch(search) ?? (opensOnTemplate(website, search, Date.now()) ? "template" : "personal");
}

/** Preview mode starts on unless the address says otherwise. */
export function startsInPreviewMode(search: BuilderSearch): boolean {
  return search.preview !== "false";
}

/** How many entries a section shows beside its name; null where a count means nothing. */
export function sectionCount(website: Website, section: BuilderSectionId): number | null {
  switch (section) {
    case "sections":
      return website.sections.length || null;
    case "experience":
      return website.experience.length;
    case "education":
      return website.education.length;
    case "skills":
      return website.skills.length;
    case "projects":
      return Object.values(website.projects).flat().length;
    case "blog":
      return website.blogPosts.length;
    case "extras":
      return extraSectionNames.reduce((sum, name) => sum + website[name].length, 0);
    default:
      return null;
  }
}

/** The preview settles so long after an edit, in milliseconds (document 2, section 9); it is drawn before that. */
export const previewDebounceMs = 150;

export const previewWidths = { collapsed: 400, expanded: 800 } as const;

/** Panel width and expansion of each device choice (document 2, section 4). */
export const devicePresets = {
  desktop: { label: "Desktop", width: 900, isExpanded: true, pageWidth: 1280 },
  tablet: { label: "Tablet", width: 600, isExpanded: true, pageWidth: 768 },
  mobile: { label: "Mobile", width: 450, isExpanded: false, pageWidth: 375 },
} as const;

export type Device = keyof typeof devicePresets;

/** The three steps of the loading screen (document 2, section 9). */
export const loadingSteps = [
  { label: "Loading Your Data", percent: 33 },
  { label: "Preparing Templates", percent: 67 },
  { label: "Almost Ready", percent: 100 },
] as const;

const sectionsOfBlocks: Readonly<Record<string, BuilderSectionId>> = {
  header: "personal",
  about: "personal",
  contact: "personal",
  experience: "experience",
  education: "education",
  skills: "skills",
  projects: "projects",
  writing: "blog",
  highlights: "template-data",
};

/** The section whose form edits a block of the preview. */
export function sectionOfBlock(block: string): BuilderSectionId | null {
  const isExtra = sectionKinds.some(({ name, list }) => isExtraSection(list) && (name === block || list === block));
  return sectionsOfBlocks[block] ?? (isExtra ? "extras" : null);
}

/** The section whose form holds a field of the draft. */
export function sectionOfPath(path: string): BuilderSectionId {
  if (path.startsWith("look.")) return "design";
  return extraSectionNames.some((name) => name === path) ? "extras" : "personal";
}

/** The screen that edits the entries of a list. */
export const sectionOfList: Readonly<Record<ItemKindName, BuilderSectionId>> = {
  experience: "experience",
  education: "education",
  skill: "skills",
  project: "projects",
  blogPost: "blog",
};

/** The block of the preview that a section shows itself in. */
export function blockOfSection(section: BuilderSectionId): string | null {
  if (["template", "design", "template-data", "extras", "sections"].includes(section)) return null;
  if (section === "blog") return "writing";
  return section === "personal" ? "header" : section;
}
