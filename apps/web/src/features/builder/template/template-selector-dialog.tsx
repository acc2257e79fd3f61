import { useQuery } from "@tanstack/react-query";
import type { Template, Website } from "@vitrine/model";
import { Button, Checkbox, Dialog, ErrorState, Skeleton, toast } from "@vitrine/ui";
import { useEffect, useMemo, useRef, useState } from "react";
import { SiteMiniature } from "../../../lib/site-frame/site-miniature.tsx";
import { endsSession } from "../../../lib/form-errors.ts";
import { templatesQuery } from "../../../lib/queries/templates.ts";
import { afterApplyMs, templateToastMs } from "../../../lib/templates/apply-template.ts";
import { CategoryFilter, useCategoryFilter } from "../../../lib/templates/category-filter.tsx";
import { SelectorCard } from "./selector-card.tsx";
import { samplePreviewQuery, type TemplateChoice } from "./use-template-choice.ts";

type SelectorState = "open" | "applying" | "success";

type DialogProps = { website: Website; choice: TemplateChoice; onClose: () => void };

/** The choice of a template over the builder (document 3, section 2, "Template selector modal"). */
export function TemplateSelectorDialog({ website, choice, onClose }: DialogProps) {
  const catalogue = useQuery(templatesQuery);
  const [selected, setSelected] = useState<Template | null>(null);
  const [isDemo, setDemo] = useState(false);
  const [state, setState] = useState<SelectorState>("open");
  const filter = useCategoryFilter(catalogue.data ?? []);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);
  useEffect(() => {
    if (catalogue.isError) toast.error("Failed to load templates", { id: "templates-load" });
  }, [catalogue.isError]);

  async function apply(): Promise<void> {
    if (!selected || state !== "open") return;
    setState("applying");
    try {
      const message = await choice.wear(selected);
      if (message === null) return setState("open");
      setState("success");
      closing.current = setTimeout(() => {
        onClose();
        toast.success(message, { duration: templateToastMs });
      }, afterApplyMs);
    } catch (error) {
      setState("open");
      if (!endsSession(error)) toast.error("Failed to apply template", { duration: templateToastMs });
    }
  }

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
          <output className="me-auto self-center text-caption text-muted">
            {state === "applying"
              ? "Applying template..."
              : state === "success"
                ? "Template applied successfully!"
                : ""}
          </output>
          <Button onClick={onClose} disabled={state !== "open"}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={!selected || state === "success"}
            busy={state === "applying"}
            busyLabel="Applying template..."
            onClick={() => void apply()}
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

function ChosenPreview({
  template,
  website,
  isDemo,
}: {
  template: Template | null;
  website: Website;
  isDemo: boolean;
}) {
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
