import { useQuery } from "@tanstack/react-query";
import type { Template, Website } from "@vitrine/model";
import { Button, Checkbox, Dialog, ErrorState, Skeleton, toast } from "@vitrine/ui";
import { useEffect, useState } from "react";
import { templatesQuery } from "../../../lib/queries/templates.ts";
import { CategoryFilter, useCategoryFilter } from "../../../lib/templates/category-filter.tsx";
import { ChosenPreview } from "./chosen-preview.tsx";
import { SelectorCard } from "./selector-card.tsx";
import type { TemplateChoice } from "./use-template-choice.ts";
import { useWearing, type WearingState } from "./use-wearing.ts";

type DialogProps = { website: Website; choice: TemplateChoice; onClose: () => void };

const stateWords: Readonly<Record<WearingState, string>> = {
  open: "",
  applying: "Applying template...",
  success: "Template applied successfully!",
};

/** The choice of a template over the builder (document 3, section 2, "Template selector modal"). */
export function TemplateSelectorDialog({ website, choice, onClose }: DialogProps) {
  const catalogue = useQuery(templatesQuery);
  const [selected, setSelected] = useState<Template | null>(null);
  const [isDemo, setDemo] = useState(false);
  const { state, apply } = useWearing(choice, onClose);
  const filter = useCategoryFilter(catalogue.data ?? []);
  useEffect(() => {
    if (catalogue.isError) toast.error("Failed to load templates", { id: "templates-load" });
  }, [catalogue.isError]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Choose Your Template"
      description="Select a template that matches your style and profession"
      size="xl"
      busy={state !== "open"}
      footer={
        <>
          <output className="me-auto self-center text-caption text-muted">{stateWords[state]}</output>
          <Button onClick={onClose} disabled={state !== "open"}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={!selected || state === "success"}
            busy={state === "applying"}
            busyLabel={stateWords.applying}
            onClick={() => void apply(selected)}
          >
            Apply Template
          </Button>
        </>
      }
    >
      {catalogue.isPending ? <Skeleton className="h-80" /> : null}
      {catalogue.isError ? (
        <ErrorState title="Failed to load templates" onRetry={() => void catalogue.refetch()} />
      ) : null}
      {catalogue.data ? (
        <div className="flex flex-col gap-4">
          <CategoryFilter filter={filter} />
          <Checkbox
            label="Preview with demo data"
            checked={isDemo}
            onChange={(event) => setDemo(event.target.checked)}
          />
          <div className="grid gap-6 lg:grid-cols-[1fr_22rem]">
            <ul className="grid content-start gap-3 sm:grid-cols-2">
              {filter.templates.map((template) => (
                <SelectorCard
                  key={template.slug}
                  template={template}
                  isCurrent={template.slug === website.template_slug}
                  isSelected={template.slug === selected?.slug}
                  onSelect={() => setSelected(template)}
                  onDemo={() => {
                    setSelected(template);
                    setDemo(true);
                  }}
                />
              ))}
            </ul>
            <ChosenPreview template={selected} website={website} isDemo={isDemo} />
          </div>
        </div>
      ) : null}
    </Dialog>
  );
}
