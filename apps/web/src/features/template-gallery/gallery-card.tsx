import type { Template, Website } from "@vitrine/model";
import { Badge } from "@vitrine/ui";
import { clsx } from "clsx";
import { useRef } from "react";
import { FittingMiniature } from "../../lib/site-frame/fitting-miniature.tsx";
import { CategoryName } from "../../lib/templates/category-mark.tsx";
import { TemplatePicture } from "../../lib/templates/template-picture.tsx";
import type { Gallery } from "./use-gallery.ts";

/** Pointing shows a template after a moment, so that a passing pointer changes nothing. */
const hoverDelayMs = 150;

type GalleryCardProps = { template: Template; website: Website; gallery: Gallery };

/** One template with the owner's site in it: pointing at it or focusing it shows it large, a press selects it. */
export function GalleryCard({ template, website, gallery }: GalleryCardProps) {
  const isSelected = gallery.selected?.slug === template.slug;
  const isCurrent = template.slug === website.template_slug;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => {
    clearTimeout(timer.current);
    gallery.point(null);
  };
  return (
    // What is far below is not laid out; the room around lets the ring of what is selected be seen.
    <li className="relative -m-1 flex min-w-0 flex-col gap-2 p-1 [contain-intrinsic-size:auto_22rem] [content-visibility:auto]">
      <div
        aria-hidden="true"
        className={
          isSelected
            ? "shadow-[0_0_0_2px_var(--brand)]"
            : "shadow-[0_0_0_1px_var(--line)] has-[+button:hover]:shadow-[0_0_0_1px_var(--edge)]"
        }
      >
        <CardPicture template={template} website={website} isDemo={gallery.isDemo} />
      </div>
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
        className={clsx(
          "flex w-full flex-col gap-2 text-start max-sm:flex-row max-sm:flex-wrap max-sm:items-center max-sm:justify-between max-sm:gap-y-1 after:absolute after:inset-0 focus-visible:outline-none",
          "focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand",
        )}
      >
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-label wrap-anywhere">{template.name}</span>
          {isCurrent ? <Badge tone="brand">Current</Badge> : null}
          {template.is_premium ? <Badge tone="outline">{template.tier === "pro" ? "Pro" : "Premium"}</Badge> : null}
        </span>
        <CategoryName category={template.category} />
        <span className="w-full text-caption">{template.description}</span>
      </button>
    </li>
  );
}

function CardPicture({
  template,
  website,
  isDemo,
}: Pick<GalleryCardProps, "template" | "website"> & { isDemo: boolean }) {
  const { slug, name } = template;
  const picture = template.preview_urls?.desktop ?? "";
  if (isDemo) return <TemplatePicture name={name} slug={slug} src={picture} shape="wide" scrollsOnHover={false} />;
  return <FittingMiniature website={website} template={{ slug, name, picture }} />;
}
