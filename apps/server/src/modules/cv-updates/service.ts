import type { CvParse } from "@vitrine/cv-parser";
import {
  acceptedByAll,
  applyCvChanges,
  comparableCv,
  compareCv,
  describeCvChange,
  durations,
  withPrivacy,
  type ComparedEntry,
  type CvChange,
  type CvUpdate,
  type Website,
  type WebsiteVersion,
} from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError, invalidField } from "../../http/app-error.ts";
import type { UploadedFile } from "../../http/multipart.ts";
import type { Caller } from "../../http/session.ts";
import { versionConflict } from "../../http/version.ts";
import type { Clock } from "../../ports/clock.ts";
import { iso } from "../auth/index.ts";
import { addToTray } from "../trays/index.ts";
import {
  keepWebsiteVersion,
  loadOwnedWebsite,
  lockOwnedWebsite,
  type WebsiteReader,
  type WebsiteRow,
} from "../websites/index.ts";
import { findCv, forgetWaiting, keepCv, putWaiting, type CvRow } from "./repository.ts";
import { readSite, writeSite } from "./site-entries.ts";

export type GivenCv = {
  file: UploadedFile | undefined;
  text: string;
  /** Its owner says that it is a CV, although it was taken for another paper. */
  asCv: boolean;
  signal: AbortSignal;
};
type Dependencies = {
  db: Db;
  clock: Clock;
  reader: WebsiteReader;
  /** Reads a CV now. @throws AppError for what cannot be read */
  readCv: (userId: number, given: GivenCv) => Promise<CvParse>;
};
type Wish = { accept: "all" | readonly string[]; version: number | null };
type Applied = { website: Website; before: WebsiteVersion; after: WebsiteVersion; applied: number };
type Waiting = CvRow & { waiting: NonNullable<CvRow["waiting"]> };

/** Bringing a website up to date from a newer CV, change by change (docs/decisions/050). */
export function createCvUpdatesService({ db, clock, reader, readCv }: Dependencies) {
  async function requireVersion(inside: Db, row: WebsiteRow, version: number | null): Promise<void> {
    if (version !== null && version !== row.version)
      throw versionConflict("website", await reader.read(inside, row), row.version, version);
  }

  async function show(inside: Db, row: WebsiteRow): Promise<CvUpdate | null> {
    const known = await findCv(inside, row.id);
    if (!isWaiting(known)) return null;
    const { site } = await readSite(inside, row);
    return {
      changes: compared(known, site).map((change) => describeCvChange(change, known.waiting)),
      knows_last: known.said !== null,
      created_at: iso(known.waiting_since ?? known.updated_at),
    };
  }

  return {
    /** @throws AppError not_found */
    async check(caller: Caller, id: number): Promise<void> {
      if (!(await loadOwnedWebsite(db, caller.userId, id))) throw new AppError("not_found");
    },

    /** The newer CV that waits; null where none does. */
    async read(caller: Caller, id: number): Promise<CvUpdate | null> {
      const row = await loadOwnedWebsite(db, caller.userId, id);
      return row && show(db, row);
    },

    /**
     * Reads a newer CV and compares it with the site. Nothing of the site changes.
     * @throws AppError validation_failed, file_too_large, unsupported_media_type, unavailable
     */
    async open(caller: Caller, id: number, given: GivenCv): Promise<CvUpdate> {
      if (!given.file && given.text === "") throw invalidField("file", "Choose a file, or paste the text of your CV.");
      const { cv, text, evidence, unplaced } = await readCv(caller.userId, given);
      return db.transaction(async (inside) => {
        const row = await lockOwnedWebsite(inside, caller.userId, id);
        if (!row) throw new AppError("not_found");
        await putWaiting(inside, id, { cv, text, evidence, unplaced }, clock.now());
        const update = await show(inside, row);
        if (!update) throw new AppError("server_error");
        return update;
      });
    },

    /**
     * Takes the accepted changes over in one step; the state before is kept as a version. What was not accepted is
     * not asked for again until the CV changes there.
     * @throws AppError not_found, version_conflict, invalid_state, validation_failed
     */
    async apply(caller: Caller, id: number, { accept, version }: Wish): Promise<Applied> {
      return db.transaction(async (inside) => {
        const row = await lockOwnedWebsite(inside, caller.userId, id);
        if (!row) throw new AppError("not_found");
        await requireVersion(inside, row, version);
        const known = await findCv(inside, id);
        if (!isWaiting(known))
          throw new AppError("invalid_state", { message: "There is no newer CV to take changes from." });
        const { site, rows } = await readSite(inside, row);
        const changes = compared(known, site);
        const accepted = acceptedOf(accept, changes);
        const now = clock.now();
        const before = await keepWebsiteVersion(inside, row, { kind: "automatic", now });
        const after = applyCvChanges(site, changes, accepted);
        const stored = accepted.size > 0 ? await writeSite(inside, row, { before: site, rows, after }) : row;
        if (!stored) throw new AppError("server_error");
        await addToTray(inside, id, known.waiting.unplaced);
        await keepCv(inside, id, { said: shownCv(known), privacy: known.privacy });
        return {
          website: await reader.read(inside, stored),
          before,
          after: await keepWebsiteVersion(inside, stored, { kind: "automatic", now }),
          applied: accepted.size,
        };
      });
    },

    /** Forgets a newer CV that waits. */
    async discard(id: number): Promise<void> {
      if (await findCv(db, id)) await putWaiting(db, id, null, clock.now());
    },

    /** Forgets newer CVs that were left waiting; called now and then by the maintenance job. */
    maintain: (): Promise<void> => forgetWaiting(db, new Date(clock.now().getTime() - durations.onboardingAbandonMs)),
  };
}

function isWaiting(row: CvRow | null): row is Waiting {
  return row !== null && row.waiting !== null;
}

/** A newer CV without what its owner keeps private. */
const shownCv = ({ waiting, privacy }: Waiting) => withPrivacy(waiting.cv, privacy);

function compared(known: Waiting, site: readonly ComparedEntry[]): CvChange[] {
  return compareCv(known.said && comparableCv(known.said), site, comparableCv(shownCv(known)));
}

function acceptedOf(accept: Wish["accept"], changes: readonly CvChange[]): ReadonlySet<string> {
  if (accept === "all") return acceptedByAll(changes);
  const known = new Set(changes.map(({ id }) => id));
  if (accept.some((id) => !known.has(id)))
    throw invalidField("accept", "Your site has changed since. Please look at the list again.");
  return new Set(accept);
}

export type CvUpdatesService = ReturnType<typeof createCvUpdatesService>;
