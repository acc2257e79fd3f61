import {
  deviceSchema,
  draftCopySchema,
  storedDraftSchema,
  versionNameSchema,
  websiteSchema,
  websiteVersionSchema,
} from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import { answer, idParams, messageAnswer } from "../core/envelope.ts";

const versionParams = idParams.extend({ versionId: z.coerce.number().int().positive() });
const deviceParams = idParams.extend({ device: deviceSchema });

export const listVersions = endpoint({
  method: "GET",
  path: "/websites/:id/versions",
  summary: "The kept versions of a website, the newest first",
  auth: "user",
  owner: true,
  params: idParams,
  response: answer({ data: z.array(websiteVersionSchema) }),
  errors: ["not_found"],
});

export const nameVersion = endpoint({
  method: "POST",
  path: "/websites/:id/versions",
  summary: "Keep the website as it stands under a name",
  auth: "sub",
  owner: true,
  idempotent: "atomic",
  status: 201,
  params: idParams,
  body: versionNameSchema,
  response: answer({ version: websiteVersionSchema, message: z.string() }),
  errors: ["not_found"],
});

export const previewVersion = endpoint({
  method: "GET",
  path: "/websites/:id/versions/:versionId",
  summary: "The website as a version would bring it back",
  auth: "user",
  owner: true,
  params: versionParams,
  response: answer({ version: websiteVersionSchema, website: websiteSchema }),
  errors: ["not_found"],
});

export const restoreVersion = endpoint({
  method: "POST",
  path: "/websites/:id/versions/:versionId/restore",
  summary: "Bring a version's content back; what stood there is kept as a version",
  auth: "sub",
  owner: true,
  versioned: true,
  params: versionParams,
  response: answer({ website: websiteSchema, kept: websiteVersionSchema, message: z.string() }),
  errors: ["not_found", "version_conflict"],
});

export const listDrafts = endpoint({
  method: "GET",
  path: "/websites/:id/drafts",
  summary: "Unsaved changes of the caller's devices",
  auth: "user",
  owner: true,
  params: idParams,
  response: answer({ data: z.array(storedDraftSchema) }),
  errors: ["not_found"],
});

export const keepDraft = endpoint({
  method: "PUT",
  path: "/websites/:id/drafts/:device",
  summary: "Keep one device's unsaved changes; no changes remove them",
  auth: "user",
  owner: true,
  params: deviceParams,
  body: draftCopySchema,
  response: answer({ updated_at: z.string() }),
  errors: ["not_found", "payload_too_large"],
});

export const dropDraft = endpoint({
  method: "DELETE",
  path: "/websites/:id/drafts/:device",
  summary: "Forget one device's unsaved changes",
  auth: "user",
  owner: true,
  params: deviceParams,
  response: messageAnswer,
  errors: ["not_found"],
});
