import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@vitrine/api-client";
import type { Template, Website } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { useState } from "react";
import { quietApi } from "../../../lib/api.ts";
import type { PreviewSite } from "../../../lib/preview-protocol.ts";
import { forgetWebsites } from "../../../lib/queries/websites.ts";
import type { DraftStore } from "../draft/draft-store.ts";

const templateToastMs = 6000;

export type TemplateChoice = {
  /** Slug that is tried out in the preview; null shows the applied one. */
  selected: string | null;
  select: (template: Template) => void;
  isDemo: boolean;
  setDemo: (isDemo: boolean) => void;
  isApplying: boolean;
  apply: (template: Template) => Promise<void>;
  /** What the preview shows for the present choice. */
  shown: (website: Website) => PreviewSite;
};

/** Trying templates on in the preview and applying one (document 3, section 4, "Template flow in the builder"). */
export function useTemplateChoice(store: DraftStore): TemplateChoice {
  const [selected, setSelected] = useState<string | null>(null);
  const [isDemo, setIsDemo] = useState(false);
  const [isApplying, setApplying] = useState(false);
  const personas = useQuery({
    queryKey: ["personas"],
    queryFn: () => import("@vitrine/templates/personas"),
    enabled: isDemo,
    staleTime: Infinity,
  });

  async function apply(template: Template): Promise<void> {
    if (isApplying) return;
    setApplying(true);
    const { base } = store.get();
    try {
      const answer = await quietApi.templates.applyTemplate(
        { params: { id: base.id }, body: { template_slug: template.slug, site_id: base.id } },
        { ifMatch: base.version },
      );
      store.dispatch({ type: "server_changed", website: answer.website });
      setSelected(null);
      setIsDemo(false);
      toast.success(answer.message, { duration: templateToastMs });
      await forgetWebsites(base.id);
    } catch (error) {
      if (error instanceof ApiError && error.code === "version_conflict") {
        store.dispatch({ type: "server_changed", website: error.data["website"] as Website });
      }
      toast.error(applyFailure(error), { duration: templateToastMs });
    } finally {
      setApplying(false);
    }
  }

  return {
    selected,
    select: (template) => {
      setSelected(template.slug);
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
      toast.info(value ? "Now showing templates with demo data" : "Now showing templates with your data");
    },
    isApplying,
    apply,
    shown: (website) => {
      const slug = selected ?? website.template_slug;
      const demo = isDemo ? personas.data?.personaFor(slug).site : undefined;
      return { ...(demo ?? website), template_slug: slug };
    },
  };
}

/** The sentence for a failed application (document 3, section 8). */
export function applyFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return "Failed to apply template. Please try again.";
  if (error.status === 401) return "Authentication failed. Please log in again.";
  if (error.status === 404) return "Template or website not found.";
  if (error.status === 0) return "Network error. Please check your connection.";
  return error.message || "Failed to apply template. Please try again.";
}
