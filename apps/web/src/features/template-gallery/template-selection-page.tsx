import { useQuery } from "@tanstack/react-query";
import { toast } from "@vitrine/ui";
import { Button, ErrorState, Skeleton } from "@vitrine/ui";
import { useEffect } from "react";
import { sayFailure } from "../../lib/say-failure.ts";
import { useGo } from "../../lib/navigation.ts";
import { usePageTitle } from "../../lib/page-header.tsx";
import { templatesQuery } from "../../lib/queries/templates.ts";
import { websiteQuery } from "../../lib/queries/websites.ts";
import { SelectionWorkspace } from "./selection-workspace.tsx";

/** Loads the website and the catalogue for choosing a template. */
export function TemplateSelectionPage({ websiteId, wanted }: { websiteId: number; wanted: string | undefined }) {
  const website = useQuery(websiteQuery(websiteId));
  const catalogue = useQuery(templatesQuery);
  const go = useGo();
  const { error } = website;
  usePageTitle("Choose Your Template");
  useEffect(() => {
    if (!error) return;
    sayFailure(error, "Failed to load CV data");
    go("/dashboard", { replace: true });
  }, [error, go]);
  useEffect(() => {
    if (catalogue.isError) toast.error("Failed to load templates. Please refresh the page.", { id: "templates-load" });
  }, [catalogue.isError]);
  const isEmpty = catalogue.data?.length === 0;
  useEffect(() => {
    if (isEmpty) toast.warning("No templates available", { id: "templates-load" });
  }, [isEmpty]);
  if (website.data && catalogue.data)
    return <SelectionWorkspace website={website.data} groups={catalogue.data} wanted={wanted} />;
  return (
    <main id="main" className="flex min-h-dvh flex-col gap-6 bg-bg p-6">
      <h1 className="text-h1">Choose Your Template</h1>
      {catalogue.isError ? (
        <ErrorState title="Failed to load templates" onRetry={() => void catalogue.refetch()}>
          <Button onClick={() => go(`/cv-builder/builder/${websiteId}`)}>Back to the builder</Button>
        </ErrorState>
      ) : (
        <Skeleton className="flex-1" />
      )}
    </main>
  );
}
