import type { BodyOf, contract } from "@vitrine/contract";
import { limits, planRules, suggestedPlan, type Media, type PlanName } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError, invalidField } from "../../http/app-error.ts";
import type { UploadedFile } from "../../http/multipart.ts";
import type { Caller } from "../../http/session.ts";
import { presentMedia, type WorkPictures } from "../media/index.ts";
import { loadOwnedWebsite, lockOwnedWebsite, touchWebsite } from "../websites/index.ts";

type Addressed = { id: number; mediaId: number };
type Storage = { used: number; limit: number };

/** Pictures of work that a website's entries show (design/sections.md, "Pictures of work"). */
export function createPicturesService({ db, store }: { db: Db; store: WorkPictures }) {
  async function check(caller: Caller, websiteId: number): Promise<void> {
    if (!(await loadOwnedWebsite(db, caller.userId, websiteId))) throw new AppError("not_found");
  }

  async function storageOf(
    { userId, plan }: Caller,
    websiteId: number | null,
  ): Promise<Storage & { pictures: number }> {
    const { bytes, pictures } = await store.measure(userId, websiteId);
    return { used: bytes, limit: planRules[plan].pictureStorageBytes, pictures };
  }

  /** @param websiteId null for a website that is not there yet */
  async function requireRoom(caller: Caller, websiteId: number | null, bytes: number): Promise<void> {
    const { used, limit, pictures } = await storageOf(caller, websiteId);
    if (pictures >= limits.picturesPerWebsite) {
      throw invalidField("file", `A website may have at most ${limits.picturesPerWebsite} pictures.`);
    }
    if (used + bytes > limit) throw noRoom(caller.plan, { used, limit });
  }

  /** Changes pictures of a locked website, and what its pages show of them. */
  async function changing<T>(caller: Caller, websiteId: number, change: (inside: Db) => Promise<T | null>): Promise<T> {
    return db.transaction(async (inside) => {
      if (!(await lockOwnedWebsite(inside, caller.userId, websiteId))) throw new AppError("not_found");
      const changed = await change(inside);
      if (changed === null) throw new AppError("not_found");
      await touchWebsite(inside, websiteId);
      return changed;
    });
  }

  return {
    check,
    requireRoom,

    async list(caller: Caller, websiteId: number): Promise<{ data: Media[]; storage: Storage }> {
      await check(caller, websiteId);
      const { used, limit } = await storageOf(caller, websiteId);
      return { data: (await store.list(db, websiteId)).map(presentMedia), storage: { used, limit } };
    },

    /** @throws AppError feature_requires_upgrade for a full plan, and whatever is wrong with the file */
    async upload(
      caller: Caller,
      websiteId: number,
      file: UploadedFile | undefined,
    ): Promise<{ media: Media; isNew: boolean }> {
      const { userId } = caller;
      const place = { userId, websiteId, requireRoom: (bytes: number) => requireRoom(caller, websiteId, bytes) };
      const { row, isNew } = await store.store(place, file);
      return { media: presentMedia(row), isNew };
    },

    update: async (
      caller: Caller,
      { id, mediaId }: Addressed,
      words: BodyOf<typeof contract.media.updateMedia>,
    ): Promise<Media> =>
      presentMedia(await changing(caller, id, (inside) => store.change(inside, id, mediaId, given(words)))),

    /** Entries that showed it go without. */
    async remove(caller: Caller, { id, mediaId }: Addressed): Promise<void> {
      await changing(caller, id, async (inside) => ((await store.remove(inside, id, [mediaId])) > 0 ? true : null));
    },
  };
}

export type PicturesService = ReturnType<typeof createPicturesService>;

/** The keys that were sent: a key without a value says nothing. */
function given<T extends object>(words: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const said = Object.entries(words).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

function noRoom(plan: PlanName, { used, limit }: Storage): AppError {
  const { displayName } = planRules[plan];
  const full = `Your pictures take ${inMegabytes(used)} of the ${inMegabytes(limit)} that the ${displayName} plan has room for.`;
  if (plan === "premium") return invalidField("file", `${full} Delete some that you no longer show.`);
  const required = suggestedPlan(plan);
  return new AppError("feature_requires_upgrade", {
    message: `${full} Delete some that you no longer show, or choose a larger plan.`,
    data: {
      required_plan: required,
      current_plan: plan,
      checkout_url: `/checkout?plan=${required}&billing=monthly`,
      used,
      limit,
    },
  });
}

function inMegabytes(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes >= 1024 ? `${Number((megabytes / 1024).toFixed(1))} GB` : `${Math.ceil(megabytes)} MB`;
}
