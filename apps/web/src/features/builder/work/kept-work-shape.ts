import { readStored, type StoredShape } from "@vitrine/model";
import { z } from "zod";
import type { TypedData } from "../draft/data-draft.ts";
import { itemLists } from "../items/section-of-list.ts";
import { keptShape, type KeptWork } from "./kept-work.ts";

const record = z.record(z.string(), z.unknown());
const operation = z.looseObject({ kind: z.string() });
const id = z.number().nullable();
const values = { values: record };

/** Unsaved words of a form of template data. */
export const typedDataSchema: z.ZodType<TypedData> = z.object({ data: record, base: record, version: z.number() });

/** Texts of open forms. */
export const keptFormsSchema = z.array(
  z.union([
    z.object({ list: z.enum(itemLists), itemId: id, ...values }),
    z.object({ section: z.number(), of: z.string(), entryId: id, ...values }),
  ]),
);

/** What this build wrote itself is looked at from outside only: the rest is its own types' word. */
const stored = z.object({
  shape: z.literal(keptShape),
  device: z.string(),
  userId: z.number(),
  websiteId: z.number(),
  savedAt: z.number(),
  version: z.number(),
  seen: record,
  pending: record,
  data: z.record(z.string(), typedDataSchema),
  history: z.object({ past: z.array(z.looseObject({ operation })), future: z.array(operation) }),
  outbox: z.array(z.object({ key: z.string(), operation, version: id })),
  forms: keptFormsSchema,
}) as unknown as z.ZodType<KeptWork>;

/** Before the second shape one form was kept, and template data lay elsewhere. */
function withFormsAndData(value: unknown): unknown {
  const { form = null, history = null, ...work } = value as Record<string, unknown>;
  const forms = form === null ? [] : [form];
  return { ...work, shape: keptShape, data: {}, forms, history: history ?? { past: [], future: [] } };
}

const keptWorkShape: StoredShape<KeptWork> = { version: keptShape, upgrades: { 1: withFormsAndData }, stored };

/** Kept work of whichever shape as it is now; null for what cannot be read, which stays where it lies. */
export function readKeptWork(value: unknown): KeptWork | null {
  if (typeof value !== "object" || value === null) return null;
  const shape = "shape" in value && typeof value.shape === "number" ? value.shape : 1;
  const read = readStored(keptWorkShape, shape, value);
  return read.ok ? read.value : null;
}
