import type { Caller } from "../../http/session.ts";
import type { ItemTable } from "./repository.ts";

/** What makes one kind of item different from the others. */
export type ItemKind<Row, Input, Item> = {
  table: ItemTable;
  /** Name of one item in answers, e.g. `experience`. */
  key: "experience" | "education" | "skill" | "project" | "blogPost";
  /** Name of the list in paths and bodies, e.g. `experiences`. */
  collection: "experiences" | "educations" | "skills" | "projects" | "blogPosts";
  maxItems: number;
  /** Whether the kind must keep a start date. */
  needsStart: boolean;
  present: (row: Row) => Item;
  /** The kind's own columns after applying `input` to what is stored, or to nothing. */
  fill: (input: Partial<Input>, stored: Row | null) => Record<string, unknown>;
};

export type ItemTarget = { caller: Caller; id: number; itemId: number; version: number | null };
export type ListTarget = Pick<ItemTarget, "caller" | "id">;
