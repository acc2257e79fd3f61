import { isDeepStrictEqual } from "node:util";
import type { BodyOf, ReplyOf, contract } from "@vitrine/contract";
import { templateCategories } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import { versionConflict } from "../../http/version.ts";
import type { Clock } from "../../ports/clock.ts";
import { isoOrNull } from "../auth/index.ts";
import { cleanTemplateData, requireStorable } from "./changes.ts";
import { findTemplateData, putTemplateData, touchRow, type TemplateDataRow } from "./repository.ts";
import { keepBeforeEdit } from "./versions/keep-version.ts";
import type { Target, WebsiteWriter } from "./writer.ts";

type TemplatesContract = typeof contract.templates;
type TemplateData = ReplyOf<TemplatesContract["getTemplateData"]>["data"];

/** `version` is the one of the category's record, not of the website (contract.md 1.6). */
type DataTarget = Target & { category: string };

const dataCategories: ReadonlySet<string> = new Set([
  "default",
  ...templateCategories.map((category) => category.toLowerCase()),
]);

/** What each category keeps for a website, whichever template it uses now (contract.md 8). */
export function createTemplateDataService({
  db,
  clock,
  writer,
}: {
  db: Db;
  clock: Clock;
  writer: Pick<WebsiteWriter, "owned">;
}) {
  async function read(inside: Db, target: DataTarget, lock: boolean): Promise<TemplateDataRow | undefined> {
    const website = await writer.owned(inside, { ...target, version: null }, lock);
    if (!dataCategories.has(target.category)) throw new AppError("not_found");
    const stored = (await findTemplateData(inside, [website.id])).find(({ category }) => category === target.category);
    const current = stored?.version ?? 0;
    if (target.version !== null && target.version !== current)
      throw versionConflict("template_data", present(target.category, stored), current, target.version);
    return stored;
  }

  return {
    async templateData(target: DataTarget): Promise<TemplateData> {
      return present(target.category, await read(db, target, false));
    },

    /**
     * Replaces the record of a category; equal data changes nothing.
     * @throws AppError not_found, version_conflict, validation_failed
     */
    async putTemplateData(
      target: DataTarget,
      body: BodyOf<TemplatesContract["putTemplateData"]>,
    ): Promise<TemplateData> {
      requireStorable(body.data, "data");
      const data = cleanTemplateData(target.category, "data", body.data);
      return db.transaction(async (inside) => {
        const stored = await read(inside, target, true);
        if (stored && isDeepStrictEqual(stored.data, data)) return present(target.category, stored);
        await keepBeforeEdit(inside, await writer.owned(inside, { ...target, version: null }), clock.now());
        await putTemplateData(inside, target.id, target.category, data);
        await touchRow(inside, target.id);
        return present(target.category, await read(inside, { ...target, version: null }, false));
      });
    },
  };
}

function present(category: string, stored: TemplateDataRow | undefined): TemplateData {
  return {
    category,
    data: stored?.data ?? {},
    version: stored?.version ?? 0,
    updated_at: isoOrNull(stored?.updated_at ?? null),
  };
}
