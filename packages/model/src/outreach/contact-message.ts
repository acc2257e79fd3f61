import { z } from "zod";
import { emailSchema, requiredMessage, requiredText } from "../text.ts";

export const contactMessageMaxCharacters = 5000;

const lineBreak = /[\r\n\v\f\u0085\u2028\u2029]/;

/** What becomes part of a mail's header holds no line break, not even at its ends (contract.md 14). */
export function oneLine(label: string) {
  return z
    .string({ error: requiredMessage(label) })
    .refine((value) => !lineBreak.test(value), { error: `The ${label} must be a single line.` });
}

/** Characters that nobody sees are part of no address; they make one pass for another. */
const unseen = /[\p{Cc}\p{Cf}]/u;

/** The address of somebody who writes without an account. */
export const writersEmail = oneLine("email").pipe(
  emailSchema.refine((value) => !unseen.test(value), { error: "The email must be a valid email address." }),
);

/** What a visitor writes to the owner of a site: `POST /public/sites/{subdomain}/contact` (contract.md 14). */
export const contactMessageInputSchema = z.object({
  name: oneLine("name").pipe(requiredText(255, "name")),
  email: writersEmail,
  message: requiredText(contactMessageMaxCharacters, "message"),
  /** People do not see this field; programs fill it in. */
  website: z
    .string()
    .refine((value) => value.trim() === "", { error: "The website field must be empty." })
    .nullish(),
});
export type ContactMessageInput = z.infer<typeof contactMessageInputSchema>;

/** A message in the inbox of its site's owner (contract.md 9). */
export const contactMessageSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  read: z.boolean(),
  created_at: z.string(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;
