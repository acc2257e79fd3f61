import { isDeepStrictEqual } from "node:util";
import { endsBeforeStart } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError, invalidField } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import { versionConflict } from "../../http/version.ts";
import { loadOwnedWebsite, lockOwnedWebsite, touchWebsite } from "../websites/index.ts";
import { createItemRepository, type ItemRow, type ItemTable } from "./repository.ts";

/** What makes one kind of item different from the others. */
export type ItemKind<Row, Input, Item> = {
  table: ItemTable;
  /** Name of one item in answers, e.g. `experience`. */
  key: "experience" | "education" | "skill" | "project";
  /** Name of the list in paths and bodies, e.g. `experiences`. */
  collection: "experiences" | "educations" | "skills" | "projects";
  maxItems: number;
  /** Whether the kind must keep a start date. */
  needsStart: boolean;
  present: (row: Row) => Item;
  /** The kind's own columns after applying `input` to what is stored, or to nothing. */
  fill: (input: Partial<Input>, stored: Row | null) => Record<string, unknown>;
};

export type ItemTarget = { caller: Caller; id: number; itemId: number; version: number | null };
type ListTarget = Pick<ItemTarget, "caller" | "id">;

const notFound = () => new AppError("not_found");

/** The life of one kind of section item: the same rules for all four (contract.md 11). */
export function createItemCollection<Row extends ItemRow, Input extends object, Item>(
  db: Db,
  kind: ItemKind<Row, Input, Item>,
) {
  const items = createItemRepository<Row>(kind.table);

  /** Locks the website, so that writes to its lists happen one after the other. */
  async function locked(inside: Db, { caller, id }: ListTarget): Promise<number> {
    const website = await lockOwnedWebsite(inside, caller.userId, id);
    if (!website) throw notFound();
    return website.id;
  }

  async function found(inside: Db, target: ItemTarget): Promise<Row> {
    const row = await items.find(inside, target.id, target.itemId);
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

  return {
    kind,

    /** Checks before a body is read: existence, ownership, a stale version (contract.md 1.2). */
    checkList: requireOwned,
    async checkItem(target: ItemTarget): Promise<void> {
      await requireOwned(target);
      await found(db, target);
    },

    async list(target: ListTarget): Promise<Item[]> {
      await requireOwned(target);
      return present(await items.list(db, target.id));
    },

    async get(target: ItemTarget): Promise<Item> {
      await requireOwned(target);
      return kind.present(await found(db, target));
    },

    /** Appends an item at the end. */
    async create(target: ListTarget, input: Input): Promise<Item> {
      return db.transaction(async (inside) => {
        const websiteId = await locked(inside, target);
        const { total, last } = await items.measure(inside, websiteId);
        requireRoom(total + 1);
        const [row] = await items.insert(inside, [
          { website_id: websiteId, order: last + 1, ...kind.fill(input, null) },
        ]);
        if (!row) throw new AppError("server_error");
        await touchWebsite(inside, websiteId);
        return kind.present(row);
      });
    },

    /** Applies the given fields; an input without a difference stores nothing. */
    async update(target: ItemTarget, input: Partial<Input>): Promise<Item> {
      return db.transaction(async (inside) => {
        const websiteId = await locked(inside, target);
        const row = await found(inside, target);
        const values = kind.fill(input, row);
        requireDates(values, kind.needsStart && hasDates(input));
        if (!differs(row, values)) return kind.present(row);
        const stored = await items.update(inside, websiteId, row.id, values);
        if (!stored) throw notFound();
        await touchWebsite(inside, websiteId);
        return kind.present(stored);
      });
    },

    async remove(target: ItemTarget): Promise<void> {
      await db.transaction(async (inside) => {
        const websiteId = await locked(inside, target);
        const row = await found(inside, target);
        await items.remove(inside, websiteId, [row.id]);
        await touchWebsite(inside, websiteId);
      });
    },

    /**
     * Puts the items of one website in the order of `ids`, all or nothing (contract.md 11).
     * @throws AppError not_found, validation_failed, reorder_conflict
     */
    async reorder(caller: Caller, ids: readonly number[]): Promise<Item[]> {
      if (ids.length === 0) throw invalidField(kind.collection, `The ${kind.collection} field is required.`);
      const unique = [...new Set(ids)];
      const owners = await items.websitesOf(db, caller.userId, unique);
      const [id] = owners;
      if (id === undefined || owners.length < unique.length || new Set(owners).size > 1) throw notFound();
      if (unique.length < ids.length) {
        throw invalidField(kind.collection, `The ${kind.collection} may contain each id once only.`);
      }
      return db.transaction(async (inside) => {
        const websiteId = await locked(inside, { caller, id });
        const current = await items.list(inside, websiteId);
        const wanted = new Set(ids);
        if (current.length !== ids.length || current.some((row) => !wanted.has(row.id))) {
          throw new AppError("reorder_conflict", { data: { [kind.collection]: present(current) } });
        }
        const positions = new Map(ids.map((itemId, index) => [itemId, index + 1]));
        for (const row of current) {
          const order = positions.get(row.id);
          if (order !== row.order) await items.update(inside, websiteId, row.id, { order });
        }
        await touchWebsite(inside, websiteId);
        return present(await items.list(inside, websiteId));
      });
    },

    /**
     * Replaces the whole list in one step. Inputs with an id keep that item, the others are new.
     * @throws AppError not_found for an id of another website
     */
    async replace(target: ListTarget, inputs: readonly (Input & { id?: number | undefined })[]): Promise<Item[]> {
      return db.transaction(async (inside) => {
        const websiteId = await locked(inside, target);
        requireRoom(inputs.length);
        const before = new Map((await items.list(inside, websiteId)).map((row) => [row.id, row]));
        const kept = new Set<number>();
        for (const [index, { id, ...input }] of inputs.entries()) {
          const row = id === undefined ? null : before.get(id);
          if (row === undefined || (row && kept.has(row.id))) throw notFound();
          const values = { ...kind.fill(input as unknown as Input, row), order: index + 1 };
          if (!row) await items.insert(inside, [{ website_id: websiteId, ...values }]);
          else if (differs(row, values)) await items.update(inside, websiteId, row.id, values);
          if (row) kept.add(row.id);
        }
        await items.remove(
          inside,
          websiteId,
          [...before.keys()].filter((id) => !kept.has(id)),
        );
        await touchWebsite(inside, websiteId);
        return present(await items.list(inside, websiteId));
      });
    },

    /** Adds many items to a website within the caller's transaction, without the rules of the edit forms. */
    async insertMany(inside: Db, websiteId: number, inputs: readonly Partial<Input>[]): Promise<void> {
      const { total, last } = await items.measure(inside, websiteId);
      const fitting = inputs.slice(0, Math.max(0, kind.maxItems - total));
      await items.insert(
        inside,
        fitting.map((input, index) => ({ website_id: websiteId, order: last + index + 1, ...kind.fill(input, null) })),
      );
    },
  };
}

function differs(row: object, values: Record<string, unknown>): boolean {
  const before = row as Record<string, unknown>;
  return Object.entries(values).some(([name, value]) => !isDeepStrictEqual(value, before[name]));
}

function hasDates(input: object): boolean {
  return ["date", "start_date", "end_date", "is_current"].some((name) => name in input);
}

/** A partial input is only wrong, or right, together with what is stored already. */
function requireDates(values: Record<string, unknown>, needsStart: boolean): void {
  const { start_date, end_date, is_current, date } = values as {
    start_date?: string | null;
    end_date?: string | null;
    is_current?: boolean;
    date?: string;
  };
  if (needsStart && !start_date && !date) throw invalidField("start_date", "Start date is required");
  if (
    endsBeforeStart({ start_date: start_date ?? null, end_date: end_date ?? null, is_current: is_current ?? false })
  ) {
    throw invalidField("end_date", "End date must be after start date");
  }
}
