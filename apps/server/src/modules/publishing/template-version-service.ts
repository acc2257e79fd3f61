import type { contract, ReplyOf } from "@vitrine/contract";
import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import { versionConflict } from "../../http/version.ts";
import type { Clock } from "../../ports/clock.ts";
import {
  loadOwnedWebsite,
  lockOwnedWebsite,
  updateWebsite,
  type WebsiteReader,
  type WebsiteRow,
} from "../websites/index.ts";
import type { PinnedRenderer } from "./pinned-renderer.ts";

type Calls = (typeof contract)["templates"];
type State = ReplyOf<Calls["getTemplateVersion"]>["template_version"];
type Put = Omit<ReplyOf<Calls["putTemplateVersion"]>, "success">;
type Target = { caller: Caller; id: number; version: number | null };

export type TemplateVersionDependencies = {
  db: Db;
  clock: Clock;
  reader: WebsiteReader;
  renderer: PinnedRenderer;
};

/** Sites that stay with their template as it looked on a day (decision 067). */
export function createTemplateVersionService({ db, clock, reader, renderer }: TemplateVersionDependencies) {
  /** @throws AppError not_found, version_conflict */
  async function owned(inside: Db, { caller, id, version }: Target, find: typeof loadOwnedWebsite) {
    const row = await find(inside, caller.userId, id);
    if (!row) throw new AppError("not_found");
    if (version !== null && version !== row.version)
      throw versionConflict("website", await reader.read(inside, row), row.version, version);
    return row;
  }

  async function present(row: WebsiteRow): Promise<State> {
    const { template_slug: slug, template_version: version, template_pinned_at: pinnedAt } = row;
    if (version === null) return { is_pinned: false, pinned_at: null, is_current: true, is_available: true };
    return {
      is_pinned: true,
      pinned_at: pinnedAt?.toISOString() ?? null,
      is_current: (await renderer.build(slug)) === version,
      is_available: (await renderer.drawingBuild(slug, version)) === version,
    };
  }

  return {
    get: async (target: Target): Promise<State> => present(await owned(db, target, loadOwnedWebsite)),

    /**
     * A site that stays with a version already keeps that one.
     * @throws AppError not_found, version_conflict, storage_full
     */
    async put(target: Target, isPinned: boolean): Promise<Put> {
      const { template_slug: slug } = await owned(db, target, loadOwnedWebsite);
      // Before any site says that it stays with it.
      const kept = isPinned ? await renderer.keepPresent(slug) : null;
      const row = await db.transaction(async (inside) => {
        const before = await owned(inside, target, lockOwnedWebsite);
        if (isPinned === (before.template_version !== null)) return before;
        // Another template was put on between the two looks: the caller's page shows the former one.
        if (before.template_slug !== slug)
          throw versionConflict(
            "website",
            await reader.read(inside, before),
            before.version,
            target.version ?? before.version,
          );
        const values = { template_version: kept, template_pinned_at: isPinned ? clock.now() : null };
        const stored = await updateWebsite(inside, before, values);
        if (!stored) throw new AppError("server_error", { cause: new Error("A locked website changed.") });
        return stored;
      });
      const message = isPinned
        ? "Your site keeps this template as it looks today."
        : "Your site follows the newest version of its template.";
      return { template_version: await present(row), website: await reader.read(db, row), message };
    },
  };
}

export type TemplateVersionService = ReturnType<typeof createTemplateVersionService>;
