import type { Template, Website } from "@vitrine/model";
import { Button, Checkbox, EmptyState, Segments } from "@vitrine/ui";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { CategoryFilter, useCategoryFilter } from "../../lib/templates/category-filter.tsx";
import { GalleryCard } from "./gallery-card.tsx";
import { GalleryPreview } from "./gallery-preview.tsx";
import { NarrowingFields } from "./narrowing-fields.tsx";
import { useGallery } from "./use-gallery.ts";
import { useGalleryKeys } from "./use-gallery-keys.ts";
import { useNarrowing } from "./use-narrowing.ts";

type Pane = "templates" | "preview";

const panes = [
  { value: "templates", label: "Templates" },
  { value: "preview", label: "Live Preview" },
] as const;

type SelectionWorkspaceProps = {
  website: Website;
  groups: { category: string; templates: Template[] }[];
  wanted: string | undefined;
};

/** The catalogue beside the owner's own site in the template that is pointed at; below 1024 px one at a time. */
export function SelectionWorkspace({ website, groups, wanted }: SelectionWorkspaceProps) {
  const all = groups.flatMap((group) => group.templates);
  const gallery = useGallery(website, all, wanted);
  const filter = useCategoryFilter(groups);
  const narrowing = useNarrowing();
  const [pane, setPane] = useState<Pane>("templates");
  const templates = narrowing.found(filter.templates);
  useGalleryKeys(gallery);
  const nameOf = (wantedSlug: string) => all.find(({ slug }) => slug === wantedSlug)?.name ?? website.template.name;
  return (
    <main id="main" className="flex h-[calc(100dvh-var(--shell-top))] flex-col bg-surface">
      <header className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-1.5 md:px-6">
        <Button
          variant="quiet"
          iconOnly
          aria-label="Back to the builder"
          className="-ms-3"
          icon={<ArrowLeft size={20} strokeWidth={1.75} aria-hidden />}
          onClick={gallery.back}
        />
        <h1 className="me-auto text-h2">Choose Your Template</h1>
        <Checkbox
          label="Preview with Demo Data"
          checked={gallery.isDemo}
          onChange={(event) => gallery.setDemo(event.target.checked)}
        />
        <Segments label="View" items={panes} value={pane} onValueChange={setPane} className="w-full lg:hidden" />
      </header>
      <div className="flex min-h-0 flex-1">
        <section
          aria-label="Templates"
          className={`@container min-w-0 flex-1 overflow-y-auto scroll-pb-6 p-4 md:p-6 lg:max-w-[34rem] lg:border-e lg:border-line ${pane === "templates" ? "" : "max-lg:hidden"}`}
        >
          <div className="mb-6 flex flex-col gap-3">
            <NarrowingFields narrowing={narrowing} />
            <CategoryFilter filter={filter} />
          </div>
          {templates.length === 0 ? (
            <EmptyState
              title="No Templates Found"
              actions={
                <Button
                  onClick={() => {
                    narrowing.clear();
                    filter.showAll();
                  }}
                >
                  Show All Templates
                </Button>
              }
            />
          ) : (
            <ul className="grid gap-x-4 gap-y-8 @min-[26rem]:grid-cols-2">
              {templates.map((template) => (
                <GalleryCard key={template.slug} template={template} website={website} gallery={gallery} />
              ))}
            </ul>
          )}
        </section>
        <div className={`flex min-w-0 flex-1 ${pane === "preview" ? "" : "max-lg:hidden"}`}>
          <GalleryPreview gallery={gallery} nameOf={nameOf} />
        </div>
      </div>
      <footer className="flex items-center justify-end gap-3 border-t border-line px-4 py-3 md:px-6">
        <p className="me-auto min-w-0 truncate text-caption text-muted max-sm:hidden">
          {gallery.selected ? `Selected: ${gallery.selected.name}` : "Select a template to apply it."}
        </p>
        <Button onClick={gallery.back} disabled={gallery.isApplying}>
          Cancel
        </Button>
        <Button
          variant="primary"
          disabled={!gallery.selected}
          busy={gallery.isApplying}
          busyLabel="Applying..."
          onClick={gallery.apply}
        >
          Apply Template
        </Button>
      </footer>
    </main>
  );
}
