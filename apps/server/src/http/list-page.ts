import { pageMeta, type PageMeta } from "@vitrine/contract";
import { z } from "zod";
import type { Db } from "../db/connection.ts";
import { pageOfIds, type IdPage, type LongList } from "../db/long-list.ts";
import type { PlaceInOrder } from "../db/place-in-order.ts";
import { invalidField } from "./app-error.ts";

type Query = {
  page: number;
  per_page: number;
  sort: string;
  after?: string | undefined;
  before?: string | undefined;
};

/** A place says of which order it is: in another one it would be somewhere else. */
const writtenPlaceSchema = z.tuple([z.string(), z.string().nullable(), z.int().positive()]);

/**
 * A page of a long list as a call asks for it (contract.md 1.5): by its number, or by the place that it follows or ends
 * before, as the neighbouring page named it.
 * @throws AppError validation_failed for a place that no page of this order named
 */
export async function listPage(db: Db, list: LongList, query: Query): Promise<{ ids: number[]; meta: PageMeta }> {
  const side = query.after === undefined ? "before" : "after";
  const written = query[side];
  if (written === undefined) return present(query, await pageOfIds(db, list, query));
  const place = readPlace(written, query.sort);
  const nowhere = () => invalidField(side, "This page does not exist. Begin at the first one again.");
  if (!place) throw nowhere();
  const beside = { place, side } as const;
  const page = await pageOfIds(db, list, { ...query, beside }).catch((error: unknown) => {
    throw isUnreadable(error) ? nowhere() : error;
  });
  return present(query, page);
}

function present(query: Query, { ids, total, isEstimate, ends }: IdPage): { ids: number[]; meta: PageMeta } {
  const isFull = ids.length === query.per_page;
  const hasBefore = query.after !== undefined || (query.before === undefined ? query.page > 1 : isFull);
  const hasAfter = query.before !== undefined || isFull;
  return {
    ids,
    meta: {
      ...pageMeta(query, total, isEstimate),
      ...(ends && hasBefore ? { before: writePlace(ends.first, query.sort) } : {}),
      ...(ends && hasAfter ? { after: writePlace(ends.last, query.sort) } : {}),
    },
  };
}

const writePlace = ({ key, id }: PlaceInOrder, sort: string) =>
  Buffer.from(JSON.stringify([sort, key, id])).toString("base64url");

function readPlace(written: string, sort: string): PlaceInOrder | null {
  try {
    const [ofSort, key, id] = writtenPlaceSchema.parse(JSON.parse(Buffer.from(written, "base64url").toString()));
    return ofSort === sort ? { key, id } : null;
  } catch {
    return null;
  }
}

/** What PostgreSQL says of a text that is no moment, no number or no text at all: class 22. */
function isUnreadable(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code } = each as NodeJS.ErrnoException;
    if (code?.startsWith("22")) return true;
  }
  return false;
}
