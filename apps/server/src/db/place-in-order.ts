import { sql, type SQL } from "drizzle-orm";

/** What a list is ordered by; ties by the id in the same direction (contract.md 1.5). */
export type Order = {
  column: SQL;
  /** What its text is read back as, exactly. */
  type: "timestamptz" | "text" | "integer";
  isDescending: boolean;
  mayBeNull?: boolean;
  /** No two rows share a value, so that its own index is the order. */
  isUnique?: boolean;
};

/** A row's place in an order: the text of what it is ordered by, and its id. */
export type PlaceInOrder = { key: string | null; id: number };

/** The order as a statement names it. */
export function orderedBy({ column, isDescending, isUnique = false }: Order, id: SQL): SQL {
  const direction = isDescending ? sql`desc` : sql`asc`;
  return isUnique ? sql`${column} ${direction}` : sql`${column} ${direction}, ${id} ${direction}`;
}

/** The same rows, the last one first. */
export const backwards = (order: Order): Order => ({ ...order, isDescending: !order.isDescending });

/**
 * Conditions of which each is one walk through the index, and which together find what follows a place, one after the
 * other. PostgreSQL has null after everything else, and before it in a descending order.
 */
export function conditionsFrom(place: PlaceInOrder, { order, id }: { order: Order; id: SQL }): SQL[] {
  const { column, type, isDescending, mayBeNull = false, isUnique = false } = order;
  const beyond = isDescending ? sql`<` : sql`>`;
  const isNull = sql`${column} is null`;
  if (place.key === null) {
    const rest = sql`${isNull} and ${id} ${beyond} ${place.id}::bigint`;
    return isDescending ? [rest, sql`${column} is not null`] : [rest];
  }
  const key = sql`${place.key}::${sql.raw(type)}`;
  if (isUnique) return [sql`${column} ${beyond} ${key}`];
  const follows = sql`(${column}, ${id}) ${beyond} (${key}, ${place.id}::bigint)`;
  return mayBeNull && !isDescending ? [follows, isNull] : [follows];
}
