import { tryoutSiteOf } from "@vitrine/model";
import type { FastifyInstance } from "fastify";
import { assetsPath, sendPrivatePage, sendUnavailable } from "../../publishing/index.ts";
import type { TryoutDependencies } from "./dependencies.ts";
import { findTryout } from "./tryout-repository.ts";
import { offeredTemplate } from "./offered-templates.ts";

/** Serves the pages of tryouts at `/try/{token}/{template}`: drawn as the published page would be, for one person. */
export function registerTryoutPages(app: FastifyInstance, dependencies: TryoutDependencies): void {
  const { limiter, appUrl } = dependencies;
  const hosts = () => ({ appUrl: appUrl(), sitesHost: new URL(appUrl()).host });
  app.get<{ Params: { token: string; slug: string } }>("/try/:token/:slug", async (request, reply) => {
    await limiter.hit("guest", { address: request.ip, userId: null, email: null });
    const html = await drawTryout(dependencies, request.params);
    if (html === null) return sendUnavailable(reply, hosts());
    return sendPrivatePage(reply, html, "home");
  });
}

/** The site of a tryout in a template; null where there is none (any more). */
async function drawTryout(
  { db, clock, renderer, appUrl }: TryoutDependencies,
  { token, slug }: { token: string; slug: string },
): Promise<string | null> {
  const manifest = offeredTemplate(slug);
  const cv = manifest && (await findTryout(db, token, clock.now()))?.parsed_data;
  if (!manifest || !cv) return null;
  const addresses = { baseUrl: "", canonicalUrl: `${appUrl()}/try`, assetsPath };
  return renderer.render({ ...tryoutSiteOf(cv, manifest), branding: true, visibility: "draft" }, addresses);
}
