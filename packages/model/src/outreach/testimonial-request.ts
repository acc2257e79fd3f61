import { z } from "zod";
import { requiredText, text } from "../text.ts";
import { oneLine, writersEmail } from "./contact-message.ts";

export const testimonialLimits = {
  /** Links of one website that wait for an answer or a decision. */
  waitingLinks: 20,
  recipientCharacters: 120,
  quoteCharacters: 2000,
  wordsCharacters: 255,
  linkDays: 30,
  longestLinkDays: 90,
  /** The mail that proves the writer's address. */
  confirmationMs: 7 * 24 * 3600_000,
} as const;

/**
 * Where a request for a testimonial stands: `open` for an answer, `unproved` while the writer's mail is not confirmed,
 * `waiting` for the owner, `accepted`, `declined`, or `expired` without an answer.
 */
export const testimonialStates = ["open", "unproved", "waiting", "accepted", "declined", "expired"] as const;
export type TestimonialState = (typeof testimonialStates)[number];

/** What an owner says when a link is made. */
export const newTestimonialRequestSchema = z.object({
  /** For the owner's own list: whom the link is for. */
  recipient: oneLine("recipient").pipe(text(testimonialLimits.recipientCharacters, "recipient")).default(""),
  days: z
    .number({ error: "The days field must be a number." })
    .int({ error: "The days field must be a whole number." })
    .min(1, { error: "A link is valid for at least one day." })
    .max(testimonialLimits.longestLinkDays, {
      error: `A link is valid for at most ${testimonialLimits.longestLinkDays} days.`,
    })
    .default(testimonialLimits.linkDays),
});

const markup = /<\s*[/!]?\p{L}[^<>]*>/u;
const address = /(?:https?:\/\/|\bwww\.)\S/i;
const unseen = /(?!\u200C|\u200D|\n)[\p{Cc}\p{Cf}]/gu;

/** Characters that nobody sees are left out; the two joiners stay, which some scripts and emoji need. */
const visible = (value: string) => value.replace(/\r\n?/g, "\n").replace(unseen, "");

/** Plain words of a stranger: they stand on somebody else's page, so neither markup nor advertisements. */
function plainWords(schema: z.ZodType<string, string>, label: string) {
  return z
    .string({ error: `The ${label} field is required.` })
    .transform(visible)
    .pipe(schema)
    .refine((value) => !markup.test(value), { error: "Please write plain words, without HTML." })
    .refine((value) => !address.test(value), { error: "Please leave out web addresses." });
}

const lineOf = (label: string) => plainWords(text(testimonialLimits.wordsCharacters, label), label).default("");

/** What somebody writes who was sent a link. */
export const testimonialAnswerSchema = z.object({
  quote: plainWords(
    requiredText(testimonialLimits.quoteCharacters, "testimonial", "Please write a few words."),
    "testimonial",
  ),
  name: oneLine("name").pipe(
    plainWords(requiredText(testimonialLimits.wordsCharacters, "name", "Please enter your name."), "name"),
  ),
  role: lineOf("role"),
  organization: lineOf("organization"),
  relation: lineOf("relation"),
  email: writersEmail,
  /** People do not see this field; programs fill it in. */
  website: z
    .string()
    .refine((value) => value.trim() === "", { error: "The website field must be empty." })
    .nullish(),
});
export type TestimonialAnswer = z.infer<typeof testimonialAnswerSchema>;

/** The words of an answer, as its owner reads them before a decision. */
export const testimonialWordsSchema = z.object({
  quote: z.string(),
  name: z.string(),
  role: z.string().default(""),
  organization: z.string().default(""),
  relation: z.string().default(""),
});
export type TestimonialWords = z.infer<typeof testimonialWordsSchema>;

/** What a mailed link proves: the words as they were written, and about whom. */
export const writtenTestimonialSchema = z.object({
  person: z.string(),
  state: z.enum(["unproved", "waiting"]),
  words: testimonialWordsSchema,
});
export type WrittenTestimonial = z.infer<typeof writtenTestimonialSchema>;

/** A request as its owner's list shows it; words and address only while they wait for the owner. */
export const testimonialRequestSchema = z.object({
  id: z.number().int(),
  recipient: z.string(),
  state: z.enum(testimonialStates),
  created_at: z.string(),
  expires_at: z.string(),
  answer: testimonialWordsSchema.extend({ email: z.string() }).nullable(),
});
export type TestimonialRequest = z.infer<typeof testimonialRequestSchema>;

export type TestimonialMoments = {
  expires_at: Date;
  answered_at: Date | null;
  confirmed_at: Date | null;
  decision: "accepted" | "declined" | null;
};

/** Where a request stands at a moment. */
export function testimonialStateAt(
  { expires_at, answered_at, confirmed_at, decision }: TestimonialMoments,
  now: Date,
): TestimonialState {
  if (decision !== null) return decision;
  if (confirmed_at !== null) return "waiting";
  const isProvable = answered_at !== null && now.getTime() - answered_at.getTime() < testimonialLimits.confirmationMs;
  if (isProvable) return "unproved";
  return now < expires_at ? "open" : "expired";
}
