import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, identity, moment, reference, storedJson } from "./columns.ts";
import { readTestimonialWords } from "./stored-values.ts";
import { websites } from "./websites.ts";

/** Links by which owners ask for a testimonial, and what was written by each until it is decided. */
export const testimonialRequests = pgTable(
  "testimonial_requests",
  {
    id: identity(),
    website_id: reference("website_id")
      .notNull()
      .references(() => websites.id, { onDelete: "cascade" }),
    /** Whom the link is for, in its owner's words. */
    recipient: text("recipient").notNull().default(""),
    link_hash: text("link_hash").notNull().unique(),
    expires_at: moment("expires_at").notNull(),
    /** Words and address of the writer; gone after a decision, and where the address was never proved. */
    answer: storedJson("answer", readTestimonialWords),
    email: text("email"),
    answered_at: moment("answered_at"),
    confirmed_at: moment("confirmed_at"),
    decision: text("decision", { enum: ["accepted", "declined"] }),
    decided_at: moment("decided_at"),
    created_at: createdAt(),
  },
  (table) => [index("testimonial_requests_website_id").on(table.website_id, table.id)],
);

/** Secrets of mails that prove a writer's address: stored hashed, each good for the address it was sent to. */
export const testimonialConfirmations = pgTable(
  "testimonial_confirmations",
  {
    secret_hash: text("secret_hash").primaryKey(),
    request_id: reference("request_id")
      .notNull()
      .references(() => testimonialRequests.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    created_at: createdAt(),
  },
  (table) => [index("testimonial_confirmations_request_id").on(table.request_id)],
);
