import { useQuery } from "@tanstack/react-query";
import type { Template, Website } from "@vitrine/model";
import { useMemo } from "react";
import { SiteMiniature } from "../../../lib/site-frame/site-miniature.tsx";
import { samplePreviewQuery } from "./use-template-choice.ts";

type ChosenPreviewProps = { template: Template | null; website: Website; isDemo: boolean };

/** The selected template, or the present one, with the owner's data or a sample person. */
export function ChosenPreview({ template, website, isDemo }: ChosenPreviewProps) {
  const slug = template?.slug ?? website.template_slug;
  const name = template?.name ?? website.template.name;
  const sample = useQuery({ ...samplePreviewQuery(slug), enabled: isDemo, retry: false });
  const shown = isDemo ? sample.data : website;
  const site = useMemo(() => (shown ? { ...shown, template_slug: slug } : null), [shown, slug]);
  return (
    <figure className="self-start max-lg:order-first lg:sticky lg:top-0">
      <SiteMiniature
        scrollsOnHover
        website={site}
        label={`${name} template`}
        pageWidth={1024}
        className="aspect-[16/10] max-lg:max-h-60 lg:aspect-[4/5]"
      />
      <figcaption className="mt-2 text-caption text-muted">
        {name}, {isDemo ? "shown with a sample person" : "shown with your data"}
      </figcaption>
    </figure>
  );
}
