import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Tracer } from "@opentelemetry/api";
import type { Queue } from "../ports/queue/queue.ts";

/** A queue whose jobs are spans of the trace in which they were put into the line. */
export function tracedQueue(queue: Queue, tracer: Tracer): Queue {
  return {
    ...queue,
    enqueue(name, data, options = {}) {
      if (!trace.getActiveSpan()) return queue.enqueue(name, data, options);
      return tracer.startActiveSpan(`enqueue ${name}`, { kind: SpanKind.PRODUCER }, async (span) => {
        const carrier: { traceparent?: string } = {};
        propagation.inject(context.active(), carrier);
        const { traceparent } = carrier;
        try {
          await queue.enqueue(name, data, traceparent === undefined ? options : { ...options, traceparent });
        } finally {
          span.end();
        }
      });
    },
    work: (name, handler) =>
      queue.work(name, (data, job) => {
        const parent = propagation.extract(ROOT_CONTEXT, { traceparent: job.traceparent });
        const options = { kind: SpanKind.CONSUMER, attributes: { "vitrine.job.attempt": job.attempt } };
        return tracer.startActiveSpan(`job ${name}`, options, parent, async (span) => {
          try {
            await handler(data, job);
          } catch (error) {
            span.setStatus({ code: SpanStatusCode.ERROR });
            throw error;
          } finally {
            span.end();
          }
        });
      }),
  };
}
