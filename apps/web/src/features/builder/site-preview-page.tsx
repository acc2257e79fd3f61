import { useQuery } from "@tanstack/react-query";
import { ErrorState, Skeleton } from "@vitrine/ui";
import { websiteQuery } from "../../lib/queries/websites.ts";

/** The website as its owner sees it. */
export function SitePreviewPage({ websiteId }: { websiteId: number }) {
  const website = useQuery(websiteQuery(websiteId));
  if (website.isPending) return <Skeleton className="m-6 h-96" />;
  if (website.isError) {
    return <ErrorState className="px-6" title="Failed to fetch website" onRetry={() => void website.refetch()} />;
  }
  return (
    <main id="main" className="px-6 py-8">
      <h1 className="text-h1">{website.data.name}</h1>
    </main>
  );
}
