import { contract } from "@vitrine/contract";
import type { Bind } from "../../http/route.ts";
import type { Caller } from "../../http/session.ts";
import type { WebsitesService } from "./service.ts";
import type { Target } from "./writer.ts";

const { websites: calls, templates: templateCalls, versions: versionCalls } = contract;

type Addressed = { params: { id: number }; caller: Caller; version: number | null };

const target = ({ params, caller, version }: Addressed) => ({ caller, id: params.id, version });

/** Binds websites, their pictures and their templates. */
export function registerWebsites(bind: Bind, websites: WebsitesService): void {
  const known = { load: (context: Addressed) => websites.check(target(context)) };

  bind(calls.listWebsites, async ({ caller, query }) => websites.list(caller, query));
  bind(calls.subdomainAvailability, async ({ caller, query }) => ({
    data: await websites.availability(caller, query),
  }));
  bind(calls.suggestSubdomains, async ({ caller, query }) => ({
    data: await websites.suggestSubdomains(caller, query),
  }));
  bind(calls.listFormerAddresses, async (context) => ({ data: await websites.formerAddresses(addressed(context)) }));
  bind(calls.createWebsite, async ({ caller, body, etag }) => {
    const website = await websites.create(caller, body);
    etag(website.version);
    return { website };
  });
  bind(calls.getWebsite, async (context) => {
    const website = await websites.get(target(context));
    context.etag(website.version);
    return { website };
  });
  bind(calls.previewWebsite, async (context) => {
    context.reply.header("X-Robots-Tag", "noindex");
    return { website: await websites.get(target(context)) };
  });
  bind(calls.getWebsiteData, async (context) => {
    const website = await websites.get(target(context));
    const { experience, education, skills, projects, blogPosts } = website;
    context.etag(website.version);
    return { website, experience, education, skills, projects, blogPosts };
  });
  bind(
    calls.updateWebsiteInBuilder,
    async (context) => {
      const stored = await websites.update(target(context), context.body);
      context.etag(stored.website.version);
      return stored;
    },
    known,
  );
  bind(
    calls.updateWebsite,
    async (context) => {
      const { website } = await websites.update(target(context), context.body);
      context.etag(website.version);
      return { website };
    },
    known,
  );
  bind(calls.publishWebsite, async (context) => {
    const { website } = await websites.update(target(context), { status: "published" });
    context.etag(website.version);
    return { website };
  });
  bind(calls.unpublishWebsite, async (context) => {
    const { website } = await websites.update(target(context), { status: "draft" });
    context.etag(website.version);
    return { website };
  });
  bind(calls.deleteWebsite, async (context) => ({
    active_website: await websites.remove(target(context)),
    message: "Portfolio website deleted successfully",
  }));
  bind(
    calls.cloneWebsite,
    async (context) => {
      const website = await websites.clone(target(context), context.body.name);
      context.etag(website.version);
      return { website };
    },
    known,
  );
  bind(calls.switchWebsite, async (context) => websites.switchTo(target(context)));
  bindPictures(bind, websites, known);
  bindTemplates(bind, websites, known);
  bindVersions(bind, websites.versions, known);
  bindDrafts(bind, websites.versions);
}

type Known = { load: (context: Addressed) => Promise<void> };

function bindPictures(bind: Bind, websites: WebsitesService, known: Known): void {
  bind(
    calls.uploadProfilePicture,
    async (context) => {
      const stored = await websites.setPicture(target(context), context.files["picture"]);
      context.etag(stored.website.version);
      return { ...stored, message: "Profile picture uploaded successfully" };
    },
    known,
  );
  bind(calls.removeProfilePicture, async (context) => {
    const website = await websites.clearPicture(target(context));
    context.etag(website.version);
    return { website, message: "Profile picture removed successfully" };
  });
}

function bindTemplates(bind: Bind, websites: WebsitesService, known: Known): void {
  bind(templateCalls.getWebsiteTemplate, async (context) => websites.templateOf(target(context)));
  bind(
    templateCalls.applyTemplate,
    async (context) => {
      const applied = await websites.applyTemplate(target(context), context.body);
      context.etag(applied.website.version);
      return applied;
    },
    known,
  );
  bind(templateCalls.getTemplateData, async ({ caller, params, etag }) => {
    const data = await websites.templateData(dataTarget({ caller, params, version: null }));
    etag(data.version);
    return { data };
  });
  bind(
    templateCalls.putTemplateData,
    async (context) => {
      const data = await websites.putTemplateData(dataTarget(context), context.body);
      context.etag(data.version);
      return { data, message: "Template data saved successfully!" };
    },
    { load: (context) => websites.templateData(dataTarget(context)) },
  );
}

type Versions = WebsitesService["versions"];

function bindVersions(bind: Bind, versions: Versions, known: Known): void {
  bind(versionCalls.listVersions, async (context) => ({ data: await versions.list(addressed(context)) }));
  bind(
    versionCalls.nameVersion,
    async (context) => ({
      version: await versions.name(addressed(context), context.body),
      message: "Version saved",
    }),
    { load: (context) => known.load({ ...context, version: null }) },
  );
  bind(versionCalls.previewVersion, async (context) => versions.preview(addressed(context), context.params.versionId));
  bind(versionCalls.restoreVersion, async (context) => {
    const restored = await versions.restore(target(context), context.params.versionId);
    context.etag(restored.website.version);
    return { ...restored, message: "Version restored" };
  });
}

function bindDrafts(bind: Bind, versions: Versions): void {
  bind(versionCalls.listDrafts, async (context) => ({ data: await versions.drafts(addressed(context)) }));
  bind(versionCalls.keepDraft, async (context) => ({
    updated_at: await versions.keepDraft(addressed(context), context.params.device, context.body),
  }));
  bind(versionCalls.dropDraft, async (context) => {
    await versions.dropDraft(addressed(context), context.params.device);
    return { message: "Draft forgotten" };
  });
}

/** A website that is only looked for, whatever its version. */
const addressed = ({ params, caller }: Pick<Addressed, "params" | "caller">): Target => ({
  caller,
  id: params.id,
  version: null,
});

type DataAddressed = { params: { websiteId: number; category: string }; caller: Caller; version: number | null };

const dataTarget = ({ params, caller, version }: DataAddressed) => ({
  caller,
  id: params.websiteId,
  category: params.category,
  version,
});
