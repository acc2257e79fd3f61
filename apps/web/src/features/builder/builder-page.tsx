import { useQuery } from "@tanstack/react-query";
import { ErrorState, Skeleton } from "@vitrine/ui";
import { usePageTitle } from "../../lib/page-header.tsx";
import { websiteQuery } from "../../lib/queries/websites.ts";

export type BuilderSearch = { from?: string; template?: string; preview?: string };

/** Loads the website that is to be edited. */
export function BuilderPage({ websiteId }: { websiteId: number; search: BuilderSearch }) {
  const website = useQuery(websiteQuery(websiteId));
  usePageTitle(website.data?.name ?? null);
  if (website.isPending) return <Skeleton className="m-6 h-96" />;
  if (website.isError) {
    return <ErrorState className="px-6" title="Failed to fetch website" onRetry={() => void website.refetch()} />;
  }
  return (
    <div className="px-6 py-8">
      <h1 className="text-h1">{website.data.name}</h1>
      <p className="mt-2 max-w-[64ch] text-muted">{website.data.intro}</p>
    </div>
  );
}
