import type { FastifyReply } from "fastify";

/** A signal that is aborted when the other side goes away before its answer was sent: nobody needs the work then. */
export function whenGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableEnded) gone.abort();
  });
  return gone.signal;
}
