import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  emptyContact,
  emptyExtraSections,
  emptyLook,
  findKind,
  groupProjects,
  type Education,
  type Experience,
  type Project,
  type SkillCategory,
  type Website,
  type WebsiteSection,
} from "@vitrine/model";
import { TopBarSlotTarget } from "../../../lib/page-header.tsx";
import { queryClient } from "../../../lib/query-client.ts";
import { storeSignIn } from "../../../lib/session/session-store.ts";
import { aSubscription, aUser } from "../../../testing/builders.ts";
import { renderPage, resetClient } from "../../../testing/render-page.tsx";
import { stubApi } from "../../../testing/stub-api.ts";
import { BuilderPage } from "../builder-page.tsx";
// The rules come after the builder is drawn: with this they are at hand when a test begins to type.
import "../draft/draft-problems.ts";
import type { BuilderSearch } from "../shell/builder-rules.ts";

const stamps = { created_at: "2026-01-01T00:00:00Z", updated_at: "2026-01-01T00:00:00Z" };
const base = { website_id: 10_001, version: 1, order: 0, ...stamps };
const dates = { date: "Jan 2024 - Present", start_date: "2024-01", end_date: null, is_current: true };

/** A website as the builder loads it. */
export function aFullWebsite(part: Partial<Website> = {}): Website {
  return {
    id: 10_001,
    version: 1,
    name: "Ward portfolio",
    full_name: "Amara Okonkwo",
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
    template: aTemplate("default", "Default"),
    template_id: 1,
    template_slug: "default",
    template_data: {},
    seo: { title: "", description: "", indexable: true },
    public_url: null,
    ...stamps,
    ...emptyExtraSections(),
    experience: [],
    education: [],
    skills: [],
    projects: {},
    blogPosts: [],
    other_template_data: {},
    sections: [],
    look: emptyLook,
    ...part,
  };
}

/** A section as the website's answer gives it. */
export function aSection(kind: string, part: Partial<WebsiteSection> = {}): WebsiteSection {
  const { titles, layouts = [] } = findKind(kind) ?? {};
  const { entries = [], entry_ids = entries.map(({ id }) => id) } = part;
  return {
    id: 1,
    kind,
    title: null,
    label: part.title ?? titles?.en ?? kind,
    visible: true,
    layout: "designed",
    layouts: [...layouts],
    position: 1,
    version: 1,
    hidden_entry_ids: entries.filter(({ visible }) => !visible).map(({ id }) => id),
    ...part,
    count: entry_ids.length,
    entry_ids,
    entries,
  };
}

export const anExperience = (part: Partial<Experience> = {}): Experience => ({
  ...base,
  ...dates,
  id: 1,
  name: "St Mary",
  place: "Leeds",
  position: "Nurse",
  description: "",
  skills: [],
  ...part,
});

export const anEducation = (part: Partial<Education> = {}): Education => ({
  ...base,
  ...dates,
  id: 1,
  name: "University of Leeds",
  place: "Leeds",
  degree: "BSc Nursing",
  gpa: "",
  description: "",
  skills: [],
  ...part,
});

export const aSkillCategory = (part: Partial<SkillCategory> = {}): SkillCategory => ({
  ...base,
  id: 1,
  title: "Care",
  info: ["Triage"],
  icon: "icon-star",
  confidence: 3,
  ...part,
});

export const aProject = (part: Partial<Project> = {}): Project => ({
  ...base,
  ...dates,
  id: 1,
  title: "Ward board",
  type: "project",
  category: "web",
  description: "A board.",
  technologies: [],
  pictures: [],
  code_url: "",
  implementation: "",
  url: "",
  ...part,
});

export const projectsOf = (...projects: Project[]) => groupProjects(projects);

function aTemplate(slug: string, name: string) {
  return {
    id: 1,
    slug,
    name,
    category: "Classic",
    description: "",
    metadata: { loader_path: "", features: [] },
  };
}

/** A template as the catalogue lists it. */
export function aListedTemplate(slug: string, name: string, category: string) {
  return {
    ...aTemplate(slug, name),
    category,
    component_path: "",
    features: [],
    tags: [],
    colors: [],
    is_premium: false,
    is_active: true,
    tier: "free",
    popularity: 1,
    usage_count: 0,
    view_count: 0,
    preview_urls: null,
  };
}

/** Sections load their code when they are opened; on a busy machine that takes its time. */
export const patience = { timeout: 10_000 };

type Options = {
  replies?: Parameters<typeof stubApi>[0];
  search?: BuilderSearch;
  /** Leaves what the browser keeps as it is. */
  isReload?: boolean;
  /** Whether the server takes the drafts of devices; else there is no connection for them. */
  keepsDrafts?: boolean;
};

/** Opens the builder on a website, in the narrow layout that jsdom has, with the network stood in for. */
export async function openBuilder(
  website: Website = aFullWebsite(),
  { replies = {}, search = {}, isReload = false, keepsDrafts = false }: Options = {},
) {
  if (isReload) queryClient.clear();
  else resetClient();
  Object.assign(Element.prototype, { setPointerCapture: () => undefined });
  storeSignIn({ session_id: 1, user: aUser(), active_website: null, is_admin: false });
  const calls = stubApi({
    [`GET /websites/${website.id}`]: { json: { success: true, website, data: website } },
    [`GET /websites/${website.id}/unplaced`]: { json: { unplaced: [], version: 0 } },
    "GET /templates": {
      json: {
        success: true,
        data: [
          { category: "Classic", templates: [aListedTemplate("default", "Default", "Classic")] },
          { category: "Modern", templates: [aListedTemplate("modern", "Modern", "Modern")] },
        ],
      },
    },
    "GET /subscription/current": { json: aSubscription() },
    ...replies,
    ...(keepsDrafts
      ? { "PUT /websites/10001/drafts/*": { json: { success: true, updated_at: stamps.updated_at } } }
      : {}),
  });
  const page = await renderPage(
    <>
      <TopBarSlotTarget />
      <BuilderPage websiteId={website.id} search={search} />
    </>,
    `/builder/${website.id}`,
  );
  // A form that was left open lies over the sections.
  await screen.findByRole("navigation", { name: "Website sections", hidden: true }, patience);
  await screen.findAllByRole("heading", { level: 2, hidden: true }, patience);
  const user = userEvent.setup();
  const openSection = async (name: string) => {
    await user.click(screen.getByRole("button", { name: new RegExp(`^${name}`) }));
    await screen.findAllByRole("heading", { level: 2 }, patience);
  };
  return { ...page, calls, user, openSection };
}

export const patchPath = "PATCH /websites/10001/builder";
export const saved = (website: Website, message = "Changes saved successfully") => ({
  json: { success: true, website, data: website, message },
});
