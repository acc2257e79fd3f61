import type { BadgeTone } from "@vitrine/ui";
import type { BlogPost, BlogStatus, Experience, Project, Website } from "@vitrine/model";

export const statusTones: Readonly<Record<BlogStatus, BadgeTone>> = {
  draft: "neutral",
  published: "success",
  scheduled: "info",
};

/** A post without a title still has a name in the list. */
export const titleOf = (post: Pick<BlogPost, "title">) => post.title.trim() || "Untitled Post";

const dayFormat = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "short", day: "numeric" });

/** The published date, else the created date, like `Jan 5, 2024` (document 2, section 2). */
export function dateOf(post: Pick<BlogPost, "published_at" | "created_at">): string {
  return dayFormat.format(new Date(post.published_at ?? post.created_at));
}

const hourFormat = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });

/** When on its day a scheduled post appears, like `at 1:00 PM`; the day alone says too little of what is to come. */
export function hourOf({ status, published_at }: Pick<BlogPost, "status" | "published_at">): string | null {
  return status === "scheduled" && published_at !== null ? `at ${hourFormat.format(new Date(published_at))}` : null;
}

/** `position at company`, or what stands for an experience that is gone. */
export function experienceName(website: Pick<Website, "experience">, id: number): string {
  const found = website.experience.find((item) => item.id === id);
  return found ? wordsOfExperience(found) : "Unknown Experience";
}

/** The title of a project, or what stands for a project that is gone. */
export function projectName(website: Pick<Website, "projects">, id: number): string {
  return projectsOf(website).find((item) => item.id === id)?.title ?? "Unknown Project";
}

/** What a post may be linked to, and what it is linked to although that is gone. */
export function linkChoices(website: Pick<Website, "experience" | "projects">, post: BlogPost | null) {
  const experiences = website.experience.map((item) => ({ id: item.id, label: wordsOfExperience(item) }));
  const projects = projectsOf(website).map((item) => ({ id: item.id, label: item.title }));
  return {
    experiences: withLost(experiences, post?.linked_experience_id ?? null, "Unknown Experience"),
    projects: withLost(projects, post?.linked_project_id ?? null, "Unknown Project"),
  };
}

type Choice = { id: number; label: string };

function withLost(choices: Choice[], id: number | null, label: string): Choice[] {
  return id === null || choices.some((choice) => choice.id === id) ? choices : [...choices, { id, label }];
}

const wordsOfExperience = ({ position, name }: Experience) => `${position} at ${name}`;

const projectsOf = ({ projects }: Pick<Website, "projects">): Project[] => Object.values(projects).flat();
