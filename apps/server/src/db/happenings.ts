import { sql, type SQL } from "drizzle-orm";
import type { Db } from "./connection.ts";

type Source = { table: SQL; at: SQL; amount: SQL };

const rows = (table: SQL, at: SQL): Source => ({ table, at, amount: sql`1` });
const views = (table: SQL): Source => ({ table: sql`${table} where kind = 'all'`, at: sql`at`, amount: sql`views` });

/** What happens in the product, and the tables that tell of it. */
const sources = {
  sign_ups: [rows(sql`users where true`, sql`created_at`)],
  verifications: [rows(sql`users where true`, sql`email_verified_at`)],
  websites_created: [rows(sql`websites where true`, sql`created_at`)],
  public_views: [views(sql`site_view_hours`), views(sql`site_view_days`)],
} as const satisfies Record<string, readonly Source[]>;

export type Happening = keyof typeof sources;
const kinds = Object.keys(sources) as Happening[];

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** An hour is summed up when nothing of it can be under way any more: no transaction lasts as long. */
const settledAfterMs = 10 * minuteMs;

const inTables = (kind: Happening, condition: (at: SQL) => SQL): SQL =>
  sql.join(
    sources[kind].map(
      ({ table, at, amount }) => sql`select ${at} as at, ${amount} as amount from ${table} and ${condition(at)}`,
    ),
    sql` union all `,
  );

/**
 * Queries of `at` and `amount` for everything that happened so far: hours that are over from their sums, what came
 * since from its tables. What is deleted later stays counted in hours that were summed up before.
 */
export async function readHappenings(db: Db): Promise<Record<Happening, SQL>> {
  const marks = await readMarks(db);
  const queryOf = (kind: Happening) => {
    const mark = marks.get(kind);
    const since = inTables(kind, (at) => (mark ? sql`${at} >= ${mark.toISOString()}` : sql`${at} is not null`));
    return sql`select at, amount from hour_sums where kind = ${kind} union all ${since}`;
  };
  return {
    sign_ups: queryOf("sign_ups"),
    verifications: queryOf("verifications"),
    websites_created: queryOf("websites_created"),
    public_views: queryOf("public_views"),
  };
}

async function readMarks(db: Db): Promise<Map<string, Date>> {
  const result = await db.execute<{ kind: string; at: string }>(sql`select kind, at from summed_until`);
  return new Map(result.rows.map(({ kind, at }) => [kind, new Date(at)]));
}

/**
 * Sums up the hours that are over, a day at a time, each complete.
 * @param withinMs after so long it ends; the next run goes on
 * @returns whether nothing is left to do
 */
export async function sumUpHappenings(db: Db, now: Date, withinMs = 20_000): Promise<boolean> {
  const end = performance.now() + withinMs;
  const settled = Math.floor((now.getTime() - settledAfterMs) / hourMs) * hourMs;
  const marks = await readMarks(db);
  for (const kind of kinds) {
    let mark = marks.get(kind)?.getTime() ?? (await firstDay(db, kind)) ?? settled;
    while (mark < settled) {
      if (performance.now() > end) return false;
      const next = Math.min(Math.floor(mark / dayMs) * dayMs + dayMs, settled);
      if (!(await sumUp(db, kind, { from: new Date(mark), to: new Date(next) }))) break;
      mark = next;
    }
  }
  return true;
}

/** The beginning of the first day of which the tables tell; null while they tell of nothing. */
async function firstDay(db: Db, kind: Happening): Promise<number | null> {
  const firsts = sources[kind].map(({ table, at }) => sql`(select min(${at}) as at from ${table})`);
  const result = await db.execute<{ at: string | null }>(
    sql`select min(at) as at from (${sql.join(firsts, sql` union all `)}) firsts`,
  );
  const at = result.rows[0]?.at;
  return at ? Math.floor(new Date(at).getTime() / dayMs) * dayMs : null;
}

/** @returns false when another process did it meanwhile */
async function sumUp(db: Db, kind: Happening, { from, to }: { from: Date; to: Date }): Promise<boolean> {
  const [begin, end] = [from.toISOString(), to.toISOString()];
  const happened = inTables(kind, (at) => sql`${at} >= ${begin} and ${at} < ${end}`);
  const result = await db.execute<{ moved: boolean }>(sql`
    with moved as (
      insert into summed_until (kind, at) values (${kind}, ${end})
      on conflict (kind) do update set at = excluded.at where summed_until.at = ${begin}
      returning kind
    ),
    summed as (
      insert into hour_sums (kind, at, amount)
      select moved.kind, date_trunc('hour', happened.at, 'UTC'), sum(happened.amount)
      from moved cross join (${happened}) happened group by 1, 2
    )
    select exists (select from moved) as moved`);
  return result.rows[0]?.moved ?? false;
}
