import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { SiteNews, WebsiteSummary } from "@vitrine/model";
import { Skeleton } from "@vitrine/ui";
import { count } from "../../lib/charts/period-words.ts";
import { newsOf, overviewQuery } from "../../lib/queries/overview.ts";
import { DayColumns } from "./day-columns.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { changeInWords, viewsOfAll } from "./views-of-all.ts";

/** The last 30 days of all websites, the messages that wait, and what is done most often. */
export function LastDays({ websites }: { websites: readonly WebsiteSummary[] }) {
  const { data, isPending } = useQuery(overviewQuery);
  if (isPending) return <Skeleton className="mt-6 h-40" />;
  return (
    <section aria-label="News" className="mt-6 grid gap-x-8 gap-y-6 border-b border-line pb-6 md:grid-cols-3">
      {data ? (
        <>
          <Views news={data.websites} />
          <Messages websites={websites} news={data.websites} unread={data.unread} />
        </>
      ) : null}
      <QuickActions />
    </section>
  );
}

const titleClass = "font-text text-label text-muted";

function Views({ news }: { news: readonly SiteNews[] }) {
  const all = viewsOfAll(news);
  return (
    <div className="min-w-0">
      <h2 className={titleClass}>Views in the last 30 days</h2>
      {all ? (
        <>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
            <span className="font-display text-h1 tabular-nums">{count(all.views)}</span>
            <span className="text-caption text-muted">{changeInWords(all)}</span>
          </p>
          {all.views > 0 ? <DayColumns days={all.days} /> : null}
        </>
      ) : (
        <p className="mt-2 text-caption text-muted">
          Counted without cookies, and shown from Pro on.{" "}
          <Link to="/subscription" className="text-brand underline underline-offset-4">
            See the plans
          </Link>
        </p>
      )}
    </div>
  );
}

type MessagesProps = { websites: readonly WebsiteSummary[]; news: readonly SiteNews[]; unread: number };

function Messages({ websites, news, unread }: MessagesProps) {
  const written = websites.flatMap((website) => {
    const messages = newsOf({ websites: news }, website.id)?.unread ?? 0;
    return messages > 0 ? [{ website, messages }] : [];
  });
  return (
    <div className="min-w-0">
      <h2 className={titleClass}>New messages</h2>
      <p className="mt-1 font-display text-h1 tabular-nums">{count(unread)}</p>
      {unread === 0 ? <p className="text-caption text-muted">All read.</p> : null}
      <ul>
        {written.slice(0, 3).map(({ website, messages }) => (
          <li key={website.id}>
            <Link
              to="/websites/$id/messages"
              params={{ id: String(website.id) }}
              className="inline-flex min-h-9 items-center text-caption text-brand underline underline-offset-4 wrap-anywhere max-md:min-h-11"
            >
              {count(messages)} in {website.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
