import { z } from "zod";

export const analyticsPeriods = ["day", "week", "month", "year"] as const;
export type AnalyticsPeriod = (typeof analyticsPeriods)[number];

export const viewDevices = ["desktop", "tablet", "phone"] as const;
export type ViewDevice = (typeof viewDevices)[number];

/** What is counted together after the first few hundred names of a day. */
export const otherViewValue = "other";

/** Longer lists in an answer end after their largest entries. */
export const analyticsListLength = 20;

const counted = { views: z.number().int(), visitors: z.number().int() };

/** `GET /websites/{id}/analytics`: all of pro; the lists behind `devices` are for premium (contract.md 9). */
export const siteAnalyticsSchema = z.object({
  period: z.enum(analyticsPeriods),
  from: z.string(),
  to: z.string(),
  ...counted,
  /** The same span of time before `from`. */
  previous: z.object(counted),
  /** One entry per hour (`day`), day (`week`, `month`) or month (`year`), those without views included; in UTC. */
  series: z.array(z.object({ date: z.string(), ...counted })),
  /** Hosts that visitors came from; null for those who came directly, or whose browser does not say. */
  referrers: z.array(z.object({ referrer: z.string().nullable(), ...counted })).optional(),
  /** ISO 3166 codes; null where the address belongs to none. */
  countries: z.array(z.object({ country: z.string().nullable(), ...counted })).optional(),
  devices: z.array(z.object({ device: z.enum(viewDevices), ...counted })).optional(),
  top_posts: z.array(z.object({ slug: z.string(), title: z.string(), views: z.number().int() })).optional(),
  contact_messages: z.number().int().optional(),
});
export type SiteAnalytics = z.infer<typeof siteAnalyticsSchema>;

const hourMs = 3600_000;
const dayMs = 24 * hourMs;

export type AnalyticsStep = "hour" | "day" | "month";
export type AnalyticsSpan = {
  /** The moment at which the first entry of the series begins. */
  from: Date;
  to: Date;
  /** The same time before: its end has the same distance to `from` as `to` has to the end of the last entry. */
  previous: { from: Date; to: Date };
  step: AnalyticsStep;
};

/**
 * The time that a period covers, in UTC: the last 24 hours, 7 days, 30 days or 12 months, each with the one
 * that is going on.
 */
export function analyticsSpan(period: AnalyticsPeriod, now: Date): AnalyticsSpan {
  const hour = Math.floor(now.getTime() / hourMs) * hourMs;
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  if (period === "year") return yearSpan(now);
  const [step, from, length] =
    period === "day"
      ? (["hour", hour - 23 * hourMs, dayMs] as const)
      : period === "week"
        ? (["day", today - 6 * dayMs, 7 * dayMs] as const)
        : (["day", today - 29 * dayMs, 30 * dayMs] as const);
  const before = (moment: number) => new Date(moment - length);
  return { from: new Date(from), to: now, previous: { from: before(from), to: before(now.getTime()) }, step };
}

function yearSpan(now: Date): AnalyticsSpan {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(year - 1);
  return {
    from: new Date(Date.UTC(year, month - 11, 1)),
    to: now,
    previous: { from: new Date(Date.UTC(year - 1, month - 11, 1)), to: yearAgo },
    step: "month",
  };
}

const robot =
  /bot\b|bot[/_-]|crawl|spider|slurp|scrap|fetch|archiv|preview|headless|lighthouse|facebookexternalhit|embedly|monitor|pingdom|uptime|curl|wget|python|java\/|okhttp|go-http|axios|libwww|httpclient|http-client|phantomjs|selenium|validator/i;

/** Whether a program asks, as far as it says so itself; one that says nothing counts as one. */
export function isRobot(userAgent: string): boolean {
  return userAgent.trim() === "" || robot.test(userAgent);
}

/** The kind of device by what the browser says of itself. */
export function deviceOf(userAgent: string): ViewDevice {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(userAgent)) return "tablet";
  return /Mobi|iPhone|iPod|Android|Phone/i.test(userAgent) ? "phone" : "desktop";
}

const longestHost = 100;

/** The host of a referrer in its shortest form; null when there is none. */
export function referrerHost(referrer: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const { protocol, hostname } = new URL(referrer);
  if (protocol !== "http:" && protocol !== "https:") return null;
  const host = hostname
    .toLowerCase()
    .replace(/^www\./, "")
    .replace(/\.$/, "");
  return host.length > longestHost ? null : host;
}
