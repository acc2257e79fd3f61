import { randomUUID } from "node:crypto";
import type { ApiAnswer } from "@vitrine/e2e/api-person";

/** One call of a client that does not give up: it tells the same key each time. */
export type Try = (headers: Record<string, string>) => Promise<ApiAnswer>;

/** Nobody waits longer for a server to be itself again. */
const limitMs = 60_000;
const pauseMs = 150;

/** Answers after which a client tries again: the server was not itself, or still works on the first try. */
function isPassing({ status, body }: ApiAnswer): boolean {
  if (status >= 500 || status === 429) return true;
  return status === 409 && ["idempotency_in_progress", "already_processing"].includes(String(body["code"]));
}

/**
 * Repeats a call under one Idempotency-Key until it is answered for good: connections may break and servers be away.
 * @throws Error when that does not happen within a minute
 */
export async function keepTrying(what: string, call: Try): Promise<ApiAnswer> {
  const headers = { "Idempotency-Key": randomUUID() };
  const end = Date.now() + limitMs;
  let last = "nothing answered";
  while (Date.now() < end) {
    try {
      const answer = await call(headers);
      if (!isPassing(answer)) return answer;
      last = `${answer.status} ${JSON.stringify(answer.body)}`;
    } catch (error) {
      last = error instanceof Error ? `${error.message} (${String(error.cause)})` : String(error);
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error(`${what} did not come to an end within a minute: ${last}`);
}
