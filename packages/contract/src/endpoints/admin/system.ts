import { systemSchema } from "@vitrine/model";
import { endpoint } from "../../core/endpoint.ts";
import { answer } from "../../core/envelope.ts";

export const readSystem = endpoint({
  method: "GET",
  path: "/admin/system",
  summary: "How the installation and the process that answers stand, and what asks for attention",
  auth: "admin",
  response: answer({ data: systemSchema }),
});
