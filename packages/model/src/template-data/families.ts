import type { TemplateDataFamily } from "../templates/vocabulary.ts";
import type { TemplateDataForm } from "./field.ts";
import { modernForm } from "./modern-form.ts";
import { academicForm, businessForm, creativeForm, engineeringForm } from "./work-forms.ts";

/** The forms by family; the default family has none, its section is the summary (contract.md 8). */
const templateDataForms: Readonly<Record<Exclude<TemplateDataFamily, "default">, TemplateDataForm>> = {
  academic: academicForm,
  engineering: engineeringForm,
  business: businessForm,
  creative: creativeForm,
  modern: modernForm,
};

/** The form of a template category in any case; null for those that show the summary. */
export function templateDataFormOf(category: string): TemplateDataForm | null {
  const family = category.toLowerCase();
  return Object.hasOwn(templateDataForms, family) ? templateDataForms[family as keyof typeof templateDataForms] : null;
}
