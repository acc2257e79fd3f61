import type { FastifyRequest } from "fastify";
import type { Caller, CallerSource } from "./session.ts";
import { tokensOfVisitor, type ShownAs } from "./session-cookies.ts";

/**
 * Everybody whom the browser that opens a page could be signed in as. None when that cannot be told, because a page
 * that everybody may see does not depend on it.
 */
export async function visitorsOf(
  callers: CallerSource,
  request: FastifyRequest,
  shown: ShownAs = "page",
): Promise<Caller[]> {
  const tokens = tokensOfVisitor(request, shown);
  if (tokens.length === 0) return [];
  try {
    const found = await Promise.all(tokens.map((token) => callers.callerOf(token)));
    return found.filter((caller) => caller !== null).filter((caller) => !caller.isSuspended);
  } catch (error) {
    request.log.warn({ err: error, requestId: request.id }, "who opens a page could not be told");
    return [];
  }
}
