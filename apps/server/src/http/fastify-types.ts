import type { EndpointDefinition } from "@vitrine/contract";
import type { Caller } from "./session.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Set before any handler runs; null for guests. */
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    definition?: EndpointDefinition;
  }
}
