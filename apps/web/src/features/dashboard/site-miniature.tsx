import { useQuery } from "@tanstack/react-query";
import type { WebsiteSummary } from "@vitrine/model";
import { SiteMiniature as Miniature } from "../../lib/site-frame/site-miniature.tsx";
import { websiteQuery } from "../../lib/queries/websites.ts";

/** The portfolio itself, drawn small in a 16:10 window. */
export function SiteMiniature({ website }: { website: WebsiteSummary }) {
  const { data } = useQuery(websiteQuery(website.id));
  return (
    <Miniature
      scrollsOnHover
      website={data ?? null}
      label={`${website.name}, as it looks now`}
      className="aspect-[16/10]"
    />
  );
}
