import { deadJobSchema, laneFiguresSchema } from "@vitrine/model";
import { z } from "zod";
import { endpoint } from "../../core/endpoint.ts";
import { answer, messageAnswer } from "../../core/envelope.ts";

const jobParams = z.object({ jobId: z.uuid() });

export const listJobs = endpoint({
  method: "GET",
  path: "/admin/jobs",
  summary: "How the lanes of jobs stand, and the latest 200 jobs that used up their tries",
  auth: "admin",
  response: answer({ data: z.object({ lanes: z.array(laneFiguresSchema), dead: z.array(deadJobSchema) }) }),
});

export const retryJob = endpoint({
  method: "POST",
  path: "/admin/jobs/:jobId/retry",
  summary: "Put a dead job back into its lane, with all its tries",
  auth: "admin",
  idempotent: "atomic",
  params: jobParams,
  response: messageAnswer,
  errors: ["not_found"],
});

export const dropJob = endpoint({
  method: "DELETE",
  path: "/admin/jobs/:jobId",
  summary: "Drop a dead job; what it was to do is not done",
  auth: "admin",
  params: jobParams,
  response: messageAnswer,
  errors: ["not_found"],
});
