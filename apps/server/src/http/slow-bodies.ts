import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { AppError } from "./app-error.ts";
import { endWithAnswer } from "./raw-answer.ts";
import { httpTimeouts } from "./timeouts.ts";

export type BodyPace = Record<"bodyGraceMs" | "bodyBytesPerSecond" | "checkEveryMs", number>;

type Watched = { request: IncomingMessage; since: number; bytesBefore: number; wasTooSlow: boolean };

/**
 * Ends requests whose body comes too slowly, with 408. The clock runs from the moment that the body is
 * read, or that the request is answered without it: a caller never pays for our own slowness.
 */
export function refuseSlowBodies(app: FastifyInstance, pace: BodyPace = httpTimeouts): void {
  const watched = new Map<IncomingMessage, Watched>();

  const watch = (request: IncomingMessage) => {
    // What is handed in without a connection, as tests do, is there already.
    if (request.complete || request.destroyed || !(request.socket instanceof Socket) || watched.has(request)) return;
    const { bytesRead: bytesBefore } = request.socket;
    watched.set(request, { request, since: performance.now(), bytesBefore, wasTooSlow: false });
  };

  const timer = setInterval(() => {
    for (const body of watched.values()) {
      const { request } = body;
      const isOver = request.complete || request.destroyed || request.socket.destroyed;
      if (isOver) watched.delete(request);
      else if (!isTooSlow(body, pace)) body.wasTooSlow = false;
      // Twice: after the process itself was busy, the bytes that came meanwhile are not counted yet.
      else if (!body.wasTooSlow) body.wasTooSlow = true;
      else {
        watched.delete(request);
        endWithAnswer(request.socket, new AppError("request_timeout"));
      }
    }
  }, pace.checkEveryMs);
  timer.unref();

  app.addHook("preParsing", async (request, _reply, payload) => {
    watch(request.raw);
    return payload;
  });
  app.addHook("onResponse", async (request) => watch(request.raw));
  app.addHook("onClose", async () => clearInterval(timer));
}

function isTooSlow({ request, since, bytesBefore }: Watched, { bodyGraceMs, bodyBytesPerSecond }: BodyPace): boolean {
  const elapsedMs = performance.now() - since;
  const expected = ((elapsedMs - bodyGraceMs) / 1000) * bodyBytesPerSecond;
  return elapsedMs > bodyGraceMs && request.socket.bytesRead - bytesBefore < Math.max(expected, 1);
}
