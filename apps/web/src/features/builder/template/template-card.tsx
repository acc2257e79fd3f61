import { useQuery } from "@tanstack/react-query";
import type { Template, Website } from "@vitrine/model";
import { Badge, Button } from "@vitrine/ui";
import { clsx } from "clsx";
import { Check } from "lucide-react";
import { useMemo } from "react";
import { LiveMiniature } from "../../../lib/templates/live-miniature.tsx";
import { samplePreviewQuery, type TemplateChoice } from "./use-template-choice.ts";

/** Width that the small pages believe they have: wide enough for each template's full composition. */
const miniaturePageWidth = 1024;

type TemplateCardProps = { template: Template; website: Website; choice: TemplateChoice };

/** One template, drawn with the owner's own data; a press shows it in the large preview. */
export function TemplateCard({ template, website, choice }: TemplateCardProps) {
  const isCurrent = template.slug === website.template_slug;
  const isSelected = choice.selected ? choice.selected.slug === template.slug : isCurrent;
  const canApply = choice.selected?.slug === template.slug && !isCurrent;
  const sample = useQuery({ ...samplePreviewQuery(template.slug), enabled: choice.isDemo, retry: false });
  const shown = choice.isDemo && sample.data ? sample.data : website;
  const site = useMemo(() => ({ ...shown, template_slug: template.slug }), [shown, template.slug]);
  return (
    <li className="flex min-w-0 flex-col gap-2">
      <button
        type="button"
        aria-pressed={isSelected}
        aria-label={`Preview ${template.name}`}
        onClick={() => choice.select(template)}
        className={clsx(
          "relative block w-full outline-offset-2",
          isSelected
            ? "shadow-[0_0_0_2px_var(--brand)]"
            : "shadow-[0_0_0_1px_var(--line)] hover:shadow-[0_0_0_1px_var(--edge)]",
        )}
      >
        <LiveMiniature
          site={site}
          label={`${template.name} template`}
          pageWidth={miniaturePageWidth}
          className="aspect-[4/5]"
        />
        {isSelected ? (
          <span className="absolute end-0 top-0 grid size-7 place-items-center bg-brand text-on-brand">
            <Check size={16} strokeWidth={2} aria-hidden />
          </span>
        ) : null}
      </button>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 className="font-text text-label">{template.name}</h3>
        {isCurrent ? <Badge tone="brand">Current</Badge> : null}
        {template.is_premium ? <Badge tone="outline">{template.tier === "pro" ? "Pro" : "Premium"}</Badge> : null}
      </div>
      <p className="text-caption text-muted">{template.description}</p>
      {canApply ? (
        <Button
          variant="secondary"
          size="small"
          busy={choice.isApplying}
          busyLabel="Applying..."
          onClick={() => void choice.apply(template)}
        >
          Apply
        </Button>
      ) : null}
    </li>
  );
}
