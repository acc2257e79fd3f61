import type { contract, ReplyOf } from "@vitrine/contract";
import { analyticsSpan, hasPlanFeature, newsChangesShown, type SiteNews } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import { iso, isoOrNull } from "../auth/index.ts";
import * as repository from "./repository.ts";

type Data = ReplyOf<(typeof contract)["overview"]["readOverview"]>["data"];

/** What happened to all websites of a person: a handful of questions that indexes answer, however many there are. */
export function createOverview({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async read(caller: Pick<Caller, "userId" | "plan">): Promise<Data> {
      const ids = await repository.websitesOf(db, caller.userId);
      if (ids.length === 0) return { unread: 0, websites: [] };
      const unread = await repository.unreadOf(db, ids);
      const views = hasPlanFeature(caller.plan, "analytics")
        ? await repository.viewsOf(db, ids, analyticsSpan("month", clock.now()))
        : null;
      const undescribed = await repository.undescribedPicturesOf(db, ids);
      const marks = await repository.marksOf(db, ids);
      const changes = Map.groupBy(await repository.changesOf(db, ids, newsChangesShown), ({ id }) => id);
      const websites = ids.map((id): SiteNews => ({
        website_id: id,
        unread: unread.get(id) ?? 0,
        views: views && (views.get(id) ?? noViews()),
        undescribed_pictures: undescribed.get(id) ?? 0,
        published_at: isoOrNull(marks.get(id)?.published_at ?? null),
        unsaved_since: isoOrNull(marks.get(id)?.unsaved_since ?? null),
        changes: (changes.get(id) ?? []).map(({ at, kind, name, words }) => ({ at: iso(at), kind, name, words })),
      }));
      return { unread: websites.reduce((sum, website) => sum + website.unread, 0), websites };
    },
  };
}

export type Overview = ReturnType<typeof createOverview>;

function noViews(): NonNullable<SiteNews["views"]> {
  return { views: 0, visitors: 0, previous: 0, days: Array.from({ length: repository.daysShown }, () => 0) };
}
