import type { BodyOf, contract } from "@vitrine/contract";
import {
  personName,
  testimonialLimits,
  testimonialStateAt,
  type TestimonialRequest,
  type WrittenTestimonial,
} from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError, invalidField } from "../../http/app-error.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Queue } from "../../ports/queue/queue.ts";
import { hashSecret, newSecret } from "../auth/index.ts";
import { sendMail } from "../mails/index.ts";
import { loadOwnedWebsite, lockOwnedWebsite } from "../websites/index.ts";
import { createDecisions } from "./decisions.ts";
import { confirmTestimonialMail, testimonialWaitsMail } from "./mails.ts";
import { presentRequest } from "./present-request.ts";
import * as repository from "./repository.ts";

type Dependencies = { db: Db; clock: Clock; queue: Queue; limiter: RateLimiter; appUrl: () => string };
type Calls = (typeof contract)["testimonials"];

const dayMs = 24 * 3600_000;
const deadLink = () =>
  new AppError("not_found", { message: "This link does not work any more. Please ask for a new one." });
const usedConfirmation = () =>
  new AppError("verification_link_invalid", { message: "This link was used, or has expired." });
const usedLink = () =>
  new AppError("invalid_state", { message: "A testimonial was written by this link already. Thank you!" });

/** Testimonials that others write by a link, and that stand nowhere before the owner accepts them. */
export function createTestimonialsService({ db, clock, queue, limiter, appUrl }: Dependencies) {
  return {
    ...createDecisions({ db, clock }),

    /** @throws AppError not_found for a website that is not the caller's */
    async check(caller: Caller, websiteId: number): Promise<void> {
      if (!(await loadOwnedWebsite(db, caller.userId, websiteId))) throw new AppError("not_found");
    },

    async list(websiteId: number): Promise<TestimonialRequest[]> {
      return (await repository.listRequests(db, websiteId)).map((row) => presentRequest(row, clock.now()));
    },

    /** Makes a link. Its secret is in the answer and nowhere else. */
    async create(
      caller: Caller,
      websiteId: number,
      { recipient, days }: BodyOf<Calls["createTestimonialRequest"]>,
    ): Promise<{ request: TestimonialRequest; url: string }> {
      const now = clock.now();
      const secret = newSecret();
      const row = await db.transaction(async (inside) => {
        if (!(await lockOwnedWebsite(inside, caller.userId, websiteId))) throw new AppError("not_found");
        if ((await repository.countWaiting(inside, websiteId, now)) >= testimonialLimits.waitingLinks)
          throw invalidField(
            "recipient",
            `At most ${testimonialLimits.waitingLinks} links can wait at a time. Please revoke one.`,
          );
        const expires = new Date(now.getTime() + days * dayMs);
        const values = {
          website_id: websiteId,
          recipient,
          link_hash: hashSecret(secret),
          expires_at: expires,
          created_at: now,
        };
        return repository.insertRequest(inside, values);
      });
      if (!row) throw new AppError("server_error");
      return { request: presentRequest(row, now), url: `${appUrl()}/testimonial?token=${secret}` };
    },

    /** @throws AppError not_found */
    async remove(websiteId: number, requestId: number): Promise<void> {
      if (!(await repository.deleteRequest(db, websiteId, requestId))) throw new AppError("not_found");
    },

    /** @throws AppError not_found for a link that is revoked, expired, or of a site that may not ask */
    async readLink(secret: string) {
      const asked = await repository.requestOfLink(db, secret);
      const state = asked && testimonialStateAt(asked.request, clock.now());
      if (!asked || !state || state === "expired") throw deadLink();
      return { person: personName(asked.site), state };
    },

    /**
     * Keeps what was written and mails its writer. Until the address is proved the link can be used again: for a
     * mistyped address, for example.
     * @throws AppError not_found, invalid_state when it was used, too_many_requests
     */
    async write(
      { token, email, website: _trap, ...words }: BodyOf<Calls["writeTestimonial"]>,
      address: string,
    ): Promise<void> {
      const now = clock.now();
      const asked = await repository.requestOfLink(db, token);
      if (!asked) throw deadLink();
      await limiter.hit("mail_request", { address, userId: null, email });
      await db.transaction(async (inside) => {
        const request = await repository.lockRequest(inside, asked.request.website_id, asked.request.id);
        const state = request && testimonialStateAt(request, now);
        if (!request || state === "expired") throw deadLink();
        if (state !== "open" && state !== "unproved") throw usedLink();
        await repository.updateRequest(inside, request.id, { answer: words, email, answered_at: now });
        await sendMail(queue, inside, { mail: confirmTestimonialMail, data: { request_id: request.id } });
      });
    },

    /** @throws AppError verification_link_invalid */
    async readWritten(secret: string): Promise<WrittenTestimonial> {
      const request = await repository.requestOfConfirmation(db, secret);
      const asked = request && (await repository.findAsked(db, request.id));
      const state = request && testimonialStateAt(request, clock.now());
      if (!asked || !request.answer || (state !== "unproved" && state !== "waiting")) throw usedConfirmation();
      return { person: personName(asked.site), state, words: request.answer };
    },

    /** @throws AppError verification_link_invalid */
    async confirm(secret: string): Promise<void> {
      const now = clock.now();
      await db.transaction(async (inside) => {
        const request = await repository.requestOfConfirmation(inside, secret);
        const state = request && testimonialStateAt(request, now);
        if (state === "waiting") return;
        if (!request || state !== "unproved") throw usedConfirmation();
        await repository.updateRequest(inside, request.id, { confirmed_at: now });
        await sendMail(queue, inside, { mail: testimonialWaitsMail, data: { request_id: request.id } });
      });
    },

    /** Forgets what nobody proved in time. */
    maintain: () => repository.forgetUnproved(db, clock.now()),
  };
}

export type TestimonialsService = ReturnType<typeof createTestimonialsService>;
