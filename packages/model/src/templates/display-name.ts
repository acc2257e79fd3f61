import type { TemplateCategory } from "./vocabulary.ts";
import { templateCategories } from "./vocabulary.ts";

/** Short names that the way from a CV to a site gives to some templates (document 3, section 3). */
const shortNames: ReadonlyMap<string, string> = new Map([
  ["modern", "Modern"],
  ["default", "Classic"],
  ["circuit-flow", "Circuit Flow"],
  ["executive-dashboard", "Executive"],
  ["minimal", "Minimal"],
]);

/** What the screens after creation call a template; `others` names those without a short name, else their slug does. */
export function templateDisplayName(slug: string, others = slug): string {
  return shortNames.get(slug) ?? others;
}

/** The category by its name; Professional for what is unknown (document 3, section 3). */
export function templateCategoryOf(name: string | undefined): TemplateCategory {
  return templateCategories.find((category) => category === name) ?? "Professional";
}
