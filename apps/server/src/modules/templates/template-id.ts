import { createHash } from "node:crypto";

/**
 * The id of a template: 24 bits of its slug's SHA-256. Derived, because a position in the catalogue
 * moves when templates are added, and a second list would be one more place to register a template in.
 * A test holds the ids of the catalogue apart.
 */
export function templateId(slug: string): number {
  return createHash("sha256").update(slug).digest().readUIntBE(0, 3) + 1;
}
