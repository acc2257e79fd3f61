import { randomUUID } from "node:crypto";
import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import { limits } from "@vitrine/model";
import Fastify, { type FastifyInstance } from "fastify";
import "./fastify-types.ts";
import { AppError } from "./app-error.ts";
import { sendError } from "./errors.ts";
import { parseJsonBody } from "./json-body.ts";

export type HttpSettings = { logLevel: string; trustProxy: boolean };

/** The bare Fastify instance with our conventions: request ids, error envelope, security headers, body limits. */
export async function createHttp(settings: HttpSettings): Promise<FastifyInstance> {
  const app = Fastify({
    logger:
      settings.logLevel === "silent"
        ? false
        : { level: settings.logLevel, base: undefined, serializers: { req: requestLine } },
    trustProxy: settings.trustProxy,
    bodyLimit: limits.jsonBodyBytes,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: true,
  });
  app.decorateRequest("caller", null);
  acceptEmptyJson(app);
  await app.register(multipart, { throwFileSizeLimit: false, limits: { fileSize: limits.cvFileBytes + 1 } });
  await app.register(helmet, {
    contentSecurityPolicy: appContentSecurityPolicy,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.header("X-Request-Id", request.id);
    const length = Number(request.headers["content-length"] ?? 0);
    if (request.headers["content-type"]?.startsWith("multipart/") && length > limits.multipartBodyBytes) {
      throw new AppError("payload_too_large");
    }
  });
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  return app;
}

/** The application's own pages: nothing inline but styles, frames of our own previews, pictures from uploads. */
const appContentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", "data:", "blob:"],
    fontSrc: ["'self'", "data:"],
    connectSrc: ["'self'"],
    frameSrc: ["'self'"],
    frameAncestors: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
  },
};

/** `Content-Type: application/json` with an empty body means "no body"; the standard parser refuses it. */
function acceptEmptyJson(app: FastifyInstance): void {
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body: string, done) => {
    if (body.trim() === "") return done(null, undefined);
    try {
      return done(null, parseJsonBody(body));
    } catch (error) {
      return done(error as AppError);
    }
  });
  app.removeContentTypeParser("text/plain");
}

/** Log lines hold no personal data: method and path without query, no address, no headers. */
function requestLine(request: { method: string; url: string }): { method: string; path: string } {
  return { method: request.method, path: request.url.split("?")[0] ?? "" };
}
