import {
  contentOfClaims,
  countedIds,
  nothingClaimed,
  type LandingClaims,
  type LandingContent,
  type LandingCounts,
  type TemplateManifest,
} from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError, invalidField } from "../../http/app-error.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Reads } from "../../ports/replica/reads.ts";
import type { TemplatesService } from "../templates/index.ts";
import { countForLanding, lockClaims, readClaims, writeClaims, type StoredClaims } from "./repository.ts";

export type { StoredClaims } from "./repository.ts";

type Dependencies = {
  db: Db;
  reads: Reads;
  clock: Clock;
  templates: Pick<TemplatesService, "find">;
  onError: (error: unknown) => void;
};

/** What another process was told is shown by this one after so long. */
const contentFreshMs = 5000;
/** A figure that is rounded down need not be counted for every look at it. */
const countsFreshMs = 10 * 60_000;

/** What the start page claims of this installation. */
export function createLandingService({ db, reads, clock, templates, onError }: Dependencies) {
  const counts = keepFresh(() => reads.figures(countForLanding), { freshMs: countsFreshMs, clock });
  const content = keepFresh(readContent, { freshMs: contentFreshMs, clock });

  async function readContent(): Promise<LandingContent> {
    const { claims } = await readClaims(db);
    const isCounted = countedIds.some((id) => claims[id].show === "counted");
    const counted: LandingCounts = isCounted ? await counts.get() : { people: 0, sites: 0, speed: 0 };
    return contentOfClaims(claims, counted, (slug) => templates.find(slug)?.name ?? null);
  }

  return {
    /** Never fails: what was known last is shown while the database is away. */
    async content(): Promise<LandingContent> {
      try {
        return await content.get();
      } catch (error) {
        onError(error);
        return content.last() ?? nothingClaimed;
      }
    },

    claims: (inside: Db = db): Promise<StoredClaims> => readClaims(inside),
    counts: (): Promise<LandingCounts> => counts.get(),

    /**
     * Stores what was chosen; call it in a transaction, and `forget` after it.
     * @param version which state the choice was made from; null asks for none
     * @returns what was chosen before
     * @throws AppError version_conflict, validation_failed for a template that is not there
     */
    async save(inside: Db, given: LandingClaims, version: number | null): Promise<StoredClaims> {
      await lockClaims(inside);
      const before = await readClaims(inside);
      if (version !== null && version !== before.version)
        throw new AppError("version_conflict", {
          message: "Somebody else changed these texts meanwhile. Load the page anew to see them.",
          data: { current_version: before.version, your_version: version },
        });
      requireTemplates(given, (slug) => templates.find(slug));
      await writeClaims(inside, { claims: given, version: before.version + 1 });
      return before;
    },

    /** Lets the next look at the page ask anew. */
    forget: () => content.forget(),
  };
}

export type LandingService = ReturnType<typeof createLandingService>;

function requireTemplates({ stories }: LandingClaims, find: (slug: string) => TemplateManifest | undefined): void {
  for (const [index, story] of stories.entries())
    if (story.show === "own" && find(story.template)?.slug !== story.template)
      throw invalidField(`stories.${index}.template`, "Choose one of the templates.");
}

/** Keeps an answer for some time, and asks once for all who want it meanwhile. */
function keepFresh<T>(ask: () => Promise<T>, { freshMs, clock }: { freshMs: number; clock: Clock }) {
  let kept: { value: T; at: number } | null = null;
  let underWay: Promise<T> | null = null;
  return {
    last: () => kept?.value ?? null,
    forget() {
      if (kept) kept = { ...kept, at: -Infinity };
      underWay = null;
    },
    async get(): Promise<T> {
      const now = clock.now().getTime();
      if (kept && now - kept.at < freshMs) return kept.value;
      const asking = underWay ?? ask();
      underWay = asking;
      try {
        const value = await asking;
        // What was asked before something changed is not kept.
        if (underWay === asking) kept = { value, at: now };
        return value;
      } finally {
        if (underWay === asking) underWay = null;
      }
    },
  };
}
