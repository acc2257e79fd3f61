import {
  billingCycles,
  emailSchema,
  newPasswordSchema,
  planNames,
  requiredMessage,
  requiredText,
  taxIdSchema,
  text,
  withRule,
} from "@vitrine/model";
import { z } from "zod";

const confirmedPassword = {
  password: newPasswordSchema,
  password_confirmation: z.string({ error: requiredMessage("password confirmation") }),
};

const samePasswords = {
  holds: (value: { password: string; password_confirmation: string }) => value.password === value.password_confirmation,
  reads: ["password", "password_confirmation"],
  at: "password_confirmation",
  error: "The password confirmation does not match.",
};

const passwordIsNotAddress = {
  holds: (value: { password: string; email: string }) => value.password.toLowerCase() !== value.email,
  reads: ["password", "email"],
  at: "password",
  error: "The password may not be the email address.",
};

/** What was tried before there was an account becomes the account's, with the template that was chosen for it. */
export const triedFields = {
  try_token: z.string().max(100).nullish(),
  try_template: z.string().max(60).nullish(),
};

const registerFields = z.object({
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
  ...triedFields,
});

/** The register form (document 1, section 3): checked by the page and by the server. */
export const registerFormSchema = withRule(withRule(registerFields, samePasswords), passwordIsNotAddress);

export const loginFormSchema = z.object({
  email: emailSchema,
  password: z
    .string({ error: requiredMessage("password") })
    .min(1, { error: requiredMessage("password") })
    .max(1024),
  remember: z.boolean().default(false),
});

const resetFields = z.object({ token: requiredText(255, "token"), email: emailSchema, ...confirmedPassword });
export const resetFormSchema = withRule(withRule(resetFields, samePasswords), passwordIsNotAddress);

export const profileFormSchema = z.object({
  name: requiredText(255, "name").optional(),
  company: text(255, "company").nullish(),
  tax_id: taxIdSchema.nullish(),
});

/** The password that a person has now; only whether it is right matters, so its length is bounded generously. */
const presentPassword = (label: string) =>
  z
    .string({ error: requiredMessage(label) })
    .min(1, { error: requiredMessage(label) })
    .max(1024);

export const changePasswordFormSchema = withRule(
  z.object({ current_password: presentPassword("current password"), ...confirmedPassword }),
  samePasswords,
);

/** People who only sign in through another provider have no password to give. */
export const emailChangeFormSchema = z.object({ email: emailSchema, password: presentPassword("password").optional() });

/** People who only sign in through another provider have no password to give. */
export const deleteAccountFormSchema = z.object({
  password: presentPassword("password").optional(),
  confirm: z.literal(true, { error: "Please confirm that your account is to be deleted." }),
});
