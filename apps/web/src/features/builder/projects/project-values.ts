import type { Project, projectStatuses } from "@vitrine/model";
import { datesOf, datesToSend, type DateValues } from "../items/date-fields.tsx";

export type ProjectStatus = (typeof projectStatuses)[number];

export const projectStatusLabels: Readonly<Record<ProjectStatus, string>> = {
  completed: "Completed",
  "in-progress": "In progress",
  "on-hold": "On hold",
};

/** The project form: stored fields, and `status` and `features`, which exist in the form only. */
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
};

export function projectValuesOf(item: Project | null): ProjectValues {
  return {
    title: item?.title ?? "",
    category: item?.category || "other",
    status: item?.is_current ? "in-progress" : "completed",
    description: item?.description ?? "",
    features: [],
    technologies: item?.technologies ?? [],
    code_url: item?.code_url ?? "",
    implementation: item?.implementation ?? "",
    url: item?.url ?? "",
    ...datesOf(item),
  };
}

/** What is sent: the status lives on in the dates, features as lines at the end of the description. */
export function projectToSend({
  start_date,
  end_date,
  is_current,
  date,
  status,
  features,
  description,
  ...stored
}: ProjectValues): Record<string, unknown> {
  const isCurrent = is_current || status === "in-progress";
  const hasDates = Boolean(start_date || end_date || isCurrent || date);
  return {
    ...stored,
    description: [description.trim(), ...features.map((feature) => `• ${feature}`)].join("\n"),
    ...(hasDates ? datesToSend({ start_date, end_date, is_current: isCurrent, date }) : {}),
  };
}
