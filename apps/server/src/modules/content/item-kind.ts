import type { Db } from "../../db/connection.ts";
import type { Caller } from "../../http/session.ts";
import type { ItemRow, ItemStore, ItemValues } from "./repository.ts";

/** What makes one kind of item different from the others. */
export type ItemKind<Row extends ItemRow, Input, Item> = {
  store: ItemStore<Row>;
  /** Name of one item in answers, e.g. `experience`. */
  key: "experience" | "education" | "skill" | "project" | "blogPost";
  /** Name of the list in paths and bodies, e.g. `experiences`. */
  collection: "experiences" | "educations" | "skills" | "projects" | "blogPosts";
  maxItems: number;
  /** Whether the kind must keep a start date. */
  needsStart: boolean;
  present: (row: Row) => Item;
  /** What of a row is the kind's own, as `fill` gives it. */
  values: (row: Row) => ItemValues;
  /** The kind's own values after applying `input` to what is stored, or to nothing. */
  fill: (input: Partial<Input>, stored: Row | null) => ItemValues;
  /** @throws AppError for values that point to what is not the website's */
  check?: (db: Db, websiteId: number, values: ItemValues) => Promise<void>;
};

export type ItemTarget = { caller: Caller; id: number; itemId: number; version: number | null };
export type ListTarget = Pick<ItemTarget, "caller" | "id">;
