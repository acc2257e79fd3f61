import type { Template, Website } from "@vitrine/model";
import { Button, EmptyState } from "@vitrine/ui";
import { clsx } from "clsx";
import { useRef, type ReactNode, type Ref } from "react";
import { CategoryFilter, useCategoryFilter } from "../../lib/templates/category-filter.tsx";
import { useMedia } from "../../lib/use-media.ts";
import { FilterSheet } from "./filter-sheet.tsx";
import { GalleryCard } from "./gallery-card.tsx";
import { AnswerFields, SearchField } from "./narrowing-fields.tsx";
import type { Gallery } from "./use-gallery.ts";
import { useNarrowing } from "./use-narrowing.ts";

/** Windows in which the questions would push the templates out of the first screen. */
const smallQuery = "(max-width: 767.98px), (max-height: 30rem)";

type TemplatesPaneProps = {
  website: Website;
  groups: { category: string; templates: Template[] }[];
  gallery: Gallery;
  /** A switch that has no room in the header. */
  demo: ReactNode;
  className: string;
  ref: Ref<HTMLElement>;
};

/** The catalogue, and what it is narrowed down by. */
export function TemplatesPane({ website, groups, gallery, demo, className, ref }: TemplatesPaneProps) {
  const filter = useCategoryFilter(groups);
  const narrowing = useNarrowing();
  const isSmall = useMedia(smallQuery);
  const fields = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const templates = narrowing.found(filter.templates);
  const left = `${templates.length} ${templates.length === 1 ? "template" : "templates"}`;
  // The button that was pressed is gone afterwards: the focus goes to what it changed.
  const tell = () => count.current?.focus({ preventScroll: true });
  const forgetAnswers = () => {
    narrowing.forgetAnswers();
    tell();
  };
  const showAll = () => {
    narrowing.clear();
    filter.showAll();
    // On a phone the strip of categories may have been pushed far along.
    fields.current?.querySelector('[role="radio"]')?.scrollIntoView({ block: "nearest", inline: "nearest" });
    tell();
  };
  return (
    <section
      ref={ref}
      aria-label="Templates"
      tabIndex={-1}
      className={clsx("@container min-w-0 flex-1 overflow-y-auto scroll-pb-6 p-4 outline-none md:px-6", className)}
    >
      <div ref={fields} className="flex flex-col gap-3">
        {isSmall ? (
          <div className="flex gap-2">
            <SearchField narrowing={narrowing} />
            <FilterSheet narrowing={narrowing} left={left} />
          </div>
        ) : (
          <div className="flex flex-col gap-3 @min-[40rem]:flex-row">
            <SearchField narrowing={narrowing} />
            <div className="grid grid-cols-3 gap-3 @min-[40rem]:grid-cols-[8.5rem_11.5rem_8.5rem]">
              <AnswerFields narrowing={narrowing} hideLabels />
            </div>
          </div>
        )}
        <CategoryFilter filter={filter} />
      </div>
      <div className={clsx("flex flex-wrap items-center justify-between gap-x-3", demo ? "my-1 min-h-11" : "my-3 h-5")}>
        {demo}
        <p
          ref={count}
          role="status"
          tabIndex={-1}
          className={clsx("text-caption text-muted outline-none", demo !== null && "sr-only")}
        >
          {left}
        </p>
        {narrowing.answered > 0 ? (
          <Button variant="quiet" size="small" className="-my-3 -me-3" onClick={forgetAnswers}>
            <span>
              Clear <span className="max-[359px]:sr-only">filters</span>
            </span>
          </Button>
        ) : null}
      </div>
      {templates.length === 0 ? (
        <EmptyState title="No Templates Found" actions={<Button onClick={showAll}>Show All Templates</Button>} />
      ) : (
        <ul className="grid gap-x-4 gap-y-8 @min-[26rem]:grid-cols-2">
          {templates.map((template) => (
            <GalleryCard key={template.slug} template={template} website={website} gallery={gallery} />
          ))}
        </ul>
      )}
    </section>
  );
}
