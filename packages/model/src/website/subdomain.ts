import { z } from "zod";

const reservedSubdomains: ReadonlySet<string> = new Set([
  "www",
  "api",
  "admin",
  "mail",
  "app",
  "p",
  "static",
  "assets",
  "media",
  "public",
  "webhooks",
  "health",
  "blog",
  "help",
  "support",
  "status",
  "dashboard",
  "builder",
  "login",
  "register",
  "onboarding",
  "templates",
  "cdn",
  "ftp",
  "smtp",
  "imap",
  "ns1",
  "ns2",
  "test",
  "dev",
  "staging",
  "vitrine",
  "root",
  "postmaster",
  "abuse",
  "security",
]);

const pattern = /^[a-z0-9](?:[a-z0-9-]{1,61})[a-z0-9]$/;

/** 3 to 63 of a–z, 0–9 and hyphen, no hyphen at either end, not reserved (contract.md 9). */
export function isAllowedSubdomain(value: string): boolean {
  return pattern.test(value) && !reservedSubdomains.has(value);
}

/** Said to whoever enters what no subdomain can be. */
export const subdomainMessage =
  "The subdomain must be 3 to 63 letters, digits or hyphens, without a hyphen at either end.";

/**
 * Whether an allowed subdomain may be taken anew. Two hyphens in third and fourth place mark names that browsers show
 * as other letters (RFC 5891, 4.2.3.1), so that one site could pass for another; those that exist stay.
 */
export function isNewSubdomain(value: string): boolean {
  return isAllowedSubdomain(value) && value.slice(2, 4) !== "--";
}

export const subdomainSchema = z
  .string()
  .trim()
  .toLowerCase()
  .refine((value) => pattern.test(value), {
    error: subdomainMessage,
  })
  .refine((value) => !reservedSubdomains.has(value), {
    error: "The subdomain is reserved. Please choose another one.",
  });

/** A subdomain candidate from a name in small Latin letters: `jane doe` → `jane-doe`; `portfolio` where none is left. */
export function subdomainFromLatin(name: string): string {
  const base = name
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 50)
    .replace(/-+$/, "");
  return isAllowedSubdomain(base) ? base : isAllowedSubdomain(`${base}-cv`) ? `${base}-cv` : "portfolio";
}
