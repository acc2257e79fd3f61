import { testimonialStateAt, type TestimonialRequest } from "@vitrine/model";
import { iso } from "../auth/index.ts";
import type { RequestRow } from "./repository.ts";

/** A request for its owner's list: words and address while they wait for the owner, and at no other time. */
export function presentRequest(row: RequestRow, now: Date): TestimonialRequest {
  const state = testimonialStateAt(row, now);
  const words = state === "waiting" ? row.answer : null;
  return {
    id: row.id,
    recipient: row.recipient,
    state,
    created_at: iso(row.created_at),
    expires_at: iso(row.expires_at),
    answer: words && { ...words, email: row.email ?? "" },
  };
}
