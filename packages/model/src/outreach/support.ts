import { z } from "zod";
import { emailSchema, requiredText, text } from "../text.ts";

export const supportMessageMaxCharacters = 5000;
export const supportSubjectMaxCharacters = 200;

const written = {
  subject: requiredText(supportSubjectMaxCharacters, "subject"),
  message: requiredText(supportMessageMaxCharacters, "message"),
  /** The page or feature that the question is about. */
  context: text(200, "context").nullish(),
};

/** What a visitor fills in on /support (contract.md 7). */
export const supportFormSchema = z.object({ name: requiredText(255, "name"), email: emailSchema, ...written });

/** `POST /support`: name and address are taken from the account of a signed-in caller. */
export const supportInputSchema = z.object({
  name: text(255, "name").nullish(),
  email: emailSchema.nullish(),
  ...written,
});
export type SupportInput = z.infer<typeof supportInputSchema>;
