import {
  apiAbilities,
  diagnosticSchema,
  domainRecordSchema,
  evidenceSchema,
  focalPointSchema,
  mediaSourceSchema,
  parsedDataSchema,
  privacySchema,
  readStored,
  templateRecommendationSchema,
  testimonialWordsSchema,
  unplacedLineSchema,
} from "@vitrine/model";
import { z } from "zod";

/*
 * How the JSON of single columns is read: through `readStored` like everything that is stored, and so that what cannot
 * be read costs nothing but itself. All of it is of the first shape; a later one says its version in the value, as
 * drafts and versions do.
 */

/** A reader of a column; `unreadable` stands for a value of which nothing can be read. */
function reader<T>(stored: z.ZodType<T>, unreadable: T): (value: unknown) => T {
  const shape = { version: 1, upgrades: {}, stored };
  return (value) => {
    const read = readStored(shape, shape.version, value);
    return read.ok ? read.value : unreadable;
  };
}

/** A list without the entries that cannot be read. */
function listOf<T>(entry: z.ZodType<T>): (value: unknown) => T[] {
  const list = z.array(z.unknown()).transform((values) => values.flatMap((value) => readable(entry, value)));
  return reader<T[]>(list, []);
}

/** A record without the values that cannot be read. */
function recordOf<T>(entry: z.ZodType<T>): (value: unknown) => Record<string, T> {
  const record = z
    .record(z.string(), z.unknown())
    .transform((values) =>
      Object.fromEntries(
        Object.entries(values).flatMap(([key, value]) => readable(entry, value).map((read) => [key, read] as const)),
      ),
    );
  return reader<Record<string, T>>(record, {});
}

function readable<T>(schema: z.ZodType<T>, value: unknown): T[] {
  const read = schema.safeParse(value);
  return read.success ? [read.data] : [];
}

const empty = z.string().catch("");

/** Values of any sort by name: what forms, events and the audit log keep. */
export const readRecord = recordOf(z.unknown());
export const readWords = recordOf(z.string());
export const readTexts = listOf(z.string());
/** An ability that is not known is not given. */
export const readAbilities = listOf(z.enum(apiAbilities));
export const readEvidence = recordOf(evidenceSchema);
export const readDiagnostics = listOf(diagnosticSchema);
export const readUnplaced = listOf(unplacedLineSchema);
export const readMediaSources = listOf(mediaSourceSchema);
export const readFocalPoint = reader(focalPointSchema.nullable(), null);
export const readRecommendation = reader(templateRecommendationSchema.nullable(), null);
export const readCheckedRecords = listOf(domainRecordSchema.pick({ type: true, name: true, state: true, found: true }));
export const readInvoiceLines = listOf(z.object({ description: empty, amount_cents: z.number().int() }));

/** Sections that a private link shows: what cannot be read shows none, never all. */
export const readLinkSections = listOf(z.number().int());

/** A choice that was made and cannot be read hides. */
export const readPrivacy = reader(
  z.object({
    location: privacySchema.shape.location.catch("hidden"),
    phone: privacySchema.shape.phone.catch("hidden"),
    picture: privacySchema.shape.picture.catch("hidden"),
  }),
  { location: "hidden", phone: "hidden", picture: "hidden" },
);

const prices = z.object({ monthly: z.number(), annual: z.number() }).optional().catch(undefined);

/** Prices of an offer; a plan whose prices cannot be read costs what it costs without the offer. */
export const readPrices = reader(z.object({ free: prices, pro: prices, premium: prices }), {});

const taskError = z.object({
  message: z.string().catch("Something went wrong. Please try again."),
  code: z.string().catch("unknown"),
  retryable: z.boolean().catch(true),
});

/** Why a session's work failed; one that cannot be read was a failure all the same. */
export const readTaskError = reader(taskError, taskError.parse({}));

/** The words of a testimonial that waits for a decision. */
export const readTestimonialWords = reader(testimonialWordsSchema.nullable(), null);

/** A newer CV that waits; without the CV itself nothing waits. */
export const readWaitingCv = reader(
  z
    .object({
      cv: parsedDataSchema,
      text: empty,
      evidence: z.unknown().transform(readEvidence),
      unplaced: z.unknown().transform(readUnplaced),
    })
    .nullable(),
  null,
);
