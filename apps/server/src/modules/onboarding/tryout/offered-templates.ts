import { offeredInTryouts, type TemplateManifest } from "@vitrine/model";
import { templateManifests } from "@vitrine/templates/catalogue";

/** Of this installation. */
export const offeredTemplates = offeredInTryouts(templateManifests);

export function offeredTemplate(slug: string): TemplateManifest | undefined {
  return offeredTemplates.find((manifest) => manifest.slug === slug);
}
