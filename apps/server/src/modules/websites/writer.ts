import {
  isNewSubdomain,
  sampleLeftMessage,
  subdomainMessage,
  type ExtraSectionName,
  type WebsiteChanges,
} from "@vitrine/model";
import { sampleLeft } from "@vitrine/templates/sample-words";
import type { Db } from "../../db/connection.ts";
import { AppError, invalidField } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import { versionConflict } from "../../http/version.ts";
import type { Clock } from "../../ports/clock.ts";
import { replaceList } from "../entries/index.ts";
import { mediaName, type MediaService } from "../media/index.ts";
import type { TemplatesService } from "../templates/index.ts";
import { planChanges, type PlannedChanges } from "./changes.ts";
import { templateDataCategory } from "./present.ts";
import type { WebsiteReader } from "./read-website.ts";
import { readExtras } from "./related-lists.ts";
import * as repository from "./repository.ts";
import type { WebsiteRow } from "./repository.ts";
import { keepBeforeEdit, keepVersion } from "./versions/keep-version.ts";
import { assignSubdomain, claimSubdomain, forwardSubdomain } from "./subdomains.ts";

export type WriterDependencies = {
  db: Db;
  clock: Clock;
  templates: TemplatesService;
  media: MediaService;
  reader: WebsiteReader;
};

/** A website of the caller, and the version that the write starts from. */
export type Target = { caller: Caller; id: number; version: number | null };

export const takenSubdomainMessage = "The subdomain has already been taken.";

/** The one way in which a website's own fields change: locked, compared, stored as a whole. */
export function createWebsiteWriter({ db, clock, templates, media, reader }: WriterDependencies) {
  async function owned(inside: Db, { caller, id, version }: Target, lock = true): Promise<WebsiteRow> {
    const row = await (lock ? repository.lockOwned : repository.findOwned)(inside, caller.userId, id);
    if (!row) throw new AppError("not_found");
    if (version !== null && version !== row.version) {
      throw versionConflict("website", await reader.read(inside, row), row.version, version);
    }
    return row;
  }

  /** Settles the subdomain that the changes lead to; assigns one when the site leaves draft without (contract.md 9). */
  async function settleSubdomain(inside: Db, row: WebsiteRow, { values }: PlannedChanges): Promise<void> {
    const now = clock.now();
    const next = { ...row, ...values };
    if (values.subdomain) {
      if (!isNewSubdomain(values.subdomain)) throw invalidField("subdomain", subdomainMessage);
      const claim = { subdomain: values.subdomain, userId: row.user_id, websiteId: row.id, now };
      if (!(await claimSubdomain(inside, claim))) throw invalidField("subdomain", takenSubdomainMessage);
    } else if (next.status !== "draft" && !next.subdomain) {
      if (values.subdomain === null && row.status !== "draft") {
        throw invalidField("subdomain", "A website that others can see needs a subdomain. Set it to draft first.");
      }
      values.subdomain = await assignSubdomain(inside, next, now);
    }
    if (row.subdomain && values.subdomain !== undefined && values.subdomain !== row.subdomain) {
      const released = { subdomain: row.subdomain, userId: row.user_id, websiteId: row.id, now };
      await forwardSubdomain(inside, released);
    }
  }

  /** Stores a body's changes in one transaction: all of them, or nothing. */
  async function change(target: Target, body: WebsiteChanges): Promise<{ row: WebsiteRow; plan: PlannedChanges }> {
    const result = await db.transaction(async (inside) => {
      const row = await owned(inside, target);
      const data = await reader.templateData(inside, row.id);
      const plan = planChanges(row, body, {
        templates,
        templateDataOf: (manifest) => data.get(templateDataCategory(manifest)) ?? {},
        extras: (await readExtras(inside, [row.id]))(row.id),
      });
      if (row.taken_down_at && plan.values.status) throw new AppError("website_taken_down");
      if (plan.changed.length === 0) return { row, plan, before: row };
      if (plan.template) templates.requireAllowed(plan.template, target.caller.plan);
      await keepEarlier(inside, row, plan);
      await settleSubdomain(inside, row, plan);
      if (plan.values.domain === null) await repository.forgetDomain(inside, row.id);
      if (plan.templateData) {
        const category = templateDataCategory(plan.template ?? templates.find(row.template_slug));
        await repository.putTemplateData(inside, row.id, category, plan.templateData);
      }
      for (const [name, list] of Object.entries(plan.lists)) {
        await replaceList(inside, row.id, name as ExtraSectionName, list);
      }
      if (plan.template) await templates.countUse(inside, plan.template.slug);
      const stored = await repository.updateRow(inside, row, plan.values);
      if (!stored) throw new AppError("server_error", { cause: new Error("A locked website changed.") });
      if (row.status === "draft" && stored.status !== "draft") {
        const left = sampleLeft(await reader.read(inside, stored));
        if (left.length > 0) throw invalidField("status", sampleLeftMessage);
      }
      if (plan.values.status === "published") {
        await keepVersion(inside, stored, { kind: "published", now: clock.now() });
      }
      return { row: stored, plan, before: row };
    });
    if (result.before.flat_picture !== result.row.flat_picture) await removePicture(result.before.flat_picture);
    return result;
  }

  /** Keeps the state before another template is chosen, and from time to time before an edit. */
  async function keepEarlier(inside: Db, row: WebsiteRow, plan: PlannedChanges): Promise<void> {
    if (plan.template) await keepVersion(inside, row, { kind: "template", now: clock.now() });
    else await keepBeforeEdit(inside, row, clock.now());
  }

  async function removePicture(url: string | null): Promise<void> {
    const name = mediaName(url);
    if (name) await media.remove(name);
  }

  /** Puts a stored picture in place of the former one. */
  async function storePicture(target: Target, url: string): Promise<WebsiteRow> {
    const { before, stored } = await db.transaction(async (inside) => {
      const row = await owned(inside, target);
      return {
        before: row,
        stored: await repository.updateRow(inside, row, { flat_picture: url, picture_focal: null }),
      };
    });
    if (!stored) throw new AppError("server_error");
    await removePicture(before.flat_picture);
    return stored;
  }

  return { owned, change, storePicture, removePicture };
}

export type WebsiteWriter = ReturnType<typeof createWebsiteWriter>;
