import { emptyParsedData, type UnplacedLine } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import { versionConflict } from "../../http/version.ts";
import type { Clock } from "../../ports/clock.ts";
import type { ContentService } from "../content/index.ts";
import { keepBeforeEdit, loadOwnedWebsite, lockOwnedWebsite, touchWebsite } from "../websites/index.ts";
import { addToSite } from "./add-to-site.ts";
import { moveLines } from "./lines/move-lines.ts";
import { findTray, updateTray } from "./repository.ts";

type Wish = { lines: readonly number[]; to: string; version: number | null };
type Dependencies = { db: Db; clock: Clock; content: ContentService };
export type Tray = { unplaced: UnplacedLine[]; version: number };

/** The lines of a website's CV that no field holds, kept until their owner has placed or left out each of them. */
export function createTraysService({ db, clock, content }: Dependencies) {
  return {
    async check(caller: Caller, id: number): Promise<void> {
      if (!(await loadOwnedWebsite(db, caller.userId, id))) throw new AppError("not_found");
    },

    /** A website without a tray has an empty one. */
    async read(id: number): Promise<Tray> {
      const row = await findTray(db, id);
      return { unplaced: row?.lines ?? [], version: row?.version ?? 0 };
    },

    /**
     * Sends lines to a section of the site, where they become entries at its end, or leaves them out. What was left
     * out can be put back; what is on the site is changed there.
     * @throws AppError not_found, version_conflict, validation_failed, invalid_state
     */
    async send(caller: Caller, id: number, { lines, to, version }: Wish): Promise<Tray & { moved: number[] }> {
      return db.transaction(async (inside) => {
        const website = await lockOwnedWebsite(inside, caller.userId, id);
        const row = website && (await findTray(inside, id));
        if (!website || !row) throw new AppError("not_found");
        if (version !== null && version !== row.version)
          throw versionConflict("unplaced", row.lines, row.version, version);
        const isOnSite = row.lines.some((line) => line.state === "placed" && lines.includes(line.id));
        if (isOnSite) throw new AppError("invalid_state", { message: "This line is on your site; change it there." });
        const nothing = { text: "", cv: emptyParsedData(), evidence: {} };
        const after = await moveLines({ ...nothing, unplaced: row.lines }, { lines, to });
        if (to !== "out" && to !== "tray") {
          await keepBeforeEdit(inside, website, clock.now());
          await addToSite(inside, content, website, after.cv);
          await touchWebsite(inside, id);
        }
        const stored = await updateTray(inside, id, after.unplaced);
        return { unplaced: stored.lines, version: stored.version, moved: after.moved };
      });
    },
  };
}

export type TraysService = ReturnType<typeof createTraysService>;
