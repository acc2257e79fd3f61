import { automaticVersionIntervalMs, describeChanges, type VersionKind } from "@vitrine/model";
import type { Db } from "../../../db/connection.ts";
import type { WebsiteRow } from "../repository.ts";
import { fromStored, readContent, toStored } from "./content.ts";
import * as repository from "./repository.ts";

type Reason = { kind: VersionKind; name?: string; now: Date };

/**
 * Keeps the website as it stands now. A state that the newest version holds already is not kept twice,
 * unless it gets a name.
 * @returns the version that holds this state
 */
export async function keepVersion(db: Db, row: WebsiteRow, reason: Reason): Promise<repository.VersionRow> {
  const newest = await repository.findNewest(db, row.id);
  const before = newest ? await repository.findVersion(db, row.id, newest.id) : null;
  if (before?.revision === row.revision && reason.kind !== "named" && reason.kind !== "published") return before;
  const content = await readContent(db, row);
  const earlier = before && fromStored(before.content);
  return repository.insertVersion(db, {
    website_id: row.id,
    kind: reason.kind,
    name: reason.name ?? null,
    changes: earlier ? describeChanges(earlier, content) : [],
    template_slug: row.template_slug,
    content: toStored(content),
    revision: row.revision,
    created_at: reason.now,
  });
}

/** Called before a write: keeps the state before it, when the last version is long enough ago. */
export async function keepBeforeEdit(db: Db, row: WebsiteRow, now: Date): Promise<void> {
  const newest = await repository.findNewest(db, row.id);
  if (newest && now.getTime() - newest.created_at.getTime() < automaticVersionIntervalMs) return;
  await keepVersion(db, row, { kind: "automatic", now });
}
