import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Template } from "@vitrine/model";
import { buttonClass, ErrorState, Skeleton } from "@vitrine/ui";
import { lazy, Suspense, useEffect, useState } from "react";
import { quietApi } from "../../lib/api.ts";
import { useGo } from "../../lib/navigation.ts";
import { templatesQuery } from "../../lib/queries/templates.ts";
import { getSession } from "../../lib/session/session-store.ts";
import { CategoryStrip } from "./category-strip.tsx";
import { chosenTemplates } from "./chosen-templates.ts";
import { fallbackTemplates } from "./fallback-templates.ts";
import { ShowcaseCard } from "./showcase-card.tsx";

const TemplatePreviewDialog = lazy(async () => ({
  default: (await import("./template-preview-dialog.tsx")).TemplatePreviewDialog,
}));

type TemplateShowcaseProps = {
  /** Grows with each press of "Test Mobile View": the first template's preview opens. */
  previewRequest: number;
};

/** The wall of templates, drawn from the catalogue; three well-known ones when it cannot be loaded. */
export function TemplateShowcase({ previewRequest }: TemplateShowcaseProps) {
  const loaded = useQuery(templatesQuery);
  const [category, setCategory] = useState<string | null>(null);
  const groups = loaded.data ?? (loaded.isError ? fallbackTemplates : []);
  const all = groups.reduce((sum, { templates }) => sum + templates.length, 0);
  const shown =
    category === null
      ? chosenTemplates(groups)
      : groups.filter((group) => group.category === category).flatMap((group) => group.templates);
  const { previewed, preview, close, use } = useShowcaseActions(previewRequest, groups[0]?.templates[0]);

  if (loaded.isPending) return <ShowcaseSkeleton />;
  return (
    <>
      {loaded.isError ? (
        <ErrorState
          title="Failed to Load Templates"
          text="Check your connection and try again. These three are always here."
          onRetry={() => void loaded.refetch()}
          busy={loaded.isFetching}
          className="mb-10"
        />
      ) : null}
      <CategoryStrip groups={groups} chosen={category} onChoose={setCategory} />
      {category === null && shown.length < all ? (
        <p className="mb-4 text-caption text-muted">
          {shown.length} of {all}, chosen to show the range. A category shows all of its own.
        </p>
      ) : null}
      <ul className="swipes grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {shown.map((template) => (
          <li key={template.slug}>
            <ShowcaseCard template={template} onPreview={() => preview(template)} onUse={() => use(template)} />
          </li>
        ))}
      </ul>
      <p className="mt-8 md:mt-12">
        <Link to="/dashboard" className={buttonClass({ size: "large" })}>
          View All 50+ Templates
        </Link>
      </p>
      <Suspense fallback={null}>
        {previewed ? <TemplatePreviewDialog template={previewed} onClose={close} onUse={() => use(previewed)} /> : null}
      </Suspense>
    </>
  );
}

function track(slug: string, event_type: "select" | "preview"): void {
  const body = { event_type, metadata: { source: "landing_page" } } as const;
  void quietApi.templates.trackTemplate({ params: { slug }, body }).catch(() => undefined);
}

/** Previewing and choosing; both are counted without waiting for the answer. */
function useShowcaseActions(request: number, first: Template | undefined) {
  const [chosen, setChosen] = useState<Template | null>(null);
  const [answered, setAnswered] = useState(0);
  const go = useGo();
  const requested = request > answered ? first : undefined;
  const requestedSlug = requested?.slug;
  useEffect(() => {
    if (requestedSlug) track(requestedSlug, "preview");
  }, [requestedSlug]);
  return {
    previewed: chosen ?? requested ?? null,
    close: () => {
      setChosen(null);
      setAnswered(request);
    },
    preview: (template: Template) => {
      track(template.slug, "preview");
      setChosen(template);
    },
    use: ({ slug }: Template) => {
      track(slug, "select");
      const name = encodeURIComponent(slug);
      go(getSession().user ? `/builder/new?template=${name}` : `/register?source=template_selection&template=${name}`);
    },
  };
}

/** The wall while the catalogue is on its way. */
export function ShowcaseSkeleton() {
  return (
    <div role="status" aria-label="Loading templates" className="swipes grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <Skeleton key={card} className="aspect-[4/5]" />
      ))}
    </div>
  );
}
