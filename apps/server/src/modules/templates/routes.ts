import { contract } from "@vitrine/contract";
import type { Bind } from "../../http/route.ts";
import type { TemplatesService } from "./service.ts";

/** Binds the catalogue; the calls that change a website's template are bound by the websites module. */
export function registerTemplates(bind: Bind, templates: TemplatesService): void {
  bind(contract.templates.listTemplates, async ({ query }) => ({
    data: await templates.list(query.include_analytics === "true"),
  }));
  bind(contract.templates.getTemplate, async ({ params }) => ({ data: await templates.get(params.slug) }));
  bind(contract.templates.getTemplateDemo, async ({ params }) => templates.demo(params.slug));
  bind(contract.templates.trackTemplate, async ({ params, body, caller, address }) => {
    await templates.track(params.slug, body.event_type, caller ? `user:${caller.userId}` : address);
    return {};
  });
  bind(contract.templates.likeTemplate, async ({ params, caller }) => ({
    data: await templates.like(params.slug, caller.userId, true),
  }));
  bind(contract.templates.unlikeTemplate, async ({ params, caller }) => ({
    data: await templates.like(params.slug, caller.userId, false),
  }));
}
