import { useQuery } from "@tanstack/react-query";
import { toast } from "@vitrine/ui";
import { useEffect } from "react";
import { endsSession, failureMessage } from "../../lib/form-errors.ts";
import { useGo } from "../../lib/navigation.ts";
import { usePageTitle } from "../../lib/page-header.tsx";
import { templatesQuery } from "../../lib/queries/templates.ts";
import { websiteQuery } from "../../lib/queries/websites.ts";
import { useSession } from "../../lib/session/session-store.ts";
import { BuilderLoading } from "./shell/builder-loading.tsx";
import type { BuilderSearch } from "./shell/builder-rules.ts";
import { Builder } from "./shell/builder.tsx";
import { useOpenedWork } from "./work/use-opened-work.ts";

/** Loads the website and its catalogue, then opens the builder on it. */
export function BuilderPage({ websiteId, search }: { websiteId: number; search: BuilderSearch }) {
  const website = useQuery(websiteQuery(websiteId));
  const templates = useQuery(templatesQuery);
  const { user } = useSession();
  const go = useGo();
  const opened = useOpenedWork(websiteId, user?.id ?? null);
  // What is open stays open when it could not be asked for anew.
  const error = website.data === undefined ? website.error : null;
  usePageTitle(website.data?.name ?? null);
  useEffect(() => {
    if (!error || endsSession(error)) return;
    toast.error(failureMessage(error, "Failed to load CV data"));
    go("/dashboard", { replace: true });
  }, [error, go]);
  if (!website.data || !user) return <BuilderLoading step={0} />;
  if (templates.isPending) return <BuilderLoading step={1} />;
  if (!opened) return <BuilderLoading step={2} />;
  return <Builder key={opened.device} website={website.data} userId={user.id} opened={opened} search={search} />;
}
