import { useQuery } from "@tanstack/react-query";
import type { Website } from "@vitrine/model";
import { Button, Checkbox, EmptyState, ErrorState, Skeleton } from "@vitrine/ui";
import { templatesQuery } from "../../../lib/queries/templates.ts";
import { CategoryFilter, useCategoryFilter } from "../../../lib/templates/category-filter.tsx";
import { TemplateCard } from "./template-card.tsx";
import { TemplateVersion } from "./template-version.tsx";
import type { TemplateChoice } from "./use-template-choice.ts";

/** The catalogue beside the live preview: a card tries a template on, Apply keeps it. */
export function TemplateSection({ website, choice }: { website: Website; choice: TemplateChoice }) {
  const catalogue = useQuery(templatesQuery);
  const filter = useCategoryFilter(catalogue.data ?? []);
  if (catalogue.isPending) return <Skeleton className="h-96" />;
  if (catalogue.isError)
    return <ErrorState title="Failed to load templates" onRetry={() => void catalogue.refetch()} />;
  const { templates } = filter;
  return (
    <section aria-labelledby="section-template" className="flex flex-col gap-6">
      <div>
        <h2 id="section-template" className="text-h2">
          Template
        </h2>
        <p className="mt-1 text-caption text-muted">
          The pictures show sample people. Press one to see {choice.isDemo ? "its sample" : "your own site"} in it.
        </p>
      </div>
      <TemplateVersion website={website} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <CategoryFilter filter={filter} />
        <Checkbox
          label="Demo Data"
          checked={choice.isDemo}
          onChange={(event) => choice.setDemo(event.target.checked)}
        />
      </div>
      {templates.length === 0 ? (
        <EmptyState title="No Templates Found" actions={<Button onClick={filter.showAll}>Show All Templates</Button>} />
      ) : (
        <ul className="grid grid-cols-1 gap-x-4 gap-y-8 @min-[19rem]:grid-cols-2 @min-[36rem]:grid-cols-3">
          {templates.map((template) => (
            <TemplateCard key={template.slug} template={template} website={website} choice={choice} />
          ))}
        </ul>
      )}
    </section>
  );
}
