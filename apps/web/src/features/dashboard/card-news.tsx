import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { SiteNews, VersionKind, WebsiteSummary } from "@vitrine/model";
import { counted } from "../../lib/charts/period-words.ts";
import { newsOf, overviewQuery } from "../../lib/queries/overview.ts";
import { UnfinishedList } from "./unfinished-list.tsx";

const dateFormat = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short" });
const factClass = "inline-flex min-h-9 items-center text-caption underline-offset-4 hover:underline max-md:min-h-11";

/** What happened to a website: who came, who wrote, what is unfinished and what changed. */
export function CardNews({ website, isWide }: { website: WebsiteSummary; isWide: boolean }) {
  const { data } = useQuery(overviewQuery);
  const news = newsOf(data, website.id);
  const params = { id: String(website.id) };
  const { unread = 0, views = null } = news ?? {};
  return (
    <>
      {unread > 0 || views !== null ? (
        <p className="mt-3 flex flex-wrap gap-x-5">
          {unread > 0 ? (
            <Link to="/websites/$id/messages" params={params} className={`${factClass} font-semibold text-brand`}>
              {counted(unread, "new message")}
            </Link>
          ) : null}
          {views ? (
            <Link to="/websites/$id/analytics" params={params} className={factClass}>
              {counted(views.views, "view")} in 30 days
            </Link>
          ) : null}
        </p>
      ) : null}
      <UnfinishedList website={website} news={news} />
      {news && news.changes.length > 0 ? <Changes changes={news.changes.slice(0, isWide ? 3 : 1)} /> : null}
    </>
  );
}

/** Words for a version that does not say what differs. */
const happened: Readonly<Record<VersionKind, string>> = {
  automatic: "Edited",
  template: "Before another template",
  published: "Published",
  restore: "Before an earlier version came back",
  named: "Version kept",
};

function Changes({ changes }: { changes: SiteNews["changes"] }) {
  return (
    <ul
      aria-label="What changed"
      className="mt-3 flex flex-col gap-1 border-t border-line pt-3 text-caption text-muted"
    >
      {changes.map(({ at, kind, name, words }) => (
        <li key={at} className="flex gap-3">
          <time dateTime={at} className="w-14 shrink-0 tabular-nums">
            {dateFormat.format(new Date(at))}
          </time>
          <span className="line-clamp-2 min-w-0 wrap-anywhere">
            {[kind === "published" ? happened.published : null, name, ...words].filter(Boolean).join(", ") ||
              happened[kind]}
          </span>
        </li>
      ))}
    </ul>
  );
}
