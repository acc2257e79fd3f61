import { lookChangesSchema, versionedLookSchema } from "@vitrine/model";
import { endpoint } from "../core/endpoint.ts";
import { answer, idParams, versionField } from "../core/envelope.ts";

/** What an owner chooses of a website's look (design/sections.md, "Fixed names"). */
export const getLook = endpoint({
  method: "GET",
  path: "/websites/:id/look",
  summary: "The chosen look of a website",
  auth: "user",
  owner: true,
  params: idParams,
  response: answer({ look: versionedLookSchema }),
  errors: ["not_found"],
});

export const updateLook = endpoint({
  method: "PATCH",
  path: "/websites/:id/look",
  summary: "Choose palette, pairing, density, accent or own CSS",
  auth: "sub",
  owner: true,
  versioned: true,
  params: idParams,
  body: lookChangesSchema.extend(versionField),
  response: answer({ look: versionedLookSchema }),
  errors: ["not_found", "version_conflict", "feature_requires_upgrade"],
});
