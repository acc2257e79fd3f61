import { rateLimits, type RateLimitName, type RateLimitRule } from "@vitrine/contract";
import { sql } from "drizzle-orm";
import type { Db } from "../db/connection.ts";
import { isInTransaction } from "../db/ambient-transaction.ts";
import { Together } from "../db/together.ts";
import { networkOf } from "./address-network.ts";
import { AppError } from "./app-error.ts";
import { countHits, once, type Counted, type Hit } from "./rate-limit-hits.ts";

export type RateLimitSubjects = { address: string; userId: number | null; email: string | null; site?: number };
export type RateLimitState = { limit: number; remaining: number; resetSeconds: number };

/** Counts hits in fixed windows that all processes share through PostgreSQL (contract.md 1.8). */
export class RateLimiter {
  readonly #db: Db;
  readonly #factor: number;
  readonly #together: Together<Hit, Counted>;

  constructor(db: Db, factor: number) {
    this.#db = db;
    this.#factor = factor;
    this.#together = new Together((hits) => countHits(db, hits), { atOnce: 4, most: 500 });
  }

  /**
   * Counts one hit on every rule of a limit whose subject is known.
   * @param call the call that is made, for rules that count each call for itself
   * @returns the tightest state, for the X-RateLimit headers
   * @throws AppError too_many_requests
   */
  async hit(name: RateLimitName, subjects: RateLimitSubjects, call = ""): Promise<RateLimitState | null> {
    const states: RateLimitState[] = [];
    const rules: readonly RateLimitRule[] = rateLimits[name];
    for (const [index, rule] of rules.entries()) {
      const subject = subjectOf(rule, subjects);
      const counter = rule.each ? `${name}:${index}:${call}` : `${name}:${index}`;
      if (subject !== null) states.push(await this.#count(`${counter}:${subject}`, rule));
    }
    return states.sort((a, b) => a.remaining - b.remaining)[0] ?? null;
  }

  /** Throws when a limit is used up already, without counting: for limits that count failures only. */
  async check(name: RateLimitName, subjects: RateLimitSubjects): Promise<void> {
    for (const [index, rule] of rateLimits[name].entries()) {
      const subject = subjectOf(rule, subjects);
      if (subject === null) continue;
      const key = `${name}:${index}:${subject}`;
      const result = await this.#db.execute<{ hits: number; seconds: number }>(
        sql`select hits, ceil(extract(epoch from window_ends_at - now()))::int as seconds from rate_limit_hits where key = ${key} and window_ends_at > now()`,
      );
      const row = result.rows[0];
      if (row && row.hits >= this.#max(rule)) throw tooMany(row.seconds);
    }
  }

  /** True once per window for a key: the same caller is counted once (template tracking). */
  async firstIn(key: string, windowMs: number): Promise<boolean> {
    return (await this.#increment(key, windowMs)).hits === 1;
  }

  /** Removes counters whose window is over. */
  async sweep(): Promise<void> {
    await this.#db.execute(sql`delete from rate_limit_hits where window_ends_at < now()`);
  }

  #max(rule: RateLimitRule): number {
    return Math.ceil(rule.max * this.#factor);
  }

  async #count(key: string, rule: RateLimitRule): Promise<RateLimitState> {
    const { hits, seconds } = await this.#increment(key, rule.windowMs);
    const limit = this.#max(rule);
    if (hits > limit)
      throw tooMany(seconds, {
        "X-RateLimit-Limit": `${limit}`,
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset": `${seconds}`,
      });
    return { limit, remaining: limit - hits, resetSeconds: seconds };
  }

  /** Within a transaction a hit belongs to it; all others are counted together. */
  #increment(key: string, windowMs: number): Promise<Counted> {
    const hit = { key, windowMs };
    return isInTransaction()
      ? countHits(this.#db, [hit]).then(([counted]) => counted ?? once)
      : this.#together.add(hit);
  }
}

function subjectOf(rule: RateLimitRule, subjects: RateLimitSubjects): string | null {
  if (rule.subject === "everyone") return "all";
  if (rule.subject === "address") return networkOf(subjects.address);
  if (rule.subject === "user") return subjects.userId === null ? null : String(subjects.userId);
  if (rule.subject === "site") return subjects.site === undefined ? null : String(subjects.site);
  if (subjects.email === null) return null;
  return rule.subject === "email" ? subjects.email : `${subjects.email}|${subjects.address}`;
}

function tooMany(seconds: number, headers: Record<string, string> = {}): AppError {
  return new AppError("too_many_requests", { retryAfterSeconds: Math.max(1, seconds), headers });
}
