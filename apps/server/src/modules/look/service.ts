import { isDeepStrictEqual } from "node:util";
import type { Look, LookChanges } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import { versionConflict } from "../../http/version.ts";
import type { Clock } from "../../ports/clock.ts";
import type { TemplateLooks, TemplatesService } from "../templates/index.ts";
import {
  keepBeforeEdit,
  loadOwnedWebsite,
  lockOwnedWebsite,
  updateWebsite,
  type WebsiteRow,
} from "../websites/index.ts";
import { requireLook } from "./require-look.ts";

type Dependencies = { db: Db; clock: Clock; templates: Pick<TemplatesService, "find">; looks: TemplateLooks };
type Target = { caller: Caller; id: number; version: number | null };
type VersionedLook = Look & { version: number };

/** Palette, pairing, density, accent and own CSS of a website. They are fields of the website and share its version. */
export function createLookService({ db, clock, templates, looks }: Dependencies) {
  function present(row: WebsiteRow): VersionedLook {
    return { ...row.look, version: row.version };
  }

  /** @throws AppError not_found, version_conflict */
  async function owned(
    inside: Db,
    { caller, id, version }: Target,
    find: typeof loadOwnedWebsite,
  ): Promise<WebsiteRow> {
    const row = await find(inside, caller.userId, id);
    if (!row) throw new AppError("not_found");
    if (version !== null && version !== row.version) throw versionConflict("look", present(row), row.version, version);
    return row;
  }

  return {
    get: async (target: Target): Promise<VersionedLook> => present(await owned(db, target, loadOwnedWebsite)),

    /** @throws AppError not_found, version_conflict, validation_failed, feature_requires_upgrade */
    async update(target: Target, body: LookChanges & { version?: unknown }): Promise<VersionedLook> {
      const { version: _version, ...changes } = body;
      return db.transaction(async (inside) => {
        const row = await owned(inside, target, lockOwnedWebsite);
        const before = row.look;
        const after: Look = { ...before, ...given(changes) };
        if (isDeepStrictEqual(before, after)) return present(row);
        const slug = templates.find(row.template_slug)?.slug ?? row.template_slug;
        await requireLook({ looks, slug, plan: target.caller.plan }, before, after);
        await keepBeforeEdit(inside, row, clock.now());
        const stored = await updateWebsite(inside, row, { look: after });
        if (!stored) throw new AppError("server_error", { cause: new Error("A locked website changed.") });
        return present(stored);
      });
    },
  };
}

export type LookService = ReturnType<typeof createLookService>;

function given(changes: LookChanges): Partial<Look> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
