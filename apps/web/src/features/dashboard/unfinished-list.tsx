import { Link } from "@tanstack/react-router";
import type { SiteNews, WebsiteSummary } from "@vitrine/model";
import { CircleDashed } from "lucide-react";
import { unfinishedOf } from "./unfinished.ts";

/** What of a website its owner may want to look at, each leading to where it is done. */
export function UnfinishedList({ website, news }: { website: WebsiteSummary; news: SiteNews | null }) {
  const found = unfinishedOf(website, news);
  if (found.length === 0) return null;
  return (
    <ul aria-label={`To look at in ${website.name}`} className="mt-3 flex flex-col">
      {found.map(({ words, section }) => (
        <li key={words}>
          <Link
            to="/builder/$id"
            params={{ id: String(website.id) }}
            search={{ section }}
            className="inline-flex min-h-9 items-center gap-2 text-caption underline-offset-4 hover:underline max-md:min-h-11"
          >
            <CircleDashed size={15} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden />
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}
