import type { Api } from "@vitrine/api-client";
import {
  groupProjects,
  type BlogPost,
  type Education,
  type Experience,
  type Project,
  type SkillCategory,
  type Website,
} from "@vitrine/model";
import { fieldsToSend } from "../work/fields-to-send.ts";

export type ItemOf = {
  experience: Experience;
  education: Education;
  skill: SkillCategory;
  project: Project;
  blogPost: BlogPost;
};
export type ItemKindName = keyof ItemOf;
export type AnyItem = ItemOf[ItemKindName];

/** What is sent for an item: its own fields without bookkeeping. */
export type ItemValues = Record<string, unknown>;

/** The calls and places of one kind of section item; the four kinds differ only here and in their forms. */
export type ItemKind<Item extends AnyItem> = {
  name: ItemKindName;
  /** The item that a version conflict carries. */
  stateOf: (data: Readonly<Record<string, unknown>>) => Item | null;
  read: (website: Website) => Item[];
  write: (website: Website, items: Item[]) => Website;
  create: (api: Api, websiteId: number, values: ItemValues, idempotencyKey: string) => Promise<Item>;
  update: (api: Api, item: Item, values: ItemValues) => Promise<Item>;
  remove: (api: Api, item: Item) => Promise<unknown>;
  reorder: (api: Api, ids: number[]) => Promise<Item[]>;
  /** True when a new item stands before the others. */
  newestFirst?: true;
  /** The fields that bring a deleted item back. */
  valuesOf: (item: Item) => ItemValues;
  words: {
    added: string;
    addFailed: string;
    updateFailed: string;
    deleteFailed: string;
    reorderFailed: string;
    deleted: string;
  };
};

const words = (one: string, added: string, many: string): ItemKind<AnyItem>["words"] => ({
  added: `${added} added successfully!`,
  addFailed: `Failed to add ${many === "skills" ? "skills" : one}. Please try again.`,
  updateFailed: `Failed to update ${one}`,
  deleteFailed: `Failed to delete ${one}`,
  reorderFailed: `Failed to reorder ${many}`,
  deleted: `${added} deleted`,
});

export const itemParams = (item: AnyItem) => ({ id: item.website_id, itemId: item.id });
const bookkeeping = new Set(["id", "website_id", "version", "order", "created_at", "updated_at", "confidence", "type"]);
/** An item without its bookkeeping. */
export const ownFields = (item: AnyItem): ItemValues =>
  Object.fromEntries(Object.entries(item).filter(([key]) => !bookkeeping.has(key)));

export const experienceKind: ItemKind<Experience> = {
  name: "experience",
  stateOf: (data) => (data["experience"] as Experience | undefined) ?? null,
  read: (website) => website.experience,
  write: (website, experience) => ({ ...website, experience }),
  create: async (api, id, values, idempotencyKey) =>
    (await api.content.createExperience({ params: { id }, body: values }, { idempotencyKey })).experience,
  update: async (api, item, values) =>
    (await api.content.updateExperience({ params: itemParams(item), body: values }, { ifMatch: item.version }))
      .experience,
  remove: (api, item) => api.content.removeExperience({ params: itemParams(item) }, { ifMatch: item.version }),
  reorder: async (api, ids) => (await api.content.reorderExperiences({ body: { experiences: ids } })).data,
  valuesOf: ownFields,
  words: words("experience", "Experience", "experiences"),
};

export const educationKind: ItemKind<Education> = {
  name: "education",
  stateOf: (data) => (data["education"] as Education | undefined) ?? null,
  read: (website) => website.education,
  write: (website, education) => ({ ...website, education }),
  create: async (api, id, values, idempotencyKey) =>
    (await api.content.createEducation({ params: { id }, body: values }, { idempotencyKey })).education,
  update: async (api, item, values) =>
    (await api.content.updateEducation({ params: itemParams(item), body: values }, { ifMatch: item.version }))
      .education,
  remove: (api, item) => api.content.removeEducation({ params: itemParams(item) }, { ifMatch: item.version }),
  reorder: async (api, ids) => (await api.content.reorderEducations({ body: { educations: ids } })).data,
  valuesOf: ownFields,
  words: words("education", "Education", "educations"),
};

export const skillKind: ItemKind<SkillCategory> = {
  name: "skill",
  stateOf: (data) => (data["skill"] as SkillCategory | undefined) ?? null,
  read: (website) => website.skills,
  write: (website, skills) => ({ ...website, skills }),
  create: async (api, id, values, idempotencyKey) =>
    (
      await api.content.createSkill(
        { params: { id }, body: values as { title: string; info: string[] } },
        { idempotencyKey },
      )
    ).skill,
  update: async (api, item, values) =>
    (await api.content.updateSkill({ params: itemParams(item), body: values }, { ifMatch: item.version })).skill,
  remove: (api, item) => api.content.removeSkill({ params: itemParams(item) }, { ifMatch: item.version }),
  reorder: async (api, ids) => (await api.content.reorderSkills({ body: { skills: ids } })).data,
  valuesOf: ownFields,
  words: words("skill", "Skills", "skills"),
};

export const projectKind: ItemKind<Project> = {
  name: "project",
  stateOf: (data) => (data["project"] as Project | undefined) ?? null,
  read: (website) =>
    Object.values(website.projects)
      .flat()
      .sort((a, b) => a.order - b.order),
  write: (website, projects) => ({ ...website, projects: groupProjects(projects) }),
  create: async (api, id, values, idempotencyKey) =>
    (await api.content.createProject({ params: { id }, body: fieldsToSend(values) }, { idempotencyKey })).project,
  update: async (api, item, values) =>
    (
      await api.content.updateProject(
        { params: itemParams(item), body: fieldsToSend(values) },
        { ifMatch: item.version },
      )
    ).project,
  remove: (api, item) => api.content.removeProject({ params: itemParams(item) }, { ifMatch: item.version }),
  reorder: async (api, ids) => (await api.content.reorderProjects({ body: { projects: ids } })).data,
  valuesOf: ownFields,
  words: words("project", "Project", "projects"),
};
