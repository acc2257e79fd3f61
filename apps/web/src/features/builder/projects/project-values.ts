import type { CaseStudyBlock, Project, projectStatuses, ShownPicture } from "@vitrine/model";
import { datesOf, datesToSend, type DateValues } from "../items/date-values.ts";

export type ProjectStatus = (typeof projectStatuses)[number];

export const projectStatusLabels: Readonly<Record<ProjectStatus, string>> = {
  completed: "Completed",
  "in-progress": "In progress",
  "on-hold": "On hold",
};

/** The project form: stored fields, and `status` and `features`, which only the owner sees as such. */
export type ProjectValues = DateValues & {
  title: string;
  category: string;
  status: ProjectStatus;
  description: string;
  features: string[];
  technologies: string[];
  code_url: string;
  implementation: string;
  url: string;
  pictures: ShownPicture[];
  /** The page of the project: the end of its address, and what it says. */
  slug: string;
  role: string;
  client: string;
  body: CaseStudyBlock[];
  /** True for a project that says something on a page of its own already, so that emptying it is a change. */
  hadPage: boolean;
};

export function projectValuesOf(item: Project | null): ProjectValues {
  const dates = datesOf(item);
  return {
    title: item?.title ?? "",
    category: item?.category || "other",
    status: item?.is_current || (dates.is_current && !item?.form_data) ? "in-progress" : statusOf(item),
    ...textsOf(item),
    technologies: item?.technologies ?? [],
    code_url: item?.code_url ?? "",
    implementation: item?.implementation ?? "",
    url: item?.url ?? "",
    pictures: item?.pictures ?? [],
    ...pageOf(item),
    ...dates,
  };
}

function pageOf(item: Project | null) {
  const page = { slug: item?.slug ?? "", role: item?.role ?? "", client: item?.client ?? "", body: item?.body ?? [] };
  return { ...page, hadPage: saysSomething(page) };
}

type Page = Pick<ProjectValues, "slug" | "role" | "client" | "body">;

function saysSomething({ slug, role, client, body }: Page): boolean {
  return body.length > 0 || [slug, role, client].some((text) => text.trim() !== "");
}

/** An entry that was made current and then ended elsewhere is no longer in progress. */
function statusOf(item: Project | null): ProjectStatus {
  const status = item?.form_data?.status ?? "completed";
  return status === "in-progress" ? "completed" : status;
}

/** Description and features as they were typed; a description that was written elsewhere since then stands as a whole. */
function textsOf(item: Project | null): { description: string; features: string[] } {
  const { summary = "", features = [] } = item?.form_data ?? {};
  if (item && withFeatures(summary, features) === item.description) return { description: summary, features };
  return { description: item?.description ?? "", features: [] };
}

function withFeatures(description: string, features: readonly string[]): string {
  return [description.trim(), ...features.map((feature) => `• ${feature}`)].join("\n");
}

/** What is sent: features also stand as lines at the end of the description, for the site to show. */
export function projectToSend({
  start_date,
  end_date,
  is_current,
  date,
  status,
  features,
  description,
  slug,
  role,
  client,
  body,
  hadPage,
  ...stored
}: ProjectValues): Record<string, unknown> {
  const isCurrent = is_current || status === "in-progress";
  const hasDates = Boolean(start_date || end_date || isCurrent || date);
  const page = { slug, role, client, body };
  return {
    ...stored,
    ...(hadPage || saysSomething(page) ? page : {}),
    description: withFeatures(description, features),
    form_data: { status, summary: description.trim(), features },
    ...(hasDates ? datesToSend({ start_date, end_date, is_current: isCurrent, date }) : {}),
  };
}
