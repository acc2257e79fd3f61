import "@fastify/cookie";
import "@fastify/multipart";
import type { EndpointDefinition } from "@vitrine/contract";
import type { ReadyAnswers } from "./ready-answers.ts";
import type { Caller } from "./session.ts";
import type { Traffic } from "./traffic.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** The requests that are under way. */
    traffic: Traffic;
    /** What is sent before any hook or route runs. */
    readyAnswers: ReadyAnswers;
  }
  interface FastifyRequest {
    /** Set before any handler runs; null for guests. */
    caller: Caller | null;
    /** The secret that the request proves its caller with, of its header or of its browser's cookie; known or not. */
    token: string | null;
  }
  interface FastifyInstance {
    /** Public address without a trailing slash. */
    appUrl: () => string;
  }
  interface FastifyContextConfig {
    definition?: EndpointDefinition;
  }
}
