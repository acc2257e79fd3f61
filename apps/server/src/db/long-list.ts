import { sql, type SQL } from "drizzle-orm";
import type { Db } from "./connection.ts";
import { backwards, conditionsFrom, orderedBy, type Order, type PlaceInOrder } from "./place-in-order.ts";
import { commonnessOf, statementsOf, type TextSearch } from "./text-search.ts";

/** Rows beyond these are estimated: counting a million of them costs more than the page that says so. */
const countedOneByOne = 10_000;

/** So many rows are sorted once they are known; of more the first ones are met early by whoever walks the order. */
const few = 2_000;

/** What one in fewer rows than this has is found by its own index. */
const commonShare = 0.015;
/** So many times the rows that should be enough are looked at for a page, and so many at most. */
const patience = { factor: 3, rows: 5_000 };

/** A list that may have a million rows. */
export type LongList = {
  /** Tables with everything that the conditions and the order name. */
  from: SQL;
  id: SQL;
  where: SQL | undefined;
  /** Its column and the id have an index together. */
  order: Order;
  search?: TextSearch | undefined;
  /** A statement of the same `id`s that says better how many there are; without it the list itself is counted. */
  counted?: SQL;
};

export type IdPage = {
  ids: number[];
  total: number;
  isEstimate: boolean;
  /** Where the page begins and ends; null for an empty one. */
  ends: { first: PlaceInOrder; last: PlaceInOrder } | null;
};

/** A page by its number, or the one next to a place, which costs the same however far behind it is. */
type Place = {
  page: number;
  per_page: number;
  beside?: { place: PlaceInOrder; side: "after" | "before" } | undefined;
};
type Row = { id: number; key: string | null };
type Total = Pick<IdPage, "total" | "isEstimate">;
type Rows = Pick<LongList, "from" | "id" | "where" | "counted">;

/**
 * The ids of one page in their order, and how many rows there are. What the page shows is read for these ids alone,
 * so that pages far behind cost little more than the walk through an index.
 * @returns `isEstimate` for a total that nobody counted: it is rounded, and never less than what was seen
 */
export async function pageOfIds(db: Db, list: LongList, place: Place): Promise<IdPage> {
  if (!list.search) {
    const expected = await expectedOf(db, list);
    if (expected > countedOneByOne) return walk(db, { list, place, total: roughly(expected) });
    const { total, ids } = await countSome(db, list);
    if (ids) return sortAll(db, only(ids, list), place);
    return walk(db, { list, place, total: atMost(expected, total) });
  }
  return pageOfFinds(db, { ...list, search: list.search }, place);
}

type Searched = LongList & { search: TextSearch };

/** Few finds are sorted; a page of many is met early by whoever walks the order. */
async function pageOfFinds(db: Db, list: Searched, place: Place): Promise<IdPage> {
  const { share, rows } = await commonnessOf(db, list.search);
  const isCommon = share >= commonShare && rows > few;
  const rare = isCommon ? null : await sortFew(db, list, place);
  if (rare) return rare;
  const narrowed = { ...list, where: and(list.where, list.search.matches) };
  const listed = await expectedOf(db, list);
  if (listed <= few) return sortAll(db, narrowed, place);
  const early = await meetEarly(db, list, { place, share });
  const atLeast = isCommon || list.where ? rowsUntil(place) : few;
  const expected = Math.max(share * listed, atLeast);
  if (early) return pageWith(early, roughly(expected));
  const fewer = isCommon ? await sortFew(db, list, place) : null;
  return fewer ?? walk(db, { list: narrowed, place, total: roughly(expected) });
}

/** @returns null where more are found than are sorted */
async function sortFew(db: Db, list: Searched, place: Place): Promise<IdPage | null> {
  const finds = await findSome(db, list.search);
  return finds.length > few ? null : sortAll(db, only(finds, list), place);
}

/**
 * The page of a text that is common, looked for in the order alone: its index would give every row that has it.
 * @returns null where the page was not full within the rows that should have been enough
 */
async function meetEarly(
  db: Db,
  list: Searched,
  { place, share }: { place: Place; share: number },
): Promise<Row[] | null> {
  const enough = Math.ceil(rowsUntil(place) / share);
  if (enough > patience.rows) return null;
  const reach = Math.min(patience.factor * enough, patience.rows);
  const { side, place: beside } = place.beside ?? {};
  const order = side === "before" ? backwards(list.order) : list.order;
  const [condition] = beside ? conditionsFrom(beside, { order, id: list.id }) : [];
  const where = condition ? and(list.where, condition) : list.where;
  const found = await rowsOf(
    db,
    sql`
    select id, key from (
      select ${list.id} as id, ${order.column} as key, ${list.search.matches} as is_found
      from ${list.from} ${where ? sql`where ${where}` : sql``} order by ${orderedBy(order, list.id)} limit ${reach}) near
    where is_found order by ${orderedBy({ ...order, column: sql`key` }, sql`id`)}
    limit ${place.per_page} offset ${beside ? 0 : offsetOf(place)}`,
  );
  if (found.length < place.per_page) return null;
  return side === "before" ? found.toReversed() : found;
}

/** How many rows fit, counted as far as a list counts them. */
export async function totalOf(db: Db, list: Rows): Promise<Total> {
  const expected = await expectedOf(db, list);
  if (expected > countedOneByOne) return roughly(expected);
  return atMost(expected, (await countSome(db, list)).total);
}

const only = (ids: readonly number[], list: LongList): LongList => ({
  ...list,
  where: and(list.where, sql`${list.id} = any(${sql.param(ids)}::bigint[])`),
});

/** Without a limit in the statement, which would let PostgreSQL hope that a walk through the order meets them early. */
async function sortAll(db: Db, list: LongList, place: Place): Promise<IdPage> {
  const rows = await ordered(db, list, sql``);
  const total = { total: rows.length, isEstimate: false };
  if (place.beside) return pageWith(await rowsBeside(db, list, { ...place, beside: place.beside }), total);
  const first = offsetOf(place);
  return pageWith(rows.slice(first, first + place.per_page), total);
}

function pageWith(rows: readonly Row[], total: Total): IdPage {
  const [first, last] = [rows[0], rows.at(-1)];
  return { ids: rows.map(({ id }) => id), ...total, ends: first && last ? { first, last } : null };
}

/**
 * Rows in the list's order with what they are ordered by; its text is made of the rows that are kept, not of those that
 * the walk to a page far behind passes.
 */
async function ordered(db: Db, list: LongList, part: SQL): Promise<Row[]> {
  return rowsOf(
    db,
    sql`
    select ${list.id} as id, ${list.order.column} as key
    from ${list.from} ${list.where ? sql`where ${list.where}` : sql``} order by ${orderedBy(list.order, list.id)} ${part}`,
  );
}

async function rowsOf(db: Db, page: SQL): Promise<Row[]> {
  const { rows } = await db.execute<{ id: string; key: string | null }>(
    sql`select id, key::text as key from (${page}) page`,
  );
  return rows.map(({ id, key }) => ({ id: Number(id), key }));
}

/** The page that follows a place, or the one that ends before it. */
async function rowsBeside(
  db: Db,
  list: LongList,
  { per_page: size, beside: { place, side } }: { per_page: number; beside: NonNullable<Place["beside"]> },
): Promise<Row[]> {
  const order = side === "after" ? list.order : backwards(list.order);
  const found: Row[] = [];
  for (const condition of conditionsFrom(place, { order, id: list.id })) {
    const rest = { ...list, order, where: and(list.where, condition) };
    found.push(...(await ordered(db, rest, sql`limit ${size - found.length}`)));
    if (found.length === size) break;
  }
  return side === "after" ? found : found.toReversed();
}

const offsetOf = ({ page, per_page }: Place) => (page - 1) * per_page;
/** How many rows of the list there are at least where the page is full. */
const rowsUntil = (place: Place) => (place.beside ? 0 : offsetOf(place)) + place.per_page;
const and = (one: SQL | undefined, other: SQL) => (one ? sql`${one} and ${other}` : other);
const statementOf = ({ from, id, where, counted }: Rows) =>
  counted ?? sql`select ${id} as id from ${from} ${where ? sql`where ${where}` : sql``}`;

async function idsOf(db: Db, statement: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(statement);
  return rows.map(({ id }) => Number(id));
}

async function findSome(db: Db, search: TextSearch): Promise<number[]> {
  const limited = (await statementsOf(db, search)).map((way) => sql`(${way} limit ${few + 1})`);
  return idsOf(db, sql`select id from (${sql.join(limited, sql` union `)}) finds limit ${few + 1}`);
}

/** Who meets the end of a list knows how long it is, whatever was expected. */
async function walk(db: Db, { list, place, total }: { list: LongList; place: Place; total: Total }): Promise<IdPage> {
  if (place.beside) return pageWith(await rowsBeside(db, list, { ...place, beside: place.beside }), total);
  const first = offsetOf(place);
  if (total.isEstimate && !list.search && first > total.total / 2) return walkFromTheEnd(db, list, place);
  const rows = await ordered(db, list, sql`limit ${place.per_page} offset ${first}`);
  const seen = rows.length > 0 ? first + rows.length : 0;
  const isEnd = rows.length < place.per_page && (rows.length > 0 || first === 0);
  if (total.isEstimate && isEnd) return pageWith(rows, { total: seen, isEstimate: false });
  return pageWith(rows, { ...total, total: total.isEstimate ? Math.max(total.total, seen) : total.total });
}

/** Counting rows without their order costs a tenth of walking past them; what is behind a page is then known. */
async function walkFromTheEnd(db: Db, list: LongList, place: Place): Promise<IdPage> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${statementOf(list)}) counted`,
  );
  const total = { total: rows[0]?.total ?? 0, isEstimate: false };
  const first = offsetOf(place);
  const size = Math.min(place.per_page, total.total - first);
  if (size <= 0) return pageWith([], total);
  const reversed = { ...list, order: backwards(list.order) };
  const found = await ordered(db, reversed, sql`limit ${size} offset ${total.total - first - size}`);
  return pageWith(found.toReversed(), total);
}

/** Counts up to the rows beyond which nobody counts. @returns `ids` of all rows when they are few */
async function countSome(db: Db, list: Rows): Promise<{ total: number; ids: number[] | null }> {
  const some = sql`${statementOf(list)} limit ${countedOneByOne + 1}`;
  const { rows } = await db.execute<{ total: number; ids: string[] | null }>(sql`
    select count(*)::int as total, case when count(*) <= ${few} then array_agg(id) end as ids from (${some}) counted`);
  const { total = 0, ids = null } = rows[0] ?? {};
  return { total, ids: total === 0 ? [] : (ids?.map(Number) ?? null) };
}

type Plan = { "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] };

/** How many rows PostgreSQL expects by its statistics. */
async function expectedOf(db: Db, list: Rows): Promise<number> {
  const { rows } = await db.execute<Plan>(sql`explain (format json) ${statementOf(list)}`);
  return Math.max(rows[0]?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0, 1);
}

/** A count that ended where nobody counts any further says no more than what was expected. */
function atMost(expected: number, counted: number): Total {
  if (counted <= countedOneByOne) return { total: counted, isEstimate: false };
  return roughly(Math.max(expected, counted));
}

/** What is expected, to two digits. */
function roughly(expected: number): Total {
  const unit = Math.max(1, 10 ** (Math.floor(Math.log10(expected)) - 1));
  return { total: Math.round(expected / unit) * unit, isEstimate: true };
}

/** Rows in the order of their ids; those that went meanwhile are left out. */
export function inOrder<T>(ids: readonly number[], rows: readonly T[], idOf: (row: T) => number): T[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
