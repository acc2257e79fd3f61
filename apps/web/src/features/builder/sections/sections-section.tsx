import { findKind, type Website } from "@vitrine/model";
import { useEffect } from "react";
import { useSectionPlace } from "../shell/section-place.ts";
import { sectionWithText } from "../work/kept-forms.ts";
import { useBuilderWork, useWorkPart } from "../work/work-context.ts";
import { AddSection } from "./add-section.tsx";
import { SectionList } from "./section-list.tsx";
import { SectionPage } from "./section-page.tsx";
import { useSections } from "./use-sections.ts";

/** Where an owner arranges the site: the list of sections, one of them open, or the choice of a new one. */
export function SectionsSection({ website }: { website: Website }) {
  const { store } = useBuilderWork();
  const actions = useSections();
  const { open, go } = useSectionPlace();
  // Text that was left in the form of an entry opens its section.
  const left = useWorkPart(store, ({ forms }) => sectionWithText(forms));
  useEffect(() => {
    if (left !== null) go(left);
    // Only what was left before: a form that is being filled is open already.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (open === "new") return <AddSection website={website} actions={actions} />;
  const id = open === null ? null : store.idNow(open);
  const section = website.sections.find((known) => known.id === id);
  const kind = section && findKind(section.kind);
  if (!section || !kind) return <SectionList website={website} actions={actions} />;
  return <SectionPage key={open} website={website} section={section} kind={kind} actions={actions} />;
}
