import type { Template, Website } from "@vitrine/model";
import { Badge, Button } from "@vitrine/ui";
import { clsx } from "clsx";
import { Check } from "lucide-react";
import { TemplatePicture } from "../../../lib/templates/template-picture.tsx";
import type { TemplateChoice } from "./use-template-choice.ts";

type TemplateCardProps = { template: Template; website: Website; choice: TemplateChoice };

/** One template with its picture; a press shows the owner's own site in it in the large preview. */
export function TemplateCard({ template, website, choice }: TemplateCardProps) {
  const isCurrent = template.slug === website.template_slug;
  const isSelected = choice.selected ? choice.selected.slug === template.slug : isCurrent;
  const canApply = choice.selected?.slug === template.slug && !isCurrent;
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
        <TemplatePicture
          name={template.name}
          slug={template.slug}
          src={template.preview_urls?.tablet ?? ""}
          shape="tall"
          pageWidth={768}
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
