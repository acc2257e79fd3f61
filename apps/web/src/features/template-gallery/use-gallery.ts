import { useQuery } from "@tanstack/react-query";
import type { Template, Website } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { useEffect, useMemo, useRef, useState } from "react";
import { useGo } from "../../lib/navigation.ts";
import type { PreviewSite } from "../../lib/preview-protocol.ts";
import { forgetWebsites, putWebsite } from "../../lib/queries/websites.ts";
import {
  afterApplyMs,
  applyFailure,
  applyTemplate,
  templateToastMs,
  trackPreview,
} from "../../lib/templates/apply-template.ts";
import { demoSiteQuery } from "../../lib/templates/demo-site.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";

/** A template in the preview; its site is null while it is loading. */
type Shown = { slug: string; site: PreviewSite | null };

export type Gallery = {
  selected: Template | null;
  /** What the preview shows: the template that is pointed at, else the selected, else the current one. */
  shown: Shown;
  /** What stays beside it to be compared; null where nothing does. */
  kept: Shown | null;
  /** Keeps what is shown beside what will be, or stops that. */
  compare: () => void;
  point: (template: Template | null) => void;
  select: (template: Template) => void;
  isDemo: boolean;
  setDemo: (isDemo: boolean) => void;
  isApplying: boolean;
  apply: () => void;
  back: () => void;
};

const say = { duration: templateToastMs } as const;

/** Pointing at, selecting and applying templates for one website (document 3, section 2, "Template selection page"). */
export function useGallery(website: Website, templates: readonly Template[], wanted: string | undefined): Gallery {
  const go = useGo();
  const [pointed, setPointed] = useState<Template | null>(null);
  const [selected, setSelected] = useState(() => templates.find(({ slug }) => slug === wanted) ?? null);
  const [isDemo, setDemo] = useState(false);
  const [isApplying, setApplying] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const isUnknown = wanted !== undefined && !templates.some(({ slug }) => slug === wanted);
  useEffect(() => {
    if (isUnknown) toast.error("Template not found", { ...say, id: "template-unknown" });
  }, [isUnknown]);
  const shownSlug = (pointed ?? selected)?.slug ?? website.template_slug;
  const demo = useDemo(isDemo ? shownSlug : null);
  const own = useMemo(() => ({ ...website, template_slug: shownSlug }), [website, shownSlug]);
  const [keptSlug, setKeptSlug] = useState<string | null>(null);
  const keptDemo = useDemo(isDemo ? keptSlug : null);
  const keptOwn = useMemo(() => ({ ...website, template_slug: keptSlug ?? "" }), [website, keptSlug]);
  const back = () => go(`/cv-builder/builder/${website.id}`);

  const run = useSingleFlight(async () => {
    if (!selected) return toast.warning("Please select a template first.", say);
    setApplying(true);
    try {
      const answer = await applyTemplate(website, selected.slug);
      await putWebsite(website.id, () => answer.website);
      void forgetWebsites();
      toast.success(answer.message, say);
      await new Promise((resolve) => (leaving.current = setTimeout(resolve, afterApplyMs)));
      back();
    } catch (error) {
      toast.error(applyFailure(error), say);
      setApplying(false);
    }
  });

  return {
    selected,
    shown: { slug: shownSlug, site: isDemo ? demo : own },
    kept: keptSlug === null ? null : { slug: keptSlug, site: isDemo ? keptDemo : keptOwn },
    compare: () => setKeptSlug(keptSlug === null ? shownSlug : null),
    point: setPointed,
    select: (template) => {
      setSelected(template);
      trackPreview(template.slug, "template_page");
    },
    isDemo,
    setDemo: (value) => {
      setDemo(value);
      toast.info(`Now showing templates with ${value ? "demo data" : "your data"}`, { ...say, id: "template-data" });
    },
    isApplying,
    apply: () => void run(),
    back,
  };
}

/** The sample site of a template; null while it is loading and when there is none. */
function useDemo(slug: string | null): PreviewSite | null {
  const { data, isError } = useQuery({ ...demoSiteQuery(slug ?? ""), enabled: slug !== null, retry: false });
  useEffect(() => {
    if (isError && slug !== null)
      toast.warning("Demo data not available for this template", { ...say, id: "template-demo" });
  }, [isError, slug]);
  return slug !== null && data ? (data.site as PreviewSite) : null;
}
