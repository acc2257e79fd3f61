import { contract } from "@vitrine/contract";
import type { FastifyReply } from "fastify";
import { AppError } from "../../http/app-error.ts";
import type { Bind } from "../../http/route.ts";
import type { PublishingService } from "./service.ts";
import { pageAt } from "./site-paths.ts";
import {
  createTemplateVersionService,
  type TemplateVersionDependencies,
  type TemplateVersionService,
} from "./template-version-service.ts";

/** Binds the JSON answers; the pages themselves are served by `registerSitePages`. */
export function registerPublishing(
  bind: Bind,
  publishing: PublishingService,
  ofVersions: TemplateVersionDependencies,
): void {
  bindTemplateVersions(bind, createTemplateVersionService(ofVersions));
  bind(contract.publicSite.getPublicSite, async ({ params, caller, reply }) => {
    const site = await publishing.siteFor(params.subdomain, caller);
    if (site.visibility !== "published") keepOut(reply);
    return { site };
  });
  bind(contract.publicSite.getSiteHtml, async ({ params, query, caller, reply }) => {
    keepOut(reply);
    const path = pageAt(query.path);
    const html = path && (await publishing.htmlFor(params.subdomain, caller, path));
    if (html === null) throw new AppError("site_unavailable");
    return { html };
  });
  bind(contract.websites.websiteCard, async ({ params, caller }) => {
    const { png } = await publishing.cards.ownCard(caller.userId, params.id);
    return { contentType: "image/png", bytes: png, headers: { "Cache-Control": "no-store" } };
  });
  bind(contract.blog.listPublicPosts, ({ params, query, caller }) =>
    publishing.blog.posts(params.subdomain, caller, query),
  );
  bind(contract.blog.getPublicPost, async ({ params, caller }) => ({
    blogPost: await publishing.blog.post(params.subdomain, caller, params.slug),
  }));
}

/** Whether a site stays with its template as it was. */
function bindTemplateVersions(bind: Bind, versions: TemplateVersionService): void {
  bind(contract.templates.getTemplateVersion, async ({ caller, params }) => ({
    template_version: await versions.get({ caller, id: params.id, version: null }),
  }));
  bind(
    contract.templates.putTemplateVersion,
    async ({ caller, params, version, body, etag }) => {
      const put = await versions.put({ caller, id: params.id, version }, body.is_pinned);
      etag(put.website.version);
      return put;
    },
    { load: ({ caller, params, version }) => versions.get({ caller, id: params.id, version }) },
  );
}

/** Private and draft answers are for one person: no cache keeps them, no robot lists them. */
function keepOut(reply: FastifyReply): void {
  reply.header("X-Robots-Tag", "noindex").header("Cache-Control", "no-store");
}
