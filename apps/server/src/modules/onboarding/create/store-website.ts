import {
  emptyExtraSections,
  extraSectionNames,
  type Contact,
  type ExtraSections,
  type OwnSection,
  type TemplateData,
  type TemplateManifest,
  type WebsiteContent,
} from "@vitrine/model";
import { personaFor } from "@vitrine/templates/personas";
import type { Db } from "../../../db/connection.ts";
import { findUser, updateUser } from "../../auth/index.ts";
import type { ContentService, NewItems } from "../../content/index.ts";
import { addOwnSections } from "../../entries/index.ts";
import type { TemplatesService } from "../../templates/index.ts";
import { insertWebsite, putTemplateData, type WebsiteRow } from "../../websites/index.ts";

/** Content of a CV, or of a sample person, whose items bring more fields. */
type SiteContent = Omit<WebsiteContent, "contact" | "items" | "ownSections"> & {
  contact: Partial<Contact>;
  items: NewItems;
  ownSections?: readonly OwnSection[];
};

export type NewSite = {
  userId: number;
  sessionId: string | null;
  manifest: TemplateManifest;
  content: SiteContent;
  templateData: TemplateData;
  /** Address of the picture. */
  picture: string | null;
};

/**
 * Writes a website with everything in it within the caller's transaction, makes it the active one
 * and marks onboarding as done (contract.md 13, create-website).
 * @throws AppError subscription_limit_exceeded
 */
export async function storeWebsite(
  inside: Db,
  { content: itemsOwner, templates, now }: { content: ContentService; templates: TemplatesService; now: Date },
  site: NewSite,
): Promise<WebsiteRow> {
  const { userId, manifest, content } = site;
  const row = await insertWebsite(inside, {
    userId,
    name: content.name,
    fullName: content.fullName,
    intro: content.intro,
    description: content.description,
    contact: content.contact,
    extras: content.extras,
    templateSlug: manifest.slug,
    picture: site.picture,
    ...(site.sessionId === null ? {} : { onboardingSessionId: site.sessionId }),
  });
  await itemsOwner.insertItems(inside, row.id, content.items);
  await addOwnSections(inside, row.id, content.ownSections ?? []);
  if (Object.keys(site.templateData).length > 0) {
    await putTemplateData(inside, row.id, manifest.category.toLowerCase(), site.templateData);
  }
  await templates.countUse(inside, manifest.slug);
  const found = await findUser(inside, userId);
  await updateUser(inside, userId, {
    active_website_id: row.id,
    onboarding_completed_at: found?.user.onboarding_completed_at ?? now,
  });
  return row;
}

/** The sample person of a template as the content of a website (contract.md 13, type `demo`). */
export function demoContent(
  slug: string,
  name: string,
): { content: SiteContent; templateData: TemplateData; picture: string | null } {
  const { site } = personaFor(slug);
  const extras = Object.fromEntries(
    extraSectionNames.map((section) => [section, structuredClone(site[section])]),
  ) as Partial<ExtraSections>;
  const content: SiteContent = {
    name,
    fullName: site.full_name,
    intro: site.intro,
    description: site.description,
    contact: site.contact,
    extras: { ...emptyExtraSections(), ...extras },
    items: {
      experiences: site.experience,
      educations: site.education,
      skills: site.skills.map(({ title, info }) => ({ title, info: [...info] })),
      // The drawings of sample people are no pictures of the new owner's work.
      projects: Object.values(site.projects)
        .flat()
        .map(({ pictures: _pictures, ...project }) => project),
    },
  };
  return { content, templateData: { ...site.template_data }, picture: site.flat_picture };
}
