import type { BodyOf, QueryOf, ReplyOf, contract } from "@vitrine/contract";
import { pageMeta } from "@vitrine/contract";
import {
  isNewSubdomain,
  planRules,
  subdomainMessage,
  subdomainSchema,
  type Website,
  type WebsiteChanges,
} from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError, invalidField } from "../../http/app-error.ts";
import type { UploadedFile } from "../../http/multipart.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import { findUser, iso, presentUser, readActiveWebsite, updateUser } from "../auth/index.ts";
import { mediaUrl, type MediaService, type WorkPictures } from "../media/index.ts";
import type { TemplatesService } from "../templates/index.ts";
import { changesMessage, ignoredFields } from "./changes.ts";
import { cloneWebsite } from "./clone-website.ts";
import { insertWebsite } from "./insert-website.ts";
import { presentCore } from "./present.ts";
import { profilePictureRules } from "./profile-picture-rules.ts";
import { createWebsiteReader } from "./read-website.ts";
import { countItems, noItems, readExtras } from "./related-lists.ts";
import * as repository from "./repository.ts";
import { endForwarding, formerSubdomains, freeSuggestions, holdSubdomain, isSubdomainFree } from "./subdomains.ts";
import { createTemplateDataService } from "./template-data.ts";
import { createVersionsService } from "./versions/service.ts";
import { createWebsiteTemplatesService } from "./website-templates.ts";
import { createWebsiteWriter, takenSubdomainMessage, type Target } from "./writer.ts";

type Dependencies = {
  db: Db;
  clock: Clock;
  templates: TemplatesService;
  media: MediaService;
  workPictures: WorkPictures;
};
type WebsitesContract = typeof contract.websites;
/** A user's websites: list, read, write, publish, delete (contract.md 9 and 10). */
export function createWebsitesService({ db, clock, templates, media, workPictures }: Dependencies) {
  const reader = createWebsiteReader(templates);
  const writer = createWebsiteWriter({ db, clock, templates, media, reader });
  const { owned, change, storePicture, removePicture } = writer;

  return {
    ...createWebsiteTemplatesService({ db, templates, reader, writer }),
    ...createTemplateDataService({ db, clock, writer }),
    versions: createVersionsService({ db, clock, templates, reader, writer }),

    /** For the check before a body is read: existence, ownership, a stale version (contract.md 1.2). */
    check: async (target: Target): Promise<void> => void (await owned(db, target, false)),

    async list(
      caller: Caller,
      query: QueryOf<WebsitesContract["listWebsites"]>,
    ): Promise<Omit<ReplyOf<WebsitesContract["listWebsites"]>, "success">> {
      const { rows, total } = await repository.listOwned(db, caller.userId, query);
      const ids = rows.map((row) => row.id);
      const counts = await countItems(db, ids, caller.plan);
      const template = await reader.templatesOf(db, rows);
      const extras = await readExtras(db, ids);
      const data = rows.map((row) => ({
        ...presentCore(row, template(row), extras(row.id)),
        counts: counts.get(row.id) ?? noItems,
      }));
      const limit = planRules[caller.plan].portfolioCount;
      const now = clock.now();
      const count = await repository.countOwned(db, caller.userId);
      const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
      const created = await repository.countOwned(db, caller.userId, monthStart);
      const meta = {
        ...pageMeta(query, total),
        limit,
        remaining: Math.max(0, limit - count),
        created_this_month: created,
      };
      return { data, websites: data, meta };
    },

    async create(caller: Caller, body: BodyOf<WebsitesContract["createWebsite"]>): Promise<Website> {
      const manifest = body.template_slug === undefined ? undefined : templates.find(body.template_slug);
      if (body.template_slug !== undefined && !manifest) {
        throw invalidField("template_slug", "The selected template_slug is invalid.");
      }
      if (manifest) templates.requireAllowed(manifest, caller.plan);
      const row = await insertWebsite(db, {
        userId: caller.userId,
        name: body.name,
        intro: body.intro,
        description: body.description,
        contact: body.contact,
        templateSlug: manifest?.slug,
      });
      return reader.read(db, row);
    },

    /** @throws AppError not_found, subscription_limit_exceeded */
    async clone(target: Target, name: string | undefined): Promise<Website> {
      return reader.read(db, await cloneWebsite({ db, media, workPictures, writer }, target, name));
    },

    async get(target: Target): Promise<Website> {
      return reader.read(db, await owned(db, target, false));
    },

    async update(
      target: Target,
      body: WebsiteChanges,
    ): Promise<{ website: Website; message: string; ignored_fields?: string[] }> {
      const ignored = ignoredFields(body);
      const { row, plan } = await change(target, body);
      const website = await reader.read(db, row);
      return { website, message: changesMessage(plan), ...(ignored.length > 0 ? { ignored_fields: ignored } : {}) };
    },

    /** Final: everything in it goes, the subdomain is held for its owner (contract.md 9). */
    async remove(target: Target): Promise<Awaited<ReturnType<typeof readActiveWebsite>>> {
      const row = await db.transaction(async (inside) => {
        await repository.lockUser(inside, target.caller.userId);
        const found = await owned(inside, target);
        await workPictures.remove(inside, found.id);
        await endForwarding(inside, found, clock.now());
        await repository.deleteRow(inside, found.id);
        if (found.subdomain) {
          await holdSubdomain(inside, { subdomain: found.subdomain, userId: found.user_id, now: clock.now() });
        }
        await repository.activateRemaining(inside, found.user_id, found.id);
        return found;
      });
      await removePicture(row.flat_picture);
      const user = await findUser(db, target.caller.userId);
      return user ? readActiveWebsite(db, user.user) : null;
    },

    async switchTo(target: Target): Promise<Omit<ReplyOf<WebsitesContract["switchWebsite"]>, "success">> {
      const row = await db.transaction(async (inside) => {
        await repository.lockUser(inside, target.caller.userId);
        const website = await owned(inside, target);
        await updateUser(inside, target.caller.userId, { active_website_id: website.id });
        return website;
      });
      const found = await findUser(db, target.caller.userId);
      const active = found ? await readActiveWebsite(db, found.user) : null;
      if (!found || !active) throw new AppError("not_found");
      return {
        website: await reader.read(db, row),
        active_website: active,
        user: presentUser(found, target.caller.impersonation),
      };
    },

    async availability(
      caller: Caller,
      query: QueryOf<WebsitesContract["subdomainAvailability"]>,
    ): Promise<ReplyOf<WebsitesContract["subdomainAvailability"]>["data"]> {
      const checked = subdomainSchema.safeParse(query.subdomain);
      const subdomain = query.subdomain.trim().toLowerCase();
      if (!checked.success || !isNewSubdomain(subdomain)) {
        return { subdomain, available: false, reason: checked.error?.issues[0]?.message ?? subdomainMessage };
      }
      const claim = { subdomain, userId: caller.userId, websiteId: query.website_id ?? null, now: clock.now() };
      const available = await isSubdomainFree(db, claim);
      return { subdomain, available, reason: available ? null : takenSubdomainMessage };
    },

    /** Subdomains that the caller could take for a website of a person, the best first. */
    async suggestSubdomains(
      caller: Caller,
      { website_id, ...person }: QueryOf<WebsitesContract["suggestSubdomains"]>,
    ): Promise<string[]> {
      return freeSuggestions(db, person, { userId: caller.userId, websiteId: website_id ?? null, now: clock.now() });
    },

    /** The former addresses that lead to a website, and until when. */
    async formerAddresses(target: Target): Promise<{ subdomain: string; until: string }[]> {
      const { id } = await owned(db, target, false);
      const former = await formerSubdomains(db, id, clock.now());
      return former.map(({ subdomain, until }) => ({ subdomain, until: iso(until) }));
    },

    /** Replaces the profile picture; the former one stops answering (contract.md 10). */
    async setPicture(target: Target, file: UploadedFile | undefined): Promise<{ url: string; website: Website }> {
      const name = await media.store(target.caller.userId, file, profilePictureRules);
      const url = mediaUrl(name);
      try {
        return { url, website: await reader.read(db, await storePicture(target, url)) };
      } catch (error) {
        await media.remove(name);
        throw error;
      }
    },

    async clearPicture(target: Target): Promise<Website> {
      const { row } = await change(target, { flat_picture: null });
      return reader.read(db, row);
    },
  };
}

export type WebsitesService = ReturnType<typeof createWebsitesService>;
