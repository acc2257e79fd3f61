import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Template } from "@vitrine/model";
import { Button, buttonClass, ErrorState, Skeleton } from "@vitrine/ui";
import { clsx } from "clsx";
import { useState } from "react";
import { templatesQuery } from "../../lib/queries/templates.ts";
import { TemplatePicture } from "../../lib/templates/template-picture.tsx";

/** The wall of templates, drawn from the catalogue. */
export function TemplateShowcase() {
  const templates = useQuery(templatesQuery);
  const [category, setCategory] = useState<string | null>(null);
  const groups = templates.data ?? [];
  const shown = groups.filter((group) => category === null || group.category === category);
  if (templates.isError) {
    return (
      <ErrorState
        title="Failed to Load Templates"
        text="Check your connection and try again."
        onRetry={() => void templates.refetch()}
        busy={templates.isFetching}
      />
    );
  }
  if (templates.isPending) return <ShowcaseSkeleton />;
  return (
    <>
      {groups.length > 1 ? (
        <div role="group" aria-label="Category" className="mb-8 flex flex-wrap gap-2">
          <Chip label="All" count={countOf(groups)} chosen={category === null} onChoose={() => setCategory(null)} />
          {groups.map((group) => (
            <Chip
              key={group.category}
              label={group.category}
              count={group.templates.length}
              chosen={category === group.category}
              onChoose={() => setCategory(group.category)}
            />
          ))}
        </div>
      ) : null}
      <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 xl:grid-cols-3">
        {shown
          .flatMap((group) => group.templates)
          .map((template, index) => (
            <li key={template.slug} className={clsx(index % 3 === 1 && "xl:mt-16")}>
              <ShowcaseCard template={template} />
            </li>
          ))}
      </ul>
    </>
  );
}

const countOf = (groups: readonly { templates: unknown[] }[]) =>
  groups.reduce((total, group) => total + group.templates.length, 0);

type ChipProps = { label: string; count: number; chosen: boolean; onChoose: () => void };

function Chip({ label, count, chosen, onChoose }: ChipProps) {
  return (
    <Button
      size="small"
      aria-pressed={chosen}
      onClick={onChoose}
      className={clsx("max-md:min-h-11!", chosen && "border-brand! bg-tint!")}
    >
      {label}
      <span className="text-muted tabular-nums">{count}</span>
    </Button>
  );
}

function ShowcaseCard({ template }: { template: Template }) {
  return (
    <article className="flex flex-col gap-3">
      <TemplatePicture
        slug={template.slug}
        name={template.name}
        src={template.preview_urls?.tablet ?? ""}
        pageWidth={768}
        shape="tall"
      />
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 className="text-h3">{template.name}</h3>
          <p className="text-caption text-muted">{template.category}</p>
        </div>
        <Link
          to="/register"
          search={{ source: "template_selection", template: template.slug }}
          className={buttonClass({ size: "small", className: "max-md:min-h-11!" })}
        >
          Use Template<span className="sr-only">: {template.name}</span>
        </Link>
      </div>
      <p className="max-w-[48ch] text-muted">{template.description}</p>
    </article>
  );
}

/** The wall while the catalogue is on its way. */
export function ShowcaseSkeleton() {
  return (
    <div className="grid gap-8 md:grid-cols-2 xl:grid-cols-3">
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className="aspect-[4/5]" />
      ))}
    </div>
  );
}
