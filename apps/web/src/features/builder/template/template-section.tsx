import { useQuery } from "@tanstack/react-query";
import type { Template, Website } from "@vitrine/model";
import { Badge, Button, EmptyState, ErrorState, Segments, Skeleton, Switch } from "@vitrine/ui";
import { Check } from "lucide-react";
import { useState } from "react";
import { templatesQuery } from "../../../lib/queries/templates.ts";
import type { TemplateChoice } from "./use-template-choice.ts";

const all = "All";

/** The catalogue beside the live preview: a card tries a template on, Apply keeps it. */
export function TemplateSection({ website, choice }: { website: Website; choice: TemplateChoice }) {
  const [category, setCategory] = useState(all);
  const catalogue = useQuery(templatesQuery);
  if (catalogue.isPending) return <Skeleton className="h-96" />;
  if (catalogue.isError)
    return <ErrorState title="Failed to load templates" onRetry={() => void catalogue.refetch()} />;
  const categories = [all, ...catalogue.data.map((group) => group.category)];
  const templates = catalogue.data
    .filter((group) => category === all || group.category === category)
    .flatMap((group) => group.templates);
  return (
    <section aria-labelledby="section-template" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="section-template" className="text-h2">
          Template
        </h2>
        <Switch label="Demo Data" checked={choice.isDemo} onCheckedChange={choice.setDemo} />
      </div>
      <Segments
        label="Category"
        items={categories.map((value) => ({ value, label: value }))}
        value={category}
        onValueChange={setCategory}
        className="max-w-full flex-wrap self-start"
      />
      {templates.length === 0 ? (
        <EmptyState
          title="No Templates Found"
          actions={<Button onClick={() => setCategory(all)}>Show All Templates</Button>}
        />
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-6">
          {templates.map((template) => (
            <TemplateCard
              key={template.slug}
              template={template}
              isCurrent={template.slug === website.template_slug}
              choice={choice}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function TemplateCard({
  template,
  isCurrent,
  choice,
}: {
  template: Template;
  isCurrent: boolean;
  choice: TemplateChoice;
}) {
  const isSelected = choice.selected === template.slug;
  return (
    <li className="flex flex-col gap-2">
      <button
        type="button"
        aria-pressed={isSelected}
        aria-label={`Preview ${template.name}`}
        onClick={() => choice.select(template)}
        className={`relative block aspect-[4/5] overflow-hidden border-s-2 bg-sunken shadow-plinth ${isSelected || (isCurrent && choice.selected === null) ? "border-brand" : "border-transparent"}`}
      >
        {template.preview_urls ? (
          <img
            src={template.preview_urls.desktop}
            alt=""
            loading="lazy"
            className="h-full w-full object-cover object-top-left"
          />
        ) : null}
        {isSelected ? (
          <span className="absolute end-2 top-2 grid size-7 place-items-center rounded-s bg-brand text-on-brand">
            <Check size={16} strokeWidth={1.75} aria-hidden />
          </span>
        ) : null}
      </button>
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-label">{template.name}</h3>
        {isCurrent ? <Badge tone="brand">Current</Badge> : null}
        {template.is_premium ? <Badge tone="outline">{template.tier === "pro" ? "Pro" : "Premium"}</Badge> : null}
      </div>
      <p className="text-caption text-muted">{template.description}</p>
      {isSelected && !isCurrent ? (
        <Button
          variant="primary"
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
