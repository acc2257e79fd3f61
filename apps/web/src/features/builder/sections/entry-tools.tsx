import type { SectionKind, Website, WebsiteSection } from "@vitrine/model";
import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from "react";
import type { EntryActions } from "./use-sections.ts";

export type EntryToolsProps = {
  website: Website;
  section: WebsiteSection;
  kind: SectionKind;
  actions: EntryActions;
  /** How many more entries the website holds. */
  room: number;
};

/** Other ways to come by entries than typing them, by kind; each is loaded where its section is opened. */
const tools: Readonly<Record<string, LazyExoticComponent<ComponentType<EntryToolsProps>>>> = {
  publications: lazy(async () => ({ default: (await import("../references/import-references.tsx")).ImportReferences })),
  figures: lazy(async () => ({ default: (await import("../figures/found-figures.tsx")).FoundFigures })),
  testimonials: lazy(async () => ({
    default: (await import("../testimonials/testimonial-requests.tsx")).TestimonialRequests,
  })),
};

/** What helps to fill a section of this kind; nothing for most. */
export function EntryTools(props: EntryToolsProps) {
  const Tool = tools[props.kind.name];
  if (!Tool) return null;
  return (
    <Suspense fallback={null}>
      <Tool {...props} />
    </Suspense>
  );
}
