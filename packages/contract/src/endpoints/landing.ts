import { landingContentSchema } from "@vitrine/model";
import { endpoint } from "../core/endpoint.ts";
import { answer } from "../core/envelope.ts";

export const getLanding = endpoint({
  method: "GET",
  path: "/landing",
  summary: "What the start page claims of this installation, for who comes to it from another page",
  auth: "guest",
  publicCacheSeconds: 60,
  response: answer({ data: landingContentSchema }),
});
