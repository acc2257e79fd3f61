import { presetLandingContent, type LandingClaims, type LandingContent, type LandingCounts } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import type { LandingService } from "../landing/index.ts";
import type { Actor, AuditLog } from "./audit-log.ts";

type Answer = { data: LandingClaims; version: number; counted: LandingCounts; shipped: LandingContent };

/** What the start page claims, as admins choose it. */
export function createLandingAdmin({ db, landing, audit }: { db: Db; landing: LandingService; audit: AuditLog }) {
  async function read(): Promise<Answer> {
    const { claims, version } = await landing.claims();
    return { data: claims, version, counted: await landing.counts(), shipped: presetLandingContent };
  }

  return {
    read,
    /** @throws AppError version_conflict, validation_failed */
    async write(actor: Actor, claims: LandingClaims, version: number | null): Promise<Answer> {
      await db.transaction(async (inside) => {
        const before = await landing.save(inside, claims, version);
        await audit.record(inside, actor, {
          action: "landing.updated",
          target: { type: "landing", id: null, name: "Start page" },
          details: { from: before.claims, to: claims },
        });
      });
      landing.forget();
      return read();
    },
  };
}
