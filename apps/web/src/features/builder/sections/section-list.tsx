import type { Website } from "@vitrine/model";
import { Button, EmptyState } from "@vitrine/ui";
import { Plus } from "lucide-react";
import { EntryOutline } from "../items/entry-outline.tsx";
import { SortableRows } from "../items/sortable-rows.tsx";
import { useSectionPlace } from "../shell/section-place.ts";
import { countEntries } from "../work/section-entries.ts";
import { SectionRow } from "./section-row.tsx";
import type { SectionActions } from "./use-sections.ts";

/** All sections in the order of the page, arranged here. */
export function SectionList({ website, actions }: { website: Website; actions: SectionActions }) {
  const { go } = useSectionPlace();
  const isEmpty = website.sections.length === 0;
  const add = (
    <Button
      variant="secondary"
      size="small"
      className="max-md:min-h-11"
      icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => go("new")}
    >
      Add section
    </Button>
  );
  return (
    <section aria-labelledby="section-list" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="section-list" className="text-h2">
            Sections
          </h2>
          <p className="mt-1 text-caption text-muted">
            Your site shows them in this order. A section appears with its first entry.
          </p>
        </div>
        {isEmpty ? null : add}
      </div>
      {isEmpty ? (
        <EmptyState
          drawing={<EntryOutline />}
          title="No sections yet"
          text="A section comes by itself with its first entry. You can also choose one here."
          actions={add}
        />
      ) : (
        <SortableRows
          label="Sections"
          items={website.sections}
          titleOf={({ label }) => label}
          onReorder={(sections) => actions.move(sections)}
        >
          {(section, moves) => (
            <SectionRow
              key={section.id}
              section={section}
              count={countEntries(website, section)}
              moves={moves}
              actions={actions}
            />
          )}
        </SortableRows>
      )}
    </section>
  );
}
