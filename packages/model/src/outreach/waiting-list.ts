import { z } from "zod";
import { emailSchema, text } from "../text.ts";

/** Where a visitor came from (document 1, section 3). */
export const visitSources = [
  "direct",
  "facebook",
  "twitter",
  "linkedin",
  "instagram",
  "youtube",
  "tiktok",
  "pinterest",
  "reddit",
  "google",
  "bing",
  "yahoo",
  "internal",
  "referral",
] as const;
export type VisitSource = (typeof visitSources)[number];

/** Hosts of a source; a host below one of them counts too, and so does any country's `google.…`. */
const hosts: readonly (readonly [VisitSource, RegExp])[] = [
  ["facebook", /(^|\.)(facebook\.com|fb\.com|fb\.me)$/],
  ["twitter", /(^|\.)(twitter\.com|x\.com|t\.co)$/],
  ["linkedin", /(^|\.)(linkedin\.com|lnkd\.in)$/],
  ["instagram", /(^|\.)instagram\.com$/],
  ["youtube", /(^|\.)(youtube\.com|youtu\.be)$/],
  ["tiktok", /(^|\.)tiktok\.com$/],
  ["pinterest", /(^|\.)(pinterest\.[a-z.]+|pin\.it)$/],
  ["reddit", /(^|\.)(reddit\.com|redd\.it)$/],
  ["google", /(^|\.)google\.[a-z.]+$/],
  ["bing", /(^|\.)bing\.com$/],
  ["yahoo", /(^|\.)yahoo\.[a-z.]+$/],
];

/**
 * The source behind a referrer.
 * @param referrer `document.referrer`, empty when there is none
 * @param ownHost host of the product, with its port where it has one
 */
export function detectVisitSource(referrer: string, ownHost: string): VisitSource {
  if (referrer.trim() === "") return "direct";
  try {
    const { host, hostname } = new URL(referrer);
    if (host === ownHost) return "internal";
    return hosts.find(([, pattern]) => pattern.test(hostname.toLowerCase()))?.[0] ?? "referral";
  } catch {
    return "referral";
  }
}

const utm = (name: string) => text(255, name).nullish();

/** `POST /waiting-list` (contract.md 7). An unknown source is kept as `referral`. */
export const waitingListInputSchema = z.object({
  email: emailSchema,
  name: text(255, "name").nullish(),
  source: z.enum(visitSources).catch("referral").optional(),
  utm_source: utm("utm source"),
  utm_medium: utm("utm medium"),
  utm_campaign: utm("utm campaign"),
  utm_term: utm("utm term"),
  utm_content: utm("utm content"),
  /** People do not see this field; programs fill it in. */
  website: z.string().max(2048).nullish(),
});
export type WaitingListInput = z.infer<typeof waitingListInputSchema>;
