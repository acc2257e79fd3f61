import type { BodyOf, ReplyOf, contract } from "@vitrine/contract";
import {
  draftCopyBytes,
  readStoredChanges,
  sampleLeftMessage,
  toStoredChanges,
  type VersionContent,
  type WebsiteVersion,
} from "@vitrine/model";
import { sampleLeft } from "@vitrine/templates/sample-words";
import type { Db } from "../../../db/connection.ts";
import { AppError } from "../../../http/app-error.ts";
import type { Clock } from "../../../ports/clock.ts";
import { iso } from "../../auth/index.ts";
import type { TemplatesService } from "../../templates/index.ts";
import { presentVersion } from "./present-version.ts";
import type { WebsiteReader } from "../read-website.ts";
import { updateRow } from "../repository.ts";
import type { Target, WebsiteWriter } from "../writer.ts";
import { fromStored, writeTemplateData } from "./content.ts";
import { keepVersion } from "./keep-version.ts";
import { restoreSections } from "./restore-sections.ts";
import * as repository from "./repository.ts";

type Dependencies = {
  db: Db;
  clock: Clock;
  templates: Pick<TemplatesService, "find">;
  reader: WebsiteReader;
  writer: Pick<WebsiteWriter, "owned">;
};
type VersionsContract = typeof contract.versions;

/** Devices of one website whose drafts are kept. */
const draftsKept = 20;

/** Earlier states of a website, and what its owner's devices have not saved yet (contract.md 20.5). */
export function createVersionsService({ db, clock, templates, reader, writer }: Dependencies) {
  async function version(inside: Db, websiteId: number, id: number): Promise<repository.VersionRow> {
    const row = await repository.findVersion(inside, websiteId, id);
    if (!row) throw new AppError("not_found");
    return row;
  }

  return {
    async list(target: Target): Promise<WebsiteVersion[]> {
      const { id } = await writer.owned(db, target, false);
      return (await repository.listVersions(db, id)).map(toVersion);
    },

    async name(target: Target, { name }: BodyOf<VersionsContract["nameVersion"]>): Promise<WebsiteVersion> {
      return db.transaction(async (inside) => {
        const row = await writer.owned(inside, target);
        return toVersion(await keepVersion(inside, row, { kind: "named", name, now: clock.now() }));
      });
    },

    async preview(
      target: Target,
      versionId: number,
    ): Promise<Omit<ReplyOf<VersionsContract["previewVersion"]>, "success">> {
      const row = await writer.owned(db, target, false);
      const found = await version(db, row.id, versionId);
      return { version: toVersion(found), website: await presentVersion(db, row, contentOf(found), templates) };
    },

    /**
     * Brings a version back in one step. What stood there is kept first, so that this can be undone.
     * A template that is not offered any more leaves the present one.
     */
    async restore(
      target: Target,
      versionId: number,
    ): Promise<Omit<ReplyOf<VersionsContract["restoreVersion"]>, "success" | "message">> {
      return db.transaction(async (inside) => {
        const row = await writer.owned(inside, target);
        const content = contentOf(await version(inside, row.id, versionId)).content;
        const before = await reader.read(inside, row);
        const kept = await keepVersion(inside, row, { kind: "restore", now: clock.now() });
        const template_slug = templates.find(content.fields.template_slug)?.slug ?? row.template_slug;
        await restoreSections(inside, row.id, content.sections);
        await writeTemplateData(inside, row.id, content);
        const stored = await updateRow(inside, row, { ...content.fields, template_slug });
        if (!stored) throw new AppError("server_error");
        const website = await reader.read(inside, stored);
        // Where others saw a sample person's words already, the step back shows them nothing new.
        if (stored.status !== "draft" && sampleLeft(website).length > 0 && sampleLeft(before).length === 0) {
          throw new AppError("invalid_state", { message: sampleLeftMessage });
        }
        return { website, kept: toVersion(kept) };
      });
    },

    async drafts(target: Target): Promise<ReplyOf<VersionsContract["listDrafts"]>["data"]> {
      const { id } = await writer.owned(db, target, false);
      const rows = await repository.listDrafts(db, id);
      // What cannot be read is kept for a later build that can, and shown to nobody.
      return rows.flatMap(({ device, base_version, changes: stored, updated_at }) => {
        const changes = readStoredChanges(stored);
        return changes ? [{ device, base_version, changes, updated_at: iso(updated_at) }] : [];
      });
    },

    async keepDraft(target: Target, device: string, draft: BodyOf<VersionsContract["keepDraft"]>): Promise<string> {
      if (Buffer.byteLength(JSON.stringify(draft.changes)) > draftCopyBytes) throw new AppError("payload_too_large");
      const now = clock.now();
      await db.transaction(async (inside) => {
        const { id } = await writer.owned(inside, target);
        if (Object.keys(draft.changes).length === 0) return repository.deleteDraft(inside, id, device);
        const { base_version } = draft;
        const changes = toStoredChanges(draft.changes);
        await repository.putDraft(
          inside,
          { website_id: id, device, base_version, changes, updated_at: now },
          draftsKept,
        );
      });
      return iso(now);
    },

    async dropDraft(target: Target, device: string): Promise<void> {
      const { id } = await writer.owned(db, target, false);
      await repository.deleteDraft(db, id, device);
    },
  };
}

/** Keeps the website as it stands, for a feature that changes much of it in one step. Call it while it is locked. */
export async function keepWebsiteVersion(...given: Parameters<typeof keepVersion>): Promise<WebsiteVersion> {
  return toVersion(await keepVersion(...given));
}

/** @throws AppError invalid_state for a version that cannot be read any more */
function contentOf(row: repository.VersionRow): { content: VersionContent; created_at: Date } {
  const content = fromStored(row.content);
  if (!content) throw new AppError("invalid_state", { message: "This version cannot be read any more." });
  return { content, created_at: row.created_at };
}

function toVersion(row: Omit<repository.VersionRow, "content"> | repository.VersionRow): WebsiteVersion {
  const { id, kind, name, changes, template_slug, created_at } = row;
  return { id, kind, name, changes, template_slug, created_at: iso(created_at) };
}
