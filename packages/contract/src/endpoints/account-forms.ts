import {
  billingCycles,
  emailSchema,
  newPasswordSchema,
  planNames,
  requiredMessage,
  requiredText,
  text,
} from "@vitrine/model";
import { z } from "zod";

const confirmedPassword = {
  password: newPasswordSchema,
  password_confirmation: z.string({ error: requiredMessage("password confirmation") }),
};

const samePasswords = (value: { password: string; password_confirmation: string }) =>
  value.password === value.password_confirmation;
const differentPasswords = { error: "The password confirmation does not match.", path: ["password_confirmation"] };

/** The register form (document 1, section 3): checked by the page and by the server. */
export const registerFormSchema = z
  .object({
    name: requiredText(255, "name"),
    email: emailSchema,
    company: text(255, "company").nullish(),
    ...confirmedPassword,
    terms: z.literal(true, { error: "Please accept the terms." }),
    selected_plan: z.enum(planNames).nullish(),
    billing_cycle: z.enum(billingCycles).nullish(),
    plan_context: z.literal("checkout").nullish(),
    source: z.string().max(64).nullish(),
    feature: z.string().max(64).nullish(),
    highlight: z.string().max(64).nullish(),
  })
  .refine(samePasswords, differentPasswords)
  .refine((value) => value.password.toLowerCase() !== value.email, {
    error: "The password may not be the email address.",
    path: ["password"],
  });

export const loginFormSchema = z.object({
  email: emailSchema,
  password: z
    .string({ error: requiredMessage("password") })
    .min(1, { error: requiredMessage("password") })
    .max(1024),
  remember: z.boolean().default(false),
});

export const resetFormSchema = z
  .object({ token: requiredText(255, "token"), email: emailSchema, ...confirmedPassword })
  .refine(samePasswords, differentPasswords);
