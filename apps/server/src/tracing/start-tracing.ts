import { createRequire } from "node:module";
import { FastifyOtelInstrumentation } from "@fastify/otel";
import { context, propagation, SpanStatusCode, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { PgInstrumentation } from "@opentelemetry/instrumentation-pg";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
  TraceIdRatioBasedSampler,
  type Span,
  type SpanProcessor,
} from "@opentelemetry/sdk-trace";
import type { Queue } from "../ports/queue/queue.ts";
import { tracedQueue } from "./traced-queue.ts";

export type TracingSettings = {
  /** Where an OTLP collector takes spans over HTTP, without the path. */
  endpoint: string;
  /** Which share of the traces that begin here is told of, from 0 to 1. */
  share: number;
  serviceName: string;
  version: string;
};

export type Tracing = {
  /** A queue whose jobs go on with the trace of whoever put them into the line. */
  queue(queue: Queue): Queue;
  /** What a line of the log says of the trace that it belongs to. */
  logFields: () => { trace_id?: string; span_id?: string };
  /** Hands over what is left. */
  close(): Promise<void>;
};

/**
 * Tells an OTLP collector of requests, their SQL and their jobs. To be called before the first server is made and
 * loaded only when it is wanted, since it costs memory and time. Nothing is registered for whole libraries that could
 * tell of what they are handed: spans hold patterns of routes, statements without their values and no messages.
 */
export function startTracing({ endpoint, share, serviceName, version }: TracingSettings): Tracing {
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ "service.name": serviceName, "service.version": version }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      withoutWords,
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, "")}/v1/traces` }) }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  watchServers(provider);
  watchDatabase(provider);
  const tracer = provider.getTracer("vitrine");
  return {
    queue: (queue) => tracedQueue(queue, tracer),
    logFields() {
      const found = trace.getActiveSpan()?.spanContext();
      return found ? { trace_id: found.traceId, span_id: found.spanId } : {};
    },
    close: () => provider.shutdown(),
  };
}

function watchServers(provider: TracerProvider): void {
  const servers = new FastifyOtelInstrumentation({
    registerOnInitialization: true,
    instrumentHooks: false,
    instrumentHandler: false,
    recordExceptions: false,
    requestHook(span, { method, routeOptions: { url: route = "none" } }) {
      // Addresses name people and hold secrets.
      span.updateName(`${method} ${route}`).setAttribute("url.path", route);
    },
  });
  servers.setTracerProvider(provider);
}

function watchDatabase(provider: TracerProvider): void {
  const database = new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true });
  database.setTracerProvider(provider);
  // The driver is loaded already; it is watched from the first time that it is required as a CommonJS module.
  const require = createRequire(import.meta.url);
  require("pg");
}

/** Messages of errors hold what people entered; that something failed is enough here, and the log says why. */
const withoutWords: SpanProcessor = {
  onStart: () => undefined,
  onEnding(span: Span) {
    if (span.status.code === SpanStatusCode.ERROR) span.setStatus({ code: SpanStatusCode.ERROR });
  },
  onEnd: () => undefined,
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
};
