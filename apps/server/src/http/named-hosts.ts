import type { FastifyInstance } from "fastify";

/**
 * Which site answers is said by `Host` alone. Proxies hand on what a visitor wrote into `X-Forwarded-Host`, and a cache
 * before us keeps answers by `Host`: whoever were believed could put their page under somebody else's address. The header
 * stays as an empty one, because that a proxy stands between is worth knowing.
 */
export function passOverNamedHosts(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ raw: { headers } }) => {
    if (headers["x-forwarded-host"] !== undefined) headers["x-forwarded-host"] = "";
  });
}
