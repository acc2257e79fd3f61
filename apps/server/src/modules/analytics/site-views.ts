import {
  analyticsSpan,
  deviceOf,
  hasPlanFeature,
  isRobot,
  referrerHost,
  viewDevices,
  type AnalyticsPeriod,
  type SiteAnalytics,
  type ViewDevice,
} from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { Together } from "../../db/together.ts";
import { AppError } from "../../http/app-error.ts";
import { requireFeature } from "../../http/plan-feature.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Reads } from "../../ports/replica/reads.ts";
import type { Countries } from "../../ports/geo/countries.ts";
import { iso } from "../auth/index.ts";
import { pageAt, type PublishingService, type VisibleSite } from "../publishing/index.ts";
import { loadOwnedWebsite } from "../websites/index.ts";
import { createDayVisitors } from "./day-visitors.ts";
import { countViews, foldOldViews, type CountedView } from "./view-counts.ts";
import { messagesIn, seriesOf, topPostsOf, totalOf, valuesOf } from "./view-figures.ts";
import { forgetOldEvents } from "./product-events.ts";
import { pageOfPath } from "./viewed-page.ts";

type Dependencies = { db: Db; reads: Reads; clock: Clock; countries: Countries; publishing: PublishingService };

export type View = { path: string; referrer: string; address: string; userAgent: string };

/** Views wait this long for others: nobody waits for their answer, and many cost little more than one. */
const batches = { atOnce: 2, most: 500, afterMs: 50 };

const refusedMessage = "Analytics are part of Pro. Upgrade to see who visits your website.";

/** Views of published sites: counted without cookies and addresses, and told to their owners (contract.md 9, 14). */
export function createSiteViews({ db, reads, clock, countries, publishing }: Dependencies) {
  const visitors = createDayVisitors(db);
  const counting = new Together<CountedView, undefined>(async (views) => {
    await countViews(db, views);
    return views.map(() => undefined);
  }, batches);

  return {
    /**
     * Counts one view of a page that is there, unless it is the owner's or a robot's.
     * @throws AppError site_unavailable for a site that the caller may not see
     */
    async count(subdomain: string, caller: Caller | null, view: View): Promise<void> {
      const site = await publishing.find(subdomain, caller);
      if (caller?.userId === site.userId || isRobot(view.userAgent)) return;
      const page = pageOfPath(view.path, site.base);
      const path = page === null ? null : pageAt(page);
      if (!path || !(await publishing.hasPage(subdomain, caller, path))) return;
      const now = clock.now();
      const day = now.toISOString().slice(0, 10);
      const { address, userAgent } = view;
      await counting.add({
        websiteId: site.id,
        at: now,
        day,
        visitorHash: await visitors.nameOf({ websiteId: site.id, address, userAgent }, day),
        values: {
          page,
          referrer: sourceOf(view.referrer, site),
          country: (await countries.countryOf(address)) ?? "",
          device: deviceOf(userAgent),
        },
      });
    },

    /** @throws AppError not_found for a website that is not the caller's */
    async check(caller: Caller, websiteId: number): Promise<void> {
      if (!(await loadOwnedWebsite(db, caller.userId, websiteId))) throw new AppError("not_found");
    },

    /** @throws AppError feature_requires_upgrade on the free plan */
    async figures(caller: Caller, websiteId: number, period: AnalyticsPeriod): Promise<SiteAnalytics> {
      requireFeature(caller, "analytics", refusedMessage);
      const span = analyticsSpan(period, clock.now());
      const hasDetails = hasPlanFeature(caller.plan, "advanced_analytics");
      return reads.figures(async (from) => {
        const series = await seriesOf(from, websiteId, span);
        const sum = (name: "views" | "visitors") => series.reduce((total, entry) => total + entry[name], 0);
        return {
          period,
          from: iso(span.from),
          to: iso(span.to),
          views: sum("views"),
          visitors: sum("visitors"),
          previous: await totalOf(from, websiteId, span.previous),
          series,
          ...(hasDetails ? await readDetails(from, websiteId, span) : {}),
        };
      });
    },

    /** Throws away what names visitors of past days and what is too old, and adds old hours up. */
    async maintain(): Promise<void> {
      const now = clock.now();
      await visitors.forgetBefore(now.toISOString().slice(0, 10));
      await foldOldViews(db, now);
      await forgetOldEvents(db, now);
    },
  };
}

export type SiteViews = ReturnType<typeof createSiteViews>;

/** What a plan with more than totals shows. */
async function readDetails(db: Db, websiteId: number, span: { from: Date; to: Date }): Promise<Partial<SiteAnalytics>> {
  const [referrers, countriesSeen, devices] = [
    await valuesOf(db, websiteId, "referrer", span),
    await valuesOf(db, websiteId, "country", span),
    await valuesOf(db, websiteId, "device", span),
  ];
  return {
    referrers: referrers.map(({ value, ...counted }) => ({ referrer: value || null, ...counted })),
    countries: countriesSeen.map(({ value, ...counted }) => ({ country: value || null, ...counted })),
    devices: devices.flatMap(({ value, ...counted }) => (isDevice(value) ? [{ device: value, ...counted }] : [])),
    top_posts: await topPostsOf(db, websiteId, span),
    contact_messages: await messagesIn(db, websiteId, span),
  };
}

function isDevice(value: string): value is ViewDevice {
  return (viewDevices as readonly string[]).includes(value);
}

/** Where a visitor came from: a host, nothing for a direct visit, null for a step from page to page of the site. */
function sourceOf(referrer: string, site: VisibleSite): string | null {
  const host = referrerHost(referrer);
  if (host === null) return "";
  if (site.hosts.includes(host)) return null;
  const { pathname } = new URL(referrer);
  return site.appHost === host && (pathname === site.base || pathname.startsWith(`${site.base}/`)) ? null : host;
}
