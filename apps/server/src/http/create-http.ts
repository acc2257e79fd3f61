import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import cookies from "@fastify/cookie";
import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import { limits } from "@vitrine/model";
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { AppError } from "./app-error.ts";
import { compressAnswers } from "./compress-answers.ts";
import { sendError } from "./errors.ts";
import { parseJsonBody } from "./json-body.ts";
import { createLogger, type Logger } from "./logger.ts";
import { passOverNamedHosts } from "./named-hosts.ts";
import { answerClientError } from "./raw-answer.ts";
import { ReadyAnswers } from "./ready-answers.ts";
import { refuseSlowBodies } from "./slow-bodies.ts";
import { demandTls } from "./strict-transport.ts";
import { httpTimeouts } from "./timeouts.ts";
import { Traffic } from "./traffic.ts";

/** The proxies whose word about a visitor is believed: how many stand before this server, or their addresses. */
export type TrustedProxies = false | number | string[];

export type HttpSettings = {
  /** Public address without a trailing slash. */
  appUrl: () => string;
  logLevel: string;
  /** The log of the process; without it the instance opens its own. */
  logger?: Logger | undefined;
  /** Hosts of published sites lie below this one. */
  sitesHost: () => string;
  trustProxy: TrustedProxies;
};

const serverTimes = {
  headersTimeout: httpTimeouts.headersMs,
  connectionsCheckingInterval: httpTimeouts.checkEveryMs,
  requestTimeout: httpTimeouts.requestMs,
  keepAliveTimeout: httpTimeouts.keepAliveMs,
} as const;

/** The bare Fastify instance with our conventions: request ids, error envelope, security headers, body limits. */
export async function createHttp(settings: HttpSettings): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = settings.logger ?? createLogger(settings.logLevel);
  const proxies = settings.trustProxy;
  const traffic = new Traffic();
  const readyAnswers = new ReadyAnswers(traffic);
  const app = Fastify({
    loggerInstance,
    trustProxy: typeof proxies === "number" ? (_address, hop) => hop < proxies : proxies,
    bodyLimit: limits.jsonBodyBytes,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Whoever stops the process lets requests end first (traffic.ts); what is left then is cut.
    forceCloseConnections: true,
    serverFactory: (handler) =>
      createServer(serverTimes, (request, response) => {
        if (!readyAnswers.answer(request, response)) handler(request, response);
      }),
    clientErrorHandler: answerClientError,
  });
  app.decorate("appUrl", settings.appUrl);
  app.decorate("traffic", traffic);
  app.decorate("readyAnswers", readyAnswers);
  passOverNamedHosts(app);
  app.traffic.watch(app);
  refuseSlowBodies(app);
  app.decorateRequest("caller", null);
  app.decorateRequest("token", null);
  acceptEmptyJson(app);
  await app.register(cookies);
  await app.register(multipart, { throwFileSizeLimit: false, limits: { fileSize: limits.cvFileBytes + 1 } });
  await app.register(helmet, {
    contentSecurityPolicy: appContentSecurityPolicy,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
  });
  demandTls(app, settings);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("X-Request-Id", request.id);
    const length = Number(request.headers["content-length"] ?? 0);
    if (request.headers["content-type"]?.startsWith("multipart/") && length > limits.multipartBodyBytes) {
      throw new AppError("payload_too_large");
    }
  });
  compressAnswers(app);
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
    baseUri: ["'none'"],
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
