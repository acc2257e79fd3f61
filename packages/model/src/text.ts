import { z } from "zod";
import "./problem-sentences.ts";

const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** True when a text can be stored: no NUL byte and no unpaired surrogate (contract.md 1.1). */
export function isStorableText(value: string): boolean {
  return !value.includes("\u0000") && !loneSurrogate.test(value);
}

/** Letters, digits, signs and pictures; not what only steers, joins, fills or leaves a gap. */
const visibleCharacter = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}\p{Co}]/u;

/** True when a reader sees something of a text: zero-width characters, fillers and direction marks alone are nothing. */
export function hasVisibleCharacters(value: string): boolean {
  return visibleCharacter.test(value);
}

/**
 * A text field: trimmed, NFC-normalised, storable, at most `maxCharacters` long.
 * @param maxCharacters upper bound after trimming
 * @param label name of the field in the message, e.g. "name"
 */
export function text(maxCharacters: number, label = "field") {
  return z
    .string({ error: (issue) => (issue.input === undefined ? requiredMessage(label) : `The ${label} must be a text.`) })
    .refine(isStorableText, { error: `The ${label} contains characters that cannot be stored.` })
    .trim()
    .normalize("NFC")
    .max(maxCharacters, { error: `The ${label} may not be greater than ${maxCharacters} characters.` });
}

/** A text field that must show something; `message` replaces the ordinary sentence where the spec gives one. */
export function requiredText(maxCharacters: number, label: string, message = requiredMessage(label)) {
  return z
    .string({ error: message })
    .refine(isStorableText, { error: `The ${label} contains characters that cannot be stored.` })
    .trim()
    .normalize("NFC")
    .min(1, { error: message })
    .max(maxCharacters, { error: `The ${label} may not be greater than ${maxCharacters} characters.` })
    .refine((value) => value === "" || hasVisibleCharacters(value), { error: message });
}

/** The server's wording for a missing field (contract.md 1.4). */
export function requiredMessage(label: string): string {
  return `The ${label} field is required.`;
}

/** text, @, text, dot, text — the simple address pattern of document 2, section 5. */
export const simpleEmailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** An account address: trimmed, lower-cased, at most 255 characters. */
export const emailSchema = z
  .string({ error: requiredMessage("email") })
  .refine(isStorableText, { error: "The email contains characters that cannot be stored." })
  .trim()
  .toLowerCase()
  .min(1, { error: requiredMessage("email") })
  .max(255, { error: "The email may not be greater than 255 characters." })
  .regex(/^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+\.[^\s@<>(),;:"\\.]+$/, {
    error: "The email must be a valid email address.",
  });

/** Browsers pass over these within an address, so that it leads elsewhere than it reads. */
const passedOver = /[\t\n\r]/;

/**
 * True when `value` is an absolute http(s) address that leads where it seems to: without a name or password before its
 * host (`https://bank.test@evil.test`), and without tabs and line ends.
 */
export function isHttpUrl(value: string): boolean {
  const url = passedOver.test(value) ? null : URL.parse(value);
  const isWeb = url?.protocol === "http:" || url?.protocol === "https:";
  return isWeb && url.hostname.length > 0 && url.username === "" && url.password === "";
}

/** Empty, or an absolute http(s) address ('Please enter a valid URL', document 2, section 5). */
export const optionalUrlSchema = text(2048, "URL").refine((value) => value === "" || isHttpUrl(value), {
  error: "Please enter a valid URL",
});

/** Trims, drops blanks and removes duplicates that differ in case only; keeps the first spelling. */
export function uniqueTexts(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values
    .map((value) => value.trim())
    .filter((value) => {
      const key = value.toLowerCase();
      if (value === "" || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
