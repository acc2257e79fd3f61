import { useQuery } from "@tanstack/react-query";
import type { WebsiteSummary } from "@vitrine/model";
import { useMemo } from "react";
import { LiveMiniature } from "../../lib/templates/live-miniature.tsx";
import { sanitisePreviewData } from "../../lib/preview-protocol.ts";
import { websiteQuery } from "../../lib/queries/websites.ts";

/** The portfolio itself, drawn small in a 16:10 window. */
export function SiteMiniature({ website }: { website: WebsiteSummary }) {
  const { data } = useQuery(websiteQuery(website.id));
  const site = useMemo(() => (data ? (sanitisePreviewData(data) as Record<string, unknown>) : null), [data]);
  return <LiveMiniature site={site} label={`${website.name}, as it looks now`} className="aspect-[16/10]" />;
}
