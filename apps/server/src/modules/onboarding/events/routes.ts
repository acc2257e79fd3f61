import { contract } from "@vitrine/contract";
import type { ServerResponse } from "node:http";
import { AppError } from "../../../http/app-error.ts";
import type { Bind } from "../../../http/route.ts";
import { findSession } from "../session/repository.ts";
import { firstPosition, openEventStream, type StreamDependencies } from "./event-stream.ts";
import { StreamPlaces } from "./stream-places.ts";

/**
 * Binds the event stream.
 * @returns ends every open stream, for a server that stops
 */
export function registerEventStream(bind: Bind, dependencies: StreamDependencies): () => void {
  const open = new Set<() => void>();
  const places = new StreamPlaces();
  bind(contract.onboarding.onboardingEvents, async ({ query, caller, request, reply }) => {
    const session = await findSession(dependencies.db, caller.userId, query.session_id);
    if (!session) throw new AppError("not_found");
    const giveBack = places.take(caller.userId);
    reply.raw.once("close", giveBack);
    const afterId = headerId(request.headers["last-event-id"]) ?? query.last_event_id ?? null;
    const position = await firstPosition(dependencies.db, { sessionId: session.id, afterId });
    reply.hijack();
    startStream(reply.raw, reply.getHeaders());
    const end = openEventStream(dependencies, { sessionId: session.id, position }, reply.raw);
    const forget = request.server.traffic.addStream(end);
    open.add(end);
    reply.raw.once("close", () => {
      open.delete(end);
      forget();
      giveBack();
    });
  });
  return () => open.forEach((end) => end());
}

type Headers = Record<string, number | string | string[] | undefined>;

function startStream(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
  response.writeHead(200, {
    "Content-Type": "text/event-stream; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Accel-Buffering": "no",
  });
}

function headerId(header: string | string[] | undefined): number | null {
  return typeof header === "string" && /^\d{1,15}$/.test(header) ? Number(header) : null;
}
