import { queryOptions, useQuery } from "@tanstack/react-query";
import { ApiError } from "@vitrine/api-client";
import type { Template } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { useEffect, useState } from "react";
import type { PreviewSite } from "../../../lib/preview-protocol.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { forgetWebsites } from "../../../lib/queries/websites.ts";
import { applyFailure, applyTemplate, templateToastMs, trackPreview } from "../../../lib/templates/apply-template.ts";
import { demoSiteQuery } from "../../../lib/templates/demo-site.ts";
import { hasUnsavedWork } from "../work/unsaved.ts";
import type { WorkStore } from "../work/work-store.ts";

export type TemplateChoice = {
  /** The template that is tried out in the preview; null shows the applied one. */
  selected: Template | null;
  select: (template: Template) => void;
  isDemo: boolean;
  setDemo: (isDemo: boolean) => void;
  isApplying: boolean;
  /** Applies and says how it went. */
  apply: (template: Template) => Promise<void>;
  /** Applies after everything unsaved was stored; null when that was not possible. Throws what the call threw. */
  wear: (template: Template) => Promise<string | null>;
  wearSlug: (slug: string) => Promise<void>;
  /** The sample site of the shown template while demo data is on; null shows the owner's data. */
  demoSite: PreviewSite | null;
};

/** Trying templates on in the preview and applying one (document 3, section 4, "Template flow in the builder"). */
export function useTemplateChoice(store: WorkStore, save: () => Promise<void>): TemplateChoice {
  const [selected, setSelected] = useState<Template | null>(null);
  const [isDemo, setIsDemo] = useState(false);
  const [isApplying, setApplying] = useState(false);
  const { template_slug, template } = store.get().base;
  const demoOf = { slug: selected?.slug ?? template_slug, name: selected?.name ?? template.name };
  const demoSite = useDemoSite(isDemo ? demoOf : null);

  async function wear(template: Template): Promise<string | null> {
    setApplying(true);
    try {
      if (hasUnsavedWork(store.work())) await save();
      if (hasUnsavedWork(store.work())) return null;
      const before = store.get().base.template_slug;
      const answer = await applyTemplate(store.get().base, template.slug);
      store.dispatch({ type: "server_changed", website: answer.website });
      store.remember({ kind: "template", before, after: template.slug });
      setSelected(null);
      setIsDemo(false);
      await forgetWebsites(answer.website.id);
      return answer.message;
    } finally {
      setApplying(false);
    }
  }

  /** Puts a template on without any question: to take its choice back, or to make it again. */
  async function wearSlug(slug: string): Promise<void> {
    const answer = await applyTemplate(store.get().base, slug);
    store.dispatch({ type: "server_changed", website: answer.website });
    setSelected(null);
    await forgetWebsites(answer.website.id);
  }

  async function apply(template: Template): Promise<void> {
    if (isApplying) return;
    try {
      const message = await wear(template);
      if (message !== null) toast.success(message, { duration: templateToastMs });
    } catch (error) {
      toast.error(applyFailure(error), { duration: templateToastMs });
    }
  }

  return {
    selected,
    select: (template) => {
      setSelected(template);
      trackPreview(template.slug, "builder");
    },
    isDemo,
    setDemo: (value) => {
      setIsDemo(value);
      if (!value) toast.info("Now showing templates with your data", { id: "template-data" });
    },
    isApplying,
    apply,
    wear,
    wearSlug,
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
