import { groupProjects } from "../../sections/projects/schema.ts";
import { templateCategories } from "../../templates/vocabulary.ts";
import { emptyExtraSections } from "../../website/extra-sections.ts";
import { emptyContact, type Website } from "../../website/website.ts";
import { toldNewestFirst } from "../newest-first.ts";
import type { ParsedData } from "../parsed-data.ts";
import { withPrivacy, type PrivacyChoices } from "../../onboarding/privacy.ts";
import { websiteFromCv } from "./website-from-cv.ts";

/** A website without sections shows everything in the order of a new site. */
export type UnarrangedSite = Omit<Website, "sections" | "look">;

type Look = {
  slug: string;
  templateData: Record<string, unknown>;
  picture: string | null;
  privacy: PrivacyChoices;
};

/** The website that the server would make of what was read, before it is made: for previews. */
export function websiteOfCv(cv: ParsedData, { slug, templateData, picture, privacy }: Look): UnarrangedSite {
  const {
    fullName,
    contact,
    extras,
    ownSections: _sections,
    items,
    ...own
  } = websiteFromCv(toldNewestFirst(withPrivacy(cv, privacy)));
  return {
    ...blank,
    ...own,
    ...extras,
    full_name: fullName,
    contact: { ...blank.contact, ...contact },
    flat_picture: privacy.picture === "hidden" ? null : picture,
    template: { ...blank.template, slug },
    template_slug: slug,
    template_data: templateData,
    experience: items.experiences.map((job, index) => ({ ...bookkeeping(index), ...job, skills: [] })),
    education: items.educations.map((study, index) => ({ ...bookkeeping(index), ...study, skills: [] })),
    skills: items.skills.map((group, index) => ({ ...bookkeeping(index), ...group, icon: "", confidence: 3 as const })),
    projects: groupProjects(
      items.projects.map((project, index) => ({
        ...bookkeeping(index),
        ...project,
        type: "project" as const,
        pictures: [],
        implementation: "",
      })),
    ),
  };
}

const blank: UnarrangedSite = {
  id: 0,
  version: 0,
  name: "",
  full_name: null,
  intro: "",
  description: "",
  subdomain: null,
  domain: null,
  contact: emptyContact,
  flat_picture: null,
  picture_focal: null,
  is_published: false,
  status: "draft",
  taken_down_at: null,
  template: {
    id: null,
    slug: "",
    name: "",
    category: templateCategories[0],
    description: "",
    metadata: { loader_path: "", features: [] },
  },
  template_id: null,
  template_slug: "",
  template_data: {},
  seo: { title: "", description: "", indexable: false },
  public_url: null,
  created_at: "",
  updated_at: "",
  ...emptyExtraSections(),
  experience: [],
  education: [],
  skills: [],
  projects: {},
  blogPosts: [],
  other_template_data: {},
};

function bookkeeping(index: number) {
  return { id: index + 1, website_id: 0, version: 0, order: index, created_at: "", updated_at: "" };
}
