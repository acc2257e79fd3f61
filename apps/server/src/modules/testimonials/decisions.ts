import { findKind, testimonialStateAt, type Entry, type TestimonialWords } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError, invalidField } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import {
  insertEntries,
  listSectionEntries,
  measureEntries,
  placeEntries,
  presentEntry,
  sectionOfKind,
  storable,
} from "../entries/index.ts";
import { keepBeforeEdit, lockOwnedWebsite, touchWebsite } from "../websites/index.ts";
import { lockRequest, updateRequest, type RequestRow } from "./repository.ts";

export type RequestTarget = { caller: Caller; id: number; requestId: number };

/** The kind of section that takes what was accepted. */
const kindName = "testimonials";

/** What an owner does with a testimonial that waits. Either way its words and its writer's address leave the request. */
export function createDecisions({ db, clock }: { db: Db; clock: Clock }) {
  async function waiting(inside: Db, { id, requestId }: RequestTarget): Promise<RequestRow> {
    const request = await lockRequest(inside, id, requestId);
    if (!request) throw new AppError("not_found");
    if (testimonialStateAt(request, clock.now()) !== "waiting")
      throw new AppError("invalid_state", { message: "This testimonial does not wait for a decision." });
    return request;
  }

  async function decide(inside: Db, { id }: RequestRow, decision: "accepted" | "declined"): Promise<void> {
    await updateRequest(inside, id, { decision, decided_at: clock.now(), answer: null, email: null });
  }

  return {
    /** Takes the words into the first section of testimonials, at its end. */
    async accept(target: RequestTarget): Promise<Entry> {
      return db.transaction(async (inside) => {
        const website = await lockOwnedWebsite(inside, target.caller.userId, target.id);
        if (!website) throw new AppError("not_found");
        const request = await waiting(inside, target);
        const words = request.answer;
        if (!words) throw new AppError("server_error");
        await keepBeforeEdit(inside, website, clock.now());
        const entry = await insertWords(inside, website.id, words);
        await decide(inside, request, "accepted");
        await touchWebsite(inside, website.id);
        return entry;
      });
    },

    async decline(target: RequestTarget): Promise<void> {
      await db.transaction(async (inside) => decide(inside, await waiting(inside, target), "declined"));
    },
  };
}

async function insertWords(inside: Db, websiteId: number, words: TestimonialWords): Promise<Entry> {
  const kind = findKind(kindName);
  if (!kind) throw new AppError("server_error");
  const { total } = await measureEntries(inside, websiteId, kindName);
  if (total >= kind.maxEntries)
    throw invalidField("requestId", `The ${kindName} may not have more than ${kind.maxEntries} entries.`);
  const section = await sectionOfKind(inside, websiteId, kindName);
  const last = (await listSectionEntries(inside, section.id)).at(-1)?.position ?? 0;
  const place = { website_id: websiteId, section_id: section.id, kind: kindName, position: last + 1 };
  const rows = await insertEntries(inside, [{ ...place, ...storable(kind, kind.fill(words, null)) }]);
  const [placed] = await placeEntries(inside, rows);
  if (!placed) throw new AppError("server_error");
  return presentEntry(placed);
}
