import type { Template } from "@vitrine/model";
import { templateManifests } from "@vitrine/templates/catalogue";
import { Badge, Button } from "@vitrine/ui";
import { clsx } from "clsx";
import { CategoryIcon, CategoryName } from "../../../lib/templates/category-mark.tsx";

type SelectorCardProps = {
  template: Template;
  isCurrent: boolean;
  isSelected: boolean;
  onSelect: () => void;
  onDemo: () => void;
};

/** One template of the modal: what it is, whether it is in use, and its sample. */
export function SelectorCard({ template, isCurrent, isSelected, onSelect, onDemo }: SelectorCardProps) {
  const hasDemo = templateManifests.find(({ slug }) => slug === template.slug)?.hasDemo ?? false;
  return (
    <li
      className={clsx(
        "flex min-w-0 flex-col rounded-l border bg-surface",
        isSelected ? "border-brand shadow-[inset_2px_0_0_var(--brand)]" : "border-line",
      )}
    >
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={onSelect}
        className="flex flex-1 flex-col items-start gap-1.5 p-3 text-start"
      >
        <span className="flex w-full items-center gap-2">
          <CategoryIcon category={template.category} />
          <span className="min-w-0 text-label wrap-anywhere">{template.name}</span>
          {isCurrent ? (
            <span className="ms-auto">
              <Badge tone="brand">Current</Badge>
            </span>
          ) : null}
        </span>
        <CategoryName category={template.category} />
        <span className="text-caption">{template.description}</span>
      </button>
      <div className="flex flex-wrap items-center gap-2 border-t border-line px-3 py-1.5">
        <Button
          variant="quiet"
          size="small"
          disabled={!hasDemo}
          aria-label={`Preview Demo of ${template.name}`}
          onClick={onDemo}
        >
          Preview Demo
        </Button>
        {hasDemo ? null : <span className="text-caption text-muted">Demo data not available</span>}
      </div>
    </li>
  );
}
