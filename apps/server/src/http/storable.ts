import { isStorableText, labelOfField } from "@vitrine/model";
import { AppError, invalidField } from "./app-error.ts";

type Found = { path: string; name: string };

/** The first place of a value, or of a name in it, that holds what PostgreSQL cannot store. */
function firstUnstorable(value: unknown, path: string, name: string): Found | null {
  if (typeof value === "string") return isStorableText(value) ? null : { path, name };
  if (typeof value !== "object" || value === null) return null;
  for (const [key, entry] of Object.entries(value)) {
    if (!isStorableText(key)) return { path: path || "body", name };
    const isList = Array.isArray(value);
    const found = firstUnstorable(entry, path === "" ? key : `${path}.${key}`, isList ? name : key);
    if (found) return found;
  }
  return null;
}

/**
 * Refuses input with a NUL byte or an unpaired surrogate (contract.md 1.1), wherever it stands and whatever schema took it.
 * @throws AppError validation_failed
 */
export function requireStorable(input: unknown): void {
  const found = firstUnstorable(input, "", "field");
  if (found)
    throw invalidField(
      found.path || "body",
      `The ${labelOfField(found.name)} contains characters that cannot be stored.`,
    );
}

/** The same for parts of an address, which then leads nowhere. @throws AppError not_found */
export function requireStorablePath(params: unknown): void {
  if (firstUnstorable(params, "", "field")) throw new AppError("not_found");
}
