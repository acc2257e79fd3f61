import { z } from "zod";
import { requiredMessage } from "../text.ts";

export const passwordLengths = { min: 8, max: 128 } as const;

/** What comes to mind on this site's own sign-up page, where it has eight characters or more. */
const ownWords = [
  "vitrine1",
  "vitrine12",
  "vitrine123",
  "vitrine1234",
  "vitrine!",
  "vitrine2026",
  "vitrinevitrine",
  "portfolio",
  "portfolio1",
  "portfolio123",
  "myportfolio",
  "mywebsite",
  "website1",
  "website123",
  "curriculum",
  "resume123",
];

/**
 * The most common passwords of eight characters or more in public breach counts, and words of this product: what a form
 * can say at once. The server knows a longer list (contract.md 3).
 */
const commonPasswords: ReadonlySet<string> = new Set([
  ...ownWords,
  ...(
    "password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890 " +
    "87654321 987654321 0987654321 11111111 00000000 22222222 88888888 12341234 12121212 123123123 11223344 qwertyui " +
    "qwertyuiop qwerty12 qwerty123 qwerty1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx qazwsxedc asdfghjk asdfghjkl " +
    "asdfasdf zxcvbnm1 zxcvbnm123 abcd1234 abc12345 abcdefgh a1b2c3d4 iloveyou iloveyou1 sunshine princess football " +
    "baseball superman batman123 welcome1 welcome123 letmein1 letmein123 trustno1 dragon12 monkey12 monkey123 shadow12 " +
    "michael1 jennifer jordan23 computer internet starwars whatever samsung1 changeme changeme1 changeme123 admin123 " +
    "administrator secret123 test1234 testtest temp1234 default1 master12 hello123 freedom1 charlie1 mustang1 corvette " +
    "maverick midnight mercedes cocacola liverpool chelsea1 arsenal1 barcelona realmadrid aaaaaaaa qqqqqqqq zzzzzzzz"
  ).split(" "),
]);

/** True for a password on the list of most common ones, ignoring case. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase());
}

export const commonPasswordMessage = "This password is too common. Please choose another one.";

export const newPasswordSchema = z
  .string({ error: requiredMessage("password") })
  .min(1, { error: requiredMessage("password") })
  .min(passwordLengths.min, { error: `The password must be at least ${passwordLengths.min} characters.` })
  .max(passwordLengths.max, { error: `The password may not be greater than ${passwordLengths.max} characters.` })
  .refine((value) => !isCommonPassword(value), { error: commonPasswordMessage });

export type PasswordStrength = { score: number; label: "Weak" | "Medium" | "Strong" };

/**
 * The advisory strength meter (document 1, section 5): one point each for length ≥ 8, length ≥ 12,
 * a lowercase letter, an uppercase letter, a digit and a special character.
 */
export function passwordStrength(password: string): PasswordStrength {
  const score = [
    password.length >= 8,
    password.length >= 12,
    /[a-z]/.test(password),
    /[A-Z]/.test(password),
    /\d/.test(password),
    /[^A-Za-z0-9]/.test(password),
  ].filter(Boolean).length;
  return { score, label: score <= 2 ? "Weak" : score <= 4 ? "Medium" : "Strong" };
}
