import type { FastifyInstance } from "fastify";
import { AppError } from "../../http/app-error.ts";
import type { MediaService } from "./service.ts";

/** Serves stored pictures at `/media/{name}`, relative to the host. Names never come back, so a year is safe. */
export function registerMediaFiles(app: FastifyInstance, media: MediaService): void {
  app.get<{ Params: { name: string } }>("/media/:name", async (request, reply) => {
    const file = await media.read(request.params.name);
    if (!file) throw new AppError("not_found");
    return reply
      .header("Cache-Control", "public, max-age=31536000, immutable")
      .header("X-Content-Type-Options", "nosniff")
      .header("Content-Security-Policy", "default-src 'none'; sandbox")
      .header("Cross-Origin-Resource-Policy", "cross-origin")
      .type(file.contentType)
      .send(file.bytes);
  });
}
