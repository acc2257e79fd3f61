import { mediaChangesSchema, mediaSchema } from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import { answer, idParams, mediaParams, messageAnswer } from "../core/envelope.ts";

/** Pictures of work that the entries of a website show (design/sections.md, "Fixed names"). */
export const listMedia = endpoint({
  method: "GET",
  path: "/websites/:id/media",
  summary: "The pictures of a website, newest first, with the room that they take",
  auth: "user",
  owner: true,
  params: idParams,
  response: answer({
    data: z.array(mediaSchema),
    storage: z.object({ used: z.number().int(), limit: z.number().int() }),
  }),
  errors: ["not_found"],
});

export const uploadMedia = endpoint({
  method: "POST",
  path: "/websites/:id/media",
  summary: "Store a picture of work, upright and without metadata, in several sizes",
  auth: "sub",
  owner: true,
  idempotent: true,
  status: 201,
  // The website has that very picture already: it is answered as it is.
  alsoStatus: [200],
  params: idParams,
  files: { file: { required: true, description: "JPEG, PNG, WebP, AVIF or GIF" } },
  response: answer({ media: mediaSchema, message: z.string() }),
  errors: [
    "not_found",
    "unsupported_media_type",
    "file_too_large",
    "storage_full",
    "feature_requires_upgrade",
    "unavailable",
  ],
});

export const updateMedia = endpoint({
  method: "PATCH",
  path: "/websites/:id/media/:mediaId",
  summary: "Describe a picture, or choose the point that crops keep in view",
  auth: "sub",
  owner: true,
  params: mediaParams,
  body: mediaChangesSchema,
  response: answer({ media: mediaSchema }),
  errors: ["not_found"],
});

export const removeMedia = endpoint({
  method: "DELETE",
  path: "/websites/:id/media/:mediaId",
  summary: "Delete a picture with its files; entries that showed it go without",
  auth: "sub",
  owner: true,
  params: mediaParams,
  response: messageAnswer,
  errors: ["not_found"],
});
