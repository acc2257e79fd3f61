import { queryOptions, useQuery } from "@tanstack/react-query";
import { ApiError } from "@vitrine/api-client";
import type { Template, Website } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { useEffect, useState } from "react";
import { quietApi } from "../../../lib/api.ts";
import type { PreviewSite } from "../../../lib/preview-protocol.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { forgetWebsites } from "../../../lib/queries/websites.ts";
import { demoSiteQuery } from "../../../lib/templates/demo-site.ts";
import { hasUnsavedChanges } from "../draft/draft.ts";
import type { DraftStore } from "../draft/draft-store.ts";

/** Template toasts last 5 seconds, extended by 1 (document 3, section 9). */
export const templateToastMs = 6000;

export type TemplateChoice = {
  /** The template that is tried out in the preview; null shows the applied one. */
  selected: Template | null;
  select: (template: Template) => void;
  isDemo: boolean;
  setDemo: (isDemo: boolean) => void;
  isApplying: boolean;
  apply: (template: Template) => Promise<void>;
  /** The sample site of the shown template while demo data is on; null shows the owner's data. */
  demoSite: PreviewSite | null;
};

/** Trying templates on in the preview and applying one (document 3, section 4, "Template flow in the builder"). */
export function useTemplateChoice(store: DraftStore, save: () => Promise<void>): TemplateChoice {
  const [selected, setSelected] = useState<Template | null>(null);
  const [isDemo, setIsDemo] = useState(false);
  const [isApplying, setApplying] = useState(false);
  const { template_slug, template } = store.get().base;
  const demoOf = { slug: selected?.slug ?? template_slug, name: selected?.name ?? template.name };
  const demoSite = useDemoSite(isDemo ? demoOf : null);

  async function apply(template: Template): Promise<void> {
    if (isApplying) return;
    setApplying(true);
    try {
      if (hasUnsavedChanges(store.get())) await save();
      if (hasUnsavedChanges(store.get())) return;
      const answer = await sendTemplate(store, template.slug);
      store.dispatch({ type: "server_changed", website: answer.website });
      setSelected(null);
      setIsDemo(false);
      toast.success(answer.message, { duration: templateToastMs });
      await forgetWebsites(answer.website.id);
    } catch (error) {
      toast.error(applyFailure(error), { duration: templateToastMs });
    } finally {
      setApplying(false);
    }
  }

  return {
    selected,
    select: (template) => {
      setSelected(template);
      void quietApi.templates
        .trackTemplate({
          params: { slug: template.slug },
          body: { event_type: "preview", metadata: { source: "builder" } },
        })
        .catch(() => undefined);
    },
    isDemo,
    setDemo: (value) => {
      setIsDemo(value);
      if (!value) toast.info("Now showing templates with your data", { id: "template-data" });
    },
    isApplying,
    apply,
    demoSite,
  };
}

/** The sample site of a template as a query of the preview's shape. */
export const samplePreviewQuery = (slug: string) =>
  queryOptions({
    ...demoSiteQuery(slug),
    select: ({ site }) => site as PreviewSite,
  });

/** The sample site while demo data is on, with a word about what is shown; null shows the owner's data. */
function useDemoSite(demoOf: { slug: string; name: string } | null): PreviewSite | null {
  const { data, error } = useQuery({
    ...samplePreviewQuery(demoOf?.slug ?? ""),
    enabled: demoOf !== null,
    retry: false,
  });
  const slug = demoOf?.slug ?? null;
  const name = demoOf?.name ?? "";
  useEffect(() => {
    if (slug === null) return;
    let isCurrent = true;
    const say = { duration: templateToastMs, id: "template-data" };
    queryClient.ensureQueryData(demoSiteQuery(slug)).then(
      () => isCurrent && toast.success(`Previewing ${name} with demo data`, say),
      (failure: unknown) => {
        if (!isCurrent) return;
        if (failure instanceof ApiError && failure.code === "demo_not_available")
          toast.warning("Demo data not available for this template", say);
        else toast.error("Failed to load demo data", say);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [slug, name]);
  return slug !== null && !error ? (data ?? null) : null;
}

/** Applies a template; another tab's change of other things in between is no reason to refuse it. */
async function sendTemplate(store: DraftStore, slug: string) {
  const { id, version } = store.get().base;
  const send = (from: number) =>
    quietApi.templates.applyTemplate({ params: { id }, body: { template_slug: slug, site_id: id } }, { ifMatch: from });
  try {
    return await send(version);
  } catch (error) {
    const server = error instanceof ApiError && error.code === "version_conflict" ? error.data["website"] : undefined;
    if (!server) throw error;
    store.dispatch({ type: "server_changed", website: server as Website });
    return send((server as Website).version);
  }
}

/** The sentence for a failed application (document 3, section 8). */
export function applyFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return "Failed to apply template. Please try again.";
  if (error.status === 401) return "Authentication failed. Please log in again.";
  if (error.status === 404) return "Template or website not found.";
  if (error.status === 0) return "Network error. Please check your connection.";
  return error.message || "Failed to apply template. Please try again.";
}
