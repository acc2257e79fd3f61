import type { Template } from "@vitrine/model";
import { Badge } from "@vitrine/ui";
import { clsx } from "clsx";
import { useRef } from "react";
import { CategoryName } from "../../lib/templates/category-mark.tsx";
import { TemplatePicture } from "../../lib/templates/template-picture.tsx";
import type { Gallery } from "./use-gallery.ts";

/** Pointing shows a template after a moment, so that a passing pointer changes nothing. */
const hoverDelayMs = 150;

type GalleryCardProps = { template: Template; isCurrent: boolean; gallery: Gallery };

/** One template: pointing at it or focusing it shows it in the preview, a press selects it. */
export function GalleryCard({ template, isCurrent, gallery }: GalleryCardProps) {
  const isSelected = gallery.selected?.slug === template.slug;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => {
    clearTimeout(timer.current);
    gallery.point(null);
  };
  return (
    <li className="min-w-0">
      <button
        type="button"
        data-template={template.slug}
        aria-pressed={isSelected}
        onPointerEnter={({ pointerType }) => {
          if (pointerType !== "touch") timer.current = setTimeout(() => gallery.point(template), hoverDelayMs);
        }}
        onPointerLeave={leave}
        onFocus={() => gallery.point(template)}
        onBlur={leave}
        onClick={() => gallery.select(template)}
        className="flex w-full flex-col gap-2 text-start"
      >
        <span
          aria-hidden="true"
          className={clsx(
            "block w-full",
            isSelected
              ? "shadow-[0_0_0_2px_var(--brand)]"
              : "shadow-[0_0_0_1px_var(--line)] hover:shadow-[0_0_0_1px_var(--edge)]",
          )}
        >
          <TemplatePicture
            name={template.name}
            slug={template.slug}
            src={template.preview_urls?.desktop ?? ""}
            shape="wide"
            scrollsOnHover={false}
          />
        </span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-label wrap-anywhere">{template.name}</span>
          {isCurrent ? <Badge tone="brand">Current</Badge> : null}
          {template.is_premium ? <Badge tone="outline">{template.tier === "pro" ? "Pro" : "Premium"}</Badge> : null}
        </span>
        <CategoryName category={template.category} />
        <span className="text-caption">{template.description}</span>
      </button>
    </li>
  );
}
