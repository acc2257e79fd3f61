import {
  educationAliases,
  educationInputSchema,
  educationSchema,
  educationUpdateSchema,
  experienceAliases,
  experienceInputSchema,
  experienceSchema,
  experienceUpdateSchema,
  limits,
  projectAliases,
  projectInputSchema,
  projectSchema,
  projectUpdateSchema,
  skillCategoryInputSchema,
  skillCategorySchema,
  skillCategoryUpdateSchema,
} from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import { answer, idParams, itemParams, messageAnswer } from "../core/envelope.ts";

/** Renames aliases to the stored names where the stored name is not given, then checks (contract.md 11). */
function withAliases<S extends z.ZodType>(aliases: Readonly<Record<string, string>>, schema: S) {
  return z.preprocess((input) => {
    if (typeof input !== "object" || input === null || Array.isArray(input)) return input;
    const body: Record<string, unknown> = { ...input };
    for (const [alias, name] of Object.entries(aliases)) {
      if (alias in body && !(name in body)) body[name] = body[alias];
    }
    return body;
  }, schema);
}

const idList = z
  .array(z.union([z.number().int(), z.object({ id: z.number().int() }).transform((item) => item.id)]))
  .max(1000);

type Kind<Item extends z.ZodType, Input extends z.ZodType, Update extends z.ZodType> = {
  collection: "experiences" | "educations" | "skills" | "projects";
  word: string;
  item: Item;
  list: z.ZodArray<Item>;
  input: Input;
  update: Update;
};

const listEndpoint = <I extends z.ZodType>(kind: Pick<Kind<I, I, I>, "collection" | "word" | "list">) =>
  endpoint({
    method: "GET",
    path: `/websites/:id/${kind.collection}`,
    summary: `The ${kind.word} entries of a website in order`,
    auth: "user",
    owner: true,
    params: idParams,
    response: answer({ data: kind.list }),
    errors: ["not_found"],
  });

const removeEndpoint = (collection: string, word: string) =>
  endpoint({
    method: "DELETE",
    path: `/websites/:id/${collection}/:itemId`,
    summary: `Delete one ${word} entry`,
    auth: "sub",
    owner: true,
    versioned: true,
    params: itemParams,
    response: messageAnswer,
    errors: ["not_found", "version_conflict"],
  });

const readCall = (collection: string, word: string) =>
  ({
    method: "GET",
    path: `/websites/:id/${collection}/:itemId`,
    summary: `One ${word} entry`,
    auth: "user",
    owner: true,
    params: itemParams,
    errors: ["not_found"],
  }) as const;

const createCall = (collection: string, word: string) =>
  ({
    method: "POST",
    path: `/websites/:id/${collection}`,
    summary: `Add one ${word} entry at the end`,
    auth: "sub",
    owner: true,
    idempotent: "atomic",
    status: 201,
    params: idParams,
    errors: ["not_found"],
  }) as const;

const updateCall = (collection: string, word: string) =>
  ({
    method: "PUT",
    alsoMethods: ["PATCH"],
    path: `/websites/:id/${collection}/:itemId`,
    summary: `Change the given fields of one ${word} entry`,
    auth: "sub",
    owner: true,
    versioned: true,
    params: itemParams,
    errors: ["not_found", "version_conflict"],
  }) as const;

const reorderCall = (collection: string) =>
  ({
    method: "POST",
    path: `/${collection}/reorder`,
    summary: `Put the ${collection} of one website in a new order`,
    auth: "sub",
    owner: true,
    errors: ["not_found", "reorder_conflict"],
  }) as const;

const version = { version: z.number().int().optional() };

export const listExperiences = listEndpoint({
  collection: "experiences",
  word: "experience",
  list: z.array(experienceSchema),
});
export const getExperience = endpoint({
  ...readCall("experiences", "experience"),
  response: answer({ experience: experienceSchema }),
});
export const createExperience = endpoint({
  ...createCall("experiences", "experience"),
  body: withAliases(experienceAliases, experienceInputSchema),
  response: answer({ experience: experienceSchema, message: z.string() }),
});
export const updateExperience = endpoint({
  ...updateCall("experiences", "experience"),
  body: withAliases(experienceAliases, experienceUpdateSchema.and(z.object(version))),
  response: answer({ experience: experienceSchema }),
});
export const removeExperience = removeEndpoint("experiences", "experience");
export const reorderExperiences = endpoint({
  ...reorderCall("experiences"),
  body: z.object({ experiences: idList }),
  response: answer({ data: z.array(experienceSchema) }),
});

export const listEducations = listEndpoint({
  collection: "educations",
  word: "education",
  list: z.array(educationSchema),
});
export const getEducation = endpoint({
  ...readCall("educations", "education"),
  response: answer({ education: educationSchema }),
});
export const createEducation = endpoint({
  ...createCall("educations", "education"),
  body: withAliases(educationAliases, educationInputSchema),
  response: answer({ education: educationSchema, message: z.string() }),
});
export const updateEducation = endpoint({
  ...updateCall("educations", "education"),
  body: withAliases(educationAliases, educationUpdateSchema.and(z.object(version))),
  response: answer({ education: educationSchema }),
});
export const removeEducation = removeEndpoint("educations", "education");
export const reorderEducations = endpoint({
  ...reorderCall("educations"),
  body: z.object({ educations: idList }),
  response: answer({ data: z.array(educationSchema) }),
});

export const listSkills = listEndpoint({ collection: "skills", word: "skill", list: z.array(skillCategorySchema) });
export const getSkill = endpoint({ ...readCall("skills", "skill"), response: answer({ skill: skillCategorySchema }) });
export const createSkill = endpoint({
  ...createCall("skills", "skill"),
  body: skillCategoryInputSchema,
  response: answer({ skill: skillCategorySchema, message: z.string() }),
});
export const updateSkill = endpoint({
  ...updateCall("skills", "skill"),
  body: skillCategoryUpdateSchema.and(z.object(version)),
  response: answer({ skill: skillCategorySchema }),
});
export const removeSkill = removeEndpoint("skills", "skill");
export const reorderSkills = endpoint({
  ...reorderCall("skills"),
  body: z.object({ skills: idList }),
  response: answer({ data: z.array(skillCategorySchema) }),
});
export const replaceSkills = endpoint({
  method: "PUT",
  path: "/websites/:id/skills",
  summary: "Replace the whole list of skill categories in one step",
  auth: "sub",
  owner: true,
  params: idParams,
  body: z.object({
    skills: z.array(skillCategoryInputSchema.extend({ id: z.number().int().optional() })).max(limits.skillCategories),
  }),
  response: answer({ data: z.array(skillCategorySchema) }),
  errors: ["not_found"],
});

export const listProjects = listEndpoint({ collection: "projects", word: "project", list: z.array(projectSchema) });
export const getProject = endpoint({
  ...readCall("projects", "project"),
  response: answer({ project: projectSchema }),
});
export const createProject = endpoint({
  ...createCall("projects", "project"),
  body: withAliases(projectAliases, projectInputSchema),
  response: answer({ project: projectSchema, message: z.string() }),
});
export const updateProject = endpoint({
  ...updateCall("projects", "project"),
  body: withAliases(projectAliases, projectUpdateSchema.and(z.object(version))),
  response: answer({ project: projectSchema }),
});
export const removeProject = removeEndpoint("projects", "project");
export const reorderProjects = endpoint({
  ...reorderCall("projects"),
  body: z.object({ projects: idList }),
  response: answer({ data: z.array(projectSchema) }),
});
