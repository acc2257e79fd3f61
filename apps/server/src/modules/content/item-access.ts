import { isDeepStrictEqual } from "node:util";
import type { Db } from "../../db/connection.ts";
import { AppError, invalidField } from "../../http/app-error.ts";
import { versionConflict } from "../../http/version.ts";
import { keepBeforeEdit, loadOwnedWebsite, lockOwnedWebsite } from "../websites/index.ts";
import { systemClock, type Clock } from "../../ports/clock.ts";
import type { ItemKind, ItemTarget, ListTarget } from "./item-kind.ts";
import type { ItemRow, ItemValues } from "./repository.ts";

export const notFound = () => new AppError("not_found");

/** The checks that every call on items begins with. */
export function createItemAccess<Row extends ItemRow, Input, Item>(
  db: Db,
  kind: ItemKind<Row, Input, Item>,
  clock: Clock = systemClock,
) {
  /**
   * Locks the website, so that writes to its lists happen one after the other, and keeps a version of what
   * stands there when the last one is long enough ago.
   */
  async function locked(inside: Db, { caller, id }: ListTarget): Promise<number> {
    const website = await lockOwnedWebsite(inside, caller.userId, id);
    if (!website) throw notFound();
    await keepBeforeEdit(inside, website, clock.now());
    return website.id;
  }

  async function found(inside: Db, target: ItemTarget): Promise<Row> {
    const row = await kind.store.find(inside, target.id, target.itemId);
    if (!row) throw notFound();
    if (target.version !== null && target.version !== row.version) {
      throw versionConflict(kind.key, kind.present(row), row.version, target.version);
    }
    return row;
  }

  async function requireOwned({ caller, id }: ListTarget): Promise<void> {
    if (!(await loadOwnedWebsite(db, caller.userId, id))) throw notFound();
  }

  function requireRoom(total: number): void {
    if (total <= kind.maxItems) return;
    throw invalidField(kind.collection, `The ${kind.collection} may not have more than ${kind.maxItems} items.`);
  }

  const present = (rows: readonly Row[]) => rows.map(kind.present);

  return { locked, found, requireOwned, requireRoom, present };
}

export type ItemAccess<Row extends ItemRow, Input, Item> = ReturnType<typeof createItemAccess<Row, Input, Item>>;

/** Whether storing `values` would change what is stored. */
export function differs(before: ItemValues, values: ItemValues): boolean {
  return Object.entries(values).some(([name, value]) => !isDeepStrictEqual(value, before[name]));
}
