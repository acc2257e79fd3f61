import { z } from "zod";
import { adminOwnerSchema } from "../admin/admin-user.ts";
import { requiredText } from "../text.ts";
import { appealMaxCharacters } from "./appeal-limits.ts";
import { categoryField } from "./report.ts";

export const appealInputSchema = z.object({ message: requiredText(appealMaxCharacters, "message") });
export type AppealInput = z.infer<typeof appealInputSchema>;

export const appealStatuses = ["open", "upheld", "lifted"] as const;
export type AppealStatus = (typeof appealStatuses)[number];

/** What an owner wrote against a decision, and what was answered. */
export const appealSchema = z.object({
  id: z.number().int(),
  message: z.string(),
  status: z.enum(appealStatuses),
  answer: z.string().nullable(),
  created_at: z.string(),
  answered_at: z.string().nullable(),
});
export type Appeal = z.infer<typeof appealSchema>;

export const restrictionKinds = ["website", "account"] as const;
export type RestrictionKind = (typeof restrictionKinds)[number];

/** A take-down or suspension as the person concerned reads it. */
export const restrictionSchema = z.object({
  category: categoryField,
  reason: z.string(),
  since: z.string(),
  appeals: z.array(appealSchema),
  /** False while an appeal is open, and once there were as many as one decision may have. */
  can_appeal: z.boolean(),
});
export type Restriction = z.infer<typeof restrictionSchema>;

/** An appeal in the list of all of them. */
export const adminAppealSchema = appealSchema.extend({
  kind: z.enum(restrictionKinds),
  owner: adminOwnerSchema,
  website: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  category: categoryField,
  reason: z.string(),
  /** When it was taken down or suspended, and by whom. */
  since: z.string(),
  admin_name: z.string(),
  /** False when the decision was lifted already, whatever became of the appeal. */
  is_in_force: z.boolean(),
});
export type AdminAppeal = z.infer<typeof adminAppealSchema>;

/** An admin's answer, mailed in their words. */
export const appealAnswerSchema = z.object({
  decision: z.enum(["lift", "uphold"], { error: "The selected decision is invalid." }),
  answer: requiredText(2000, "answer"),
});
export type AppealAnswer = z.infer<typeof appealAnswerSchema>;
