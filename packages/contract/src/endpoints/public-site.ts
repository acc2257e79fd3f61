import { z } from "zod";
import { endpoint } from "../core/endpoint.ts";
import { answer } from "../core/envelope.ts";
import { publicSiteSchema } from "@vitrine/model";

export const getPublicSite = endpoint({
  method: "GET",
  path: "/public/sites/:subdomain",
  summary: "A site that the caller may see",
  auth: "guest",
  params: z.object({ subdomain: z.string().max(100) }),
  response: answer({ site: publicSiteSchema }),
  errors: ["site_unavailable"],
});

export const getSiteHtml = endpoint({
  method: "GET",
  path: "/public/sites/:subdomain/html",
  summary: "The rendered page of a site that the caller may see, for private and draft sites behind the sign-in page",
  auth: "guest",
  params: z.object({ subdomain: z.string().max(100) }),
  query: z.object({ path: z.string().max(300).default("") }),
  response: answer({ html: z.string() }),
  errors: ["site_unavailable"],
});

export const health = endpoint({
  method: "GET",
  path: "/health",
  summary: "Answers while the process lives, whatever else is away",
  auth: "guest",
  isSignOfLife: true,
  response: answer({ status: z.literal("ok") }),
});

/** What this process needs, and whether it has it; `stopping` once it was told to stop. */
const readinessSchema = z.object({
  process: z.enum(["ok", "stopping"]),
  database: z.enum(["ok", "failing"]),
  storage: z.enum(["ok", "failing"]),
});

export const ready = endpoint({
  method: "GET",
  path: "/ready",
  summary: "Answers when the database and the store answer; otherwise `data.parts` says which of them does not",
  auth: "guest",
  isSignOfLife: true,
  response: answer({ status: z.literal("ok"), parts: readinessSchema }),
  errors: ["unavailable"],
});
