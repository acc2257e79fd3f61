import { getTableName, ilike, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "./connection.ts";
import { contains } from "./contains.ts";

/** A text that is searched for in a long list. */
export type TextSearch = {
  text: string;
  ways: readonly Way[];
  /** Whether a row of the list is found, as a condition. */
  matches: SQL;
};

/** A column with an index of trigrams, and the statement without its condition that selects `id` of what it finds. */
type Way = { column: PgColumn; select: SQL };

/** Some texts of a column, each with the number of rows that it stands for, and with its share of all of them. */
type Sample = readonly { text: string; rows: number; share: number }[];

/** An index is not asked for three letters that so many rows have: it would have to read through all of them. */
const commonLetters = 0.2;
/** What is left of a text has to be at least this rare: rows are looked at for what was not asked of the index. */
const rareEnough = 0.015;
const keptMs = 5 * 60_000;

const kept = new WeakMap<Db, Map<string, { sample: Sample; at: number }>>();

/** Whether one of the columns has a text somewhere. */
export const hasText = (text: string, columns: readonly (PgColumn | SQL)[]): SQL =>
  sql`(${or(...columns.map((column) => ilike(column, contains(text))))})`;

/** A search in columns of the list's own table, whose ids `select` selects. */
export const searchIn = (text: string, columns: readonly PgColumn[], select: SQL): TextSearch => ({
  text,
  ways: columns.map((column) => ({ column, select })),
  matches: hasText(text, columns),
});

/** A statement of each way that finds a text, by what its index finds quickest. */
export async function statementsOf(db: Db, { text, ways }: TextSearch): Promise<SQL[]> {
  const statements: SQL[] = [];
  for (const { column, select } of ways)
    statements.push(sql`${select} where ${found(column, text, await sampleOf(db, column))}`);
  return statements;
}

/**
 * How common a text is, as far as samples of the columns tell.
 * @returns `share` of all rows that have it in one of the columns; `rows` that an index would give of the column with most
 */
export async function commonnessOf(db: Db, { text, ways }: TextSearch): Promise<{ share: number; rows: number }> {
  let without = 1;
  let rows = 0;
  for (const { column } of ways) {
    const having = withParts(await sampleOf(db, column), [text]);
    without *= Math.max(0, 1 - sumOf(having, "share"));
    rows = Math.max(rows, sumOf(having, "rows"));
  }
  return { share: 1 - without, rows };
}

/** The rare parts of a text are asked of the index, and the whole of it only of rows that have them. */
function found(column: PgColumn, text: string, sample: Sample): SQL {
  const whole = contains(text);
  const parts = rareParts(text, sample);
  if (parts.length === 0 || shareOf(sample, parts) > rareEnough) return ilike(column, whole);
  const byIndex = parts.map((part) => ilike(column, contains(part)));
  // With nothing added to it, it is a text that no index has.
  return sql.join([...byIndex, ilike(sql`(${column} || '')`, whole)], sql` and `);
}

/**
 * What is left of a text without the letters that are common in a column; nothing where none of them are. Letters
 * beyond ASCII may be written differently in another company, so that a part ends before them.
 */
function rareParts(text: string, sample: Sample): string[] {
  const parts: string[] = [];
  let hasCommon = false;
  for (const [word] of text.matchAll(/[0-9A-Za-z]{3,}/g)) {
    let part = "";
    for (let at = 0; at + 3 <= word.length; at += 1) {
      const three = word.slice(at, at + 3);
      const isCommon = shareOf(sample, [three]) >= commonLetters;
      hasCommon ||= isCommon;
      if (!isCommon) part = part === "" ? three : part + three.slice(-1);
      if ((isCommon || at + 3 === word.length) && part !== "") {
        parts.push(part);
        part = "";
      }
    }
  }
  return hasCommon ? parts : [];
}

function withParts(sample: Sample, parts: readonly string[]): Sample {
  const sought = parts.map((part) => part.toLowerCase());
  return sample.filter(({ text }) => sought.every((part) => text.includes(part)));
}

const sumOf = (sample: Sample, what: "rows" | "share") => sample.reduce((sum, each) => sum + each[what], 0);
const shareOf = (sample: Sample, parts: readonly string[]) => sumOf(withParts(sample, parts), "share");

/** The texts that PostgreSQL keeps of a column for its own expectations: its most common ones, and some of the rest. */
async function sampleOf(db: Db, column: PgColumn): Promise<Sample> {
  const name = `${getTableName(column.table)}.${column.name}`;
  const ofDatabase = kept.get(db) ?? new Map<string, { sample: Sample; at: number }>();
  kept.set(db, ofDatabase);
  const known = ofDatabase.get(name);
  if (known && performance.now() - known.at < keptMs) return known.sample;
  const { rows } = await db.execute<Sample[number]>(sql`
    select lower(text) as text, share, share * reltuples as rows
    from pg_stats join pg_namespace on nspname = schemaname
      join pg_class on relnamespace = pg_namespace.oid and relname = tablename, lateral (
      select * from unnest(most_common_vals::text::text[], most_common_freqs::float8[]) as common(text, share)
      union all
      select text, (1 - null_frac - coalesce((select sum(each) from unnest(most_common_freqs) each), 0))
        / cardinality(histogram_bounds::text::text[])
      from unnest(histogram_bounds::text::text[]) text) sample
    where schemaname = current_schema() and tablename = ${getTableName(column.table)} and attname = ${column.name}`);
  ofDatabase.set(name, { sample: rows, at: performance.now() });
  return rows;
}
