import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Badge } from "@vitrine/ui";
import { ChevronLeft } from "lucide-react";
import { usePageTitle } from "../page-header.tsx";
import { messagesQuery } from "../queries/messages.ts";
import { websiteListQuery } from "../queries/websites.ts";

type SitePageHeadProps = { websiteId: number; title: string };

const tabClass =
  "-mb-px inline-flex min-h-11 items-center gap-2 border-b-2 border-transparent text-label text-muted hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-brand aria-[current=page]:text-ink";

/** What stands above the pages about one website's life: its name, and the way from one to the other. */
export function SitePageHead({ websiteId, title }: SitePageHeadProps) {
  const site = useSite(websiteId);
  const unread = useQuery(messagesQuery(websiteId, { page: 1, onlyUnread: false })).data?.meta.unread ?? 0;
  const params = { id: String(websiteId) };
  usePageTitle(title);
  return (
    <div>
      <Link
        to="/dashboard"
        className="-ms-1 inline-flex min-h-11 items-center gap-1 text-label text-muted hover:text-ink md:min-h-9"
      >
        <ChevronLeft size={16} strokeWidth={1.75} aria-hidden="true" className="rtl:-scale-x-100" />
        Dashboard
      </Link>
      <h1 className="text-h1">{title}</h1>
      <p className="mt-1 min-h-6 text-muted wrap-anywhere">{site?.name}</p>
      <nav aria-label="About this website" className="mt-4 flex gap-6 border-b border-line">
        <Link to="/websites/$id/analytics" params={params} className={tabClass}>
          Analytics
        </Link>
        <Link to="/websites/$id/messages" params={params} className={tabClass}>
          Messages {unread > 0 ? <Badge tone="brand">{unread} new</Badge> : null}
        </Link>
      </nav>
    </div>
  );
}

/** The website as the list of all of them knows it; undefined while it is not known. */
export function useSite(websiteId: number) {
  return useQuery(websiteListQuery).data?.data.find((website) => website.id === websiteId);
}
