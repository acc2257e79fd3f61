import { z } from "zod";

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const kinds: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  bigint: "a whole number",
  nan: "a number",
  boolean: "true or false",
  array: "a list",
  tuple: "a list",
  set: "a list",
  object: "an object",
  record: "an object",
  map: "an object",
  date: "a date",
  file: "a file",
  null: "empty",
  undefined: "left out",
};

const formats: Readonly<Record<string, string>> = {
  email: "a valid email address",
  url: "a valid address that begins with http:// or https://",
  datetime: "a valid date and time",
  date: "a valid date",
  time: "a valid time",
  safeint: "a whole number",
};

/** A longer key is nobody's field; it would only make the sentence unreadable. */
const longestLabel = 60;

/**
 * The sentence for a problem that a schema has no sentence of its own for, in the wording of contract.md 1.4.
 * @returns a sentence that may be shown to a person: no word of the library, nothing of what was sent
 */
function problemSentence(issue: Issue): string {
  const name = nameOf(issue.path ?? []);
  const subject = name ?? "The request";
  if (issue.input === undefined && isAboutKind(issue.code)) return name ? requiredSentence(issue.path ?? []) : noBody;
  switch (issue.code) {
    case "invalid_type":
      return `${subject} must be ${kinds[issue.expected] ?? "of another kind"}.`;
    case "too_big":
      return `${subject} ${most(issue)}`;
    case "too_small":
      return `${subject} ${least(issue)}`;
    case "invalid_format":
      return `${subject} must be ${formats[issue.format] ?? "in the form that is asked for"}.`;
    case "not_multiple_of":
      return `${subject} must be a multiple of ${String(issue.divisor)}.`;
    case "unrecognized_keys":
      return `${subject} holds fields that are not known here.`;
    case "invalid_key":
      return `${subject} holds a name that is not possible here.`;
    case "invalid_value":
    case "invalid_union":
      return choiceSentence(issue.path ?? []);
    default:
      return `${subject} is invalid.`;
  }
}

function choiceSentence(path: readonly PropertyKey[]): string {
  const last = path.at(-1);
  if (last === undefined) return "The request is not of a known kind.";
  return typeof last === "number" ? `${nameOf(path)} is invalid.` : `The selected ${labelOfField(last)} is invalid.`;
}

const noBody = "The request needs a body with its fields.";

/** Whether nothing at all can be what is wrong. */
const isAboutKind = (code: Issue["code"]) =>
  code === "invalid_type" || code === "invalid_value" || code === "invalid_union";

function requiredSentence(path: readonly PropertyKey[]): string {
  const name = nameOf(path) ?? "";
  return typeof path.at(-1) === "number" ? `${name} is required.` : `${name} field is required.`;
}

/** "The start date", or "Entry 2 of the tags"; null for the body as a whole. */
function nameOf(path: readonly PropertyKey[]): string | null {
  const last = path.at(-1);
  if (last === undefined) return null;
  if (typeof last !== "number") return `The ${labelOfField(last)}`;
  const list = path.findLast((part) => typeof part !== "number");
  return list === undefined ? `Entry ${last + 1}` : `Entry ${last + 1} of the ${labelOfField(list)}`;
}

/** A field's key in words: `start_date` → "start date". */
export function labelOfField(key: PropertyKey): string {
  const words = String(key).replaceAll("_", " ");
  const label = words.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return label === "" || label.length > longestLabel ? "field" : label;
}

function most(issue: Extract<Issue, { code: "too_big" }>): string {
  const count = String(issue.maximum);
  if (Number(issue.maximum) === Number.MAX_SAFE_INTEGER) return "is too large.";
  if (issue.origin === "string") return `may not be greater than ${count} characters.`;
  if (issue.origin === "array" || issue.origin === "set") return `may not have more than ${count} entries.`;
  return issue.inclusive === false ? `must be less than ${count}.` : `may not be greater than ${count}.`;
}

function least(issue: Extract<Issue, { code: "too_small" }>): string {
  const count = String(issue.minimum);
  if (Number(issue.minimum) === Number.MIN_SAFE_INTEGER) return "is too small.";
  if (issue.origin === "string") return count === "1" ? "may not be empty." : `must have at least ${count} characters.`;
  if (issue.origin === "array" || issue.origin === "set")
    return count === "1" ? "must have at least one entry." : `must have at least ${count} entries.`;
  return issue.inclusive === false ? `must be greater than ${count}.` : `must be at least ${count}.`;
}

// For every schema of the process, on the server and in the browser: the library's own words never reach people.
z.config({ customError: problemSentence });
