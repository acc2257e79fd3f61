import {
  entryChangesSchema,
  entryInputSchema,
  entrySchema,
  newOrderSchema,
  newSectionSchema,
  sectionChangesSchema,
  sectionSchema,
} from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import { answer, entryParams, idParams, messageAnswer, sectionParams, versionField } from "../core/envelope.ts";

/** Sections of a website and the entries of any of them (design/sections.md, "Fixed names"). */
export const listSections = endpoint({
  method: "GET",
  path: "/websites/:id/sections",
  summary: "The sections of a website in its owner's order",
  auth: "user",
  owner: true,
  params: idParams,
  response: answer({ data: z.array(sectionSchema) }),
  errors: ["not_found"],
});

export const createSection = endpoint({
  method: "POST",
  path: "/websites/:id/sections",
  summary: "Add a section of any kind at the end",
  auth: "sub",
  owner: true,
  idempotent: "atomic",
  status: 201,
  params: idParams,
  body: newSectionSchema,
  response: answer({ section: sectionSchema, message: z.string() }),
  errors: ["not_found"],
});

export const updateSection = endpoint({
  method: "PATCH",
  alsoMethods: ["PUT"],
  path: "/websites/:id/sections/:sectionId",
  summary: "Rename, hide or show a section, or choose its layout",
  auth: "sub",
  owner: true,
  versioned: true,
  params: sectionParams,
  body: sectionChangesSchema.extend(versionField),
  response: answer({ section: sectionSchema }),
  errors: ["not_found", "version_conflict"],
});

export const reorderSections = endpoint({
  method: "PUT",
  path: "/websites/:id/sections/order",
  summary: "Put all sections of a website in a new order",
  auth: "sub",
  owner: true,
  params: idParams,
  body: newOrderSchema,
  response: answer({ data: z.array(sectionSchema) }),
  errors: ["not_found", "reorder_conflict"],
});

export const removeSection = endpoint({
  method: "DELETE",
  path: "/websites/:id/sections/:sectionId",
  summary: "Delete a section with its entries",
  auth: "sub",
  owner: true,
  versioned: true,
  params: sectionParams,
  response: messageAnswer,
  errors: ["not_found", "version_conflict"],
});

export const listEntries = endpoint({
  method: "GET",
  path: "/websites/:id/sections/:sectionId/entries",
  summary: "The entries of a section in order",
  auth: "user",
  owner: true,
  params: sectionParams,
  response: answer({ data: z.array(entrySchema) }),
  errors: ["not_found"],
});

export const createEntry = endpoint({
  method: "POST",
  path: "/websites/:id/sections/:sectionId/entries",
  summary: "Add an entry at the end of a section",
  auth: "sub",
  owner: true,
  idempotent: "atomic",
  status: 201,
  params: sectionParams,
  body: entryInputSchema,
  response: answer({ entry: entrySchema, message: z.string() }),
  errors: ["not_found"],
});

export const updateEntry = endpoint({
  method: "PATCH",
  alsoMethods: ["PUT"],
  path: "/websites/:id/sections/:sectionId/entries/:entryId",
  summary: "Change the given fields of an entry, or hide or show it",
  auth: "sub",
  owner: true,
  versioned: true,
  params: entryParams,
  body: entryChangesSchema.extend(versionField),
  response: answer({ entry: entrySchema }),
  errors: ["not_found", "version_conflict"],
});

export const removeEntry = endpoint({
  method: "DELETE",
  path: "/websites/:id/sections/:sectionId/entries/:entryId",
  summary: "Delete an entry",
  auth: "sub",
  owner: true,
  versioned: true,
  params: entryParams,
  response: messageAnswer,
  errors: ["not_found", "version_conflict"],
});

export const reorderEntries = endpoint({
  method: "PUT",
  path: "/websites/:id/sections/:sectionId/entries/order",
  summary: "Put all entries of a section in a new order",
  auth: "sub",
  owner: true,
  params: sectionParams,
  body: newOrderSchema,
  response: answer({ data: z.array(entrySchema) }),
  errors: ["not_found", "reorder_conflict"],
});
