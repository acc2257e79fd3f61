import { z } from "zod";

/** `pending` until the first check, `verified` once the record was found, `failed` when it was not (contract.md 9). */
export const domainStatuses = ["pending", "verified", "failed"] as const;

/** A record that the owner adds at their DNS provider. */
export const domainRecordSchema = z.object({
  type: z.enum(["TXT", "CNAME", "A", "AAAA"]),
  name: z.string(),
  value: z.string(),
  /** `ownership` proves whose the domain is; `address` leads visitors to the site. */
  purpose: z.enum(["ownership", "address"]),
  /** What the last check found of it; null before the first one. */
  state: z.enum(["found", "missing", "different"]).nullable(),
  /** What stood in its place at the last check. */
  found: z.array(z.string()),
});
export type DomainRecord = z.infer<typeof domainRecordSchema>;

/** `data` of the domain calls (contract.md 9); a website without a domain has null, null and no records. */
export const customDomainSchema = z.object({
  domain: z.string().nullable(),
  status: z.enum(domainStatuses).nullable(),
  records: z.array(domainRecordSchema),
  checked_at: z.string().nullable(),
  /** Where the site answers now: verified and part of the plan, otherwise null. */
  url: z.string().nullable(),
});
export type CustomDomain = z.infer<typeof customDomainSchema>;
