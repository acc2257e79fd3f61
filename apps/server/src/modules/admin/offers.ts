import { offerFaults, type Offer, type OfferChanges, type OfferFields } from "@vitrine/model";
import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { offers } from "../../db/schema/billing.ts";
import { AppError, invalidField } from "../../http/app-error.ts";
import { iso, isoOrNull } from "../auth/index.ts";
import type { Actor, AuditLog } from "./audit-log.ts";

type Row = typeof offers.$inferSelect;

/** The launch special and coupons (contract.md 15). Checkouts that are open keep the price they were opened at. */
export function createOffersAdmin({ db, audit }: { db: Db; audit: AuditLog }) {
  /** @throws AppError validation_failed; invalid_state for a second enabled launch special */
  async function requireValid(inside: Db, offer: OfferFields, id: number | null): Promise<void> {
    const [fault] = Object.entries(offerFaults(offer));
    if (fault) throw invalidField(...fault);
    const others = id === null ? undefined : ne(offers.id, id);
    if (offer.code) {
      const sameCode = eq(sql`lower(${offers.code})`, offer.code.toLowerCase());
      const [taken] = await inside.select().from(offers).where(and(sameCode, others));
      if (taken) throw invalidField("code", "The code has already been taken.");
    }
    if (offer.kind !== "launch_special" || !offer.enabled) return;
    // Two admins who enable one each at a time must not both find none.
    await inside.execute(sql`select pg_advisory_xact_lock(hashtext('offers'))`);
    const isOther = and(eq(offers.kind, "launch_special"), eq(offers.enabled, true), others);
    const [enabled] = await inside.select().from(offers).where(isOther);
    if (enabled) throw new AppError("invalid_state", { message: "Another launch special is enabled already." });
  }

  const note = (inside: Db, actor: Actor, row: Row, deed: "created" | "updated" | "deleted", details: object = {}) =>
    audit.record(inside, actor, {
      action: `offer.${deed}`,
      target: { type: "offer", id: row.id, name: row.name },
      details: { ...details },
    });

  return {
    async list(): Promise<Offer[]> {
      const rows = await db.select().from(offers).orderBy(desc(offers.kind), asc(offers.name), asc(offers.id));
      return rows.map(present);
    },

    create: (actor: Actor, given: OfferFields): Promise<Offer> =>
      db.transaction(async (inside) => {
        await requireValid(inside, given, null);
        const [row] = await inside.insert(offers).values(toRow(given)).returning();
        if (!row) throw new AppError("server_error");
        await note(inside, actor, row, "created", given);
        return present(row);
      }),

    update: (actor: Actor, id: number, given: OfferChanges): Promise<Offer> =>
      db.transaction(async (inside) => {
        const [before] = await inside.select().from(offers).where(eq(offers.id, id)).for("update");
        if (!before) throw new AppError("not_found");
        const changed = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
        const next: OfferFields = { ...present(before), ...changed };
        await requireValid(inside, next, id);
        const [row] = await inside
          .update(offers)
          .set({ ...toRow(next), updated_at: sql`now()` })
          .where(eq(offers.id, id))
          .returning();
        if (!row) throw new AppError("not_found");
        await note(inside, actor, row, "updated", changed);
        return present(row);
      }),

    remove: (actor: Actor, id: number): Promise<void> =>
      db.transaction(async (inside) => {
        const [row] = await inside.delete(offers).where(eq(offers.id, id)).returning();
        if (!row) throw new AppError("not_found");
        await note(inside, actor, row, "deleted");
      }),
  };
}

function present(row: Row): Offer {
  return {
    id: row.id,
    name: row.name,
    code: row.code,
    kind: row.kind,
    plan: row.plan,
    billing_cycle: row.billing_cycle,
    discount_type: row.discount_type,
    prices: row.prices && {
      ...(row.prices.pro ? { pro: row.prices.pro } : {}),
      ...(row.prices.premium ? { premium: row.prices.premium } : {}),
    },
    value: row.value,
    duration_periods: row.duration_periods,
    starts_at: isoOrNull(row.starts_at),
    ends_at: isoOrNull(row.ends_at),
    total_spots: row.total_spots,
    spots_left: row.spots_left,
    enabled: row.enabled,
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
  };
}

function toRow({ starts_at, ends_at, code, prices, ...offer }: OfferFields): typeof offers.$inferInsert {
  const { name, kind, plan, billing_cycle, discount_type, value, duration_periods } = offer;
  const { total_spots, spots_left, enabled } = offer;
  return {
    name,
    kind,
    plan,
    billing_cycle,
    discount_type,
    value,
    duration_periods,
    total_spots,
    spots_left,
    enabled,
    code: code || null,
    prices: prices && {
      ...(prices.pro ? { pro: prices.pro } : {}),
      ...(prices.premium ? { premium: prices.premium } : {}),
    },
    starts_at: starts_at === null ? null : new Date(starts_at),
    ends_at: ends_at === null ? null : new Date(ends_at),
  };
}
