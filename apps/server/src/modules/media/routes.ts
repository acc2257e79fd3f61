import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import type { MediaService } from "./service.ts";

type Visitors = (request: FastifyRequest) => Promise<Caller[]>;

/**
 * Serves stored pictures at `/media/{name}`, relative to the host. Names never come back, so a year is safe. Those of a
 * website that was taken down are for its owner and for admins.
 */
export function registerMediaFiles(app: FastifyInstance, media: MediaService, visitors: Visitors): void {
  app.get<{ Params: { name: string } }>("/media/:name", async (request, reply) => {
    const file = await media.show(request.params.name, () => visitors(request));
    if (!file) throw new AppError("not_found");
    return reply
      .header("Cache-Control", file.isForAll ? "public, max-age=31536000, immutable" : "private, no-store")
      .header("X-Content-Type-Options", "nosniff")
      .header("Content-Security-Policy", "default-src 'none'; sandbox")
      .header("Cross-Origin-Resource-Policy", file.isForAll ? "cross-origin" : "same-origin")
      .type(file.contentType)
      .send(file.bytes);
  });
}
