import type { BodyOf, ReplyOf, contract } from "@vitrine/contract";
import type { Website, WebsiteChanges } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError, invalidField } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import { findUser, presentUser, readActiveWebsite, updateUser } from "../auth/index.ts";
import type { MediaService, WorkPictures } from "../media/index.ts";
import type { TemplatesService } from "../templates/index.ts";
import { createWebsiteAddresses } from "./addresses.ts";
import { changesMessage, ignoredFields } from "./changes.ts";
import { cloneWebsite } from "./clone-website.ts";
import { insertWebsite } from "./insert-website.ts";
import { createProfilePictures } from "./profile-picture.ts";
import { createWebsiteReader } from "./read-website.ts";
import * as repository from "./repository.ts";
import { endForwarding, holdSubdomain } from "./subdomains.ts";
import { createTemplateDataService } from "./template-data.ts";
import { createVersionsService } from "./versions/service.ts";
import { createWebsiteList } from "./website-list.ts";
import { createWebsiteTemplatesService } from "./website-templates.ts";
import { createWebsiteWriter, type Target } from "./writer.ts";

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
  const { owned, change, removePicture } = writer;

  return {
    ...createWebsiteTemplatesService({ db, templates, reader, writer }),
    ...createTemplateDataService({ db, clock, writer }),
    ...createWebsiteList({ db, clock, reader }),
    ...createWebsiteAddresses({ db, clock, writer }),
    ...createProfilePictures({ db, media, reader, writer }),
    versions: createVersionsService({ db, clock, templates, reader, writer }),

    /** For the check before a body is read: existence, ownership, a stale version (contract.md 1.2). */
    check: async (target: Target): Promise<void> => void (await owned(db, target, false)),

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
  };
}

export type WebsitesService = ReturnType<typeof createWebsitesService>;
