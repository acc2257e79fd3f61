import { Fragment, type ReactNode } from "react";
import type { SectionView, SiteView } from "../view/site-view.ts";
import type { RecordId } from "./records.tsx";

/** Draws a kind's section together with what the template's own form says beside it. */
type FormDrawings = Readonly<Record<string, (view: SiteView) => ReactNode>>;

const isDrawn = (kind: string) => (section: SectionView) => section.kind === kind && section.layout === "designed";

/**
 * True for the first section of a kind that the template draws itself: what stands once on the page, as words of the
 * template's own form, stands with it. Also where no such section is.
 */
export function isFirstDrawn(view: SiteView, kind: string): boolean {
  const first = view.sections.find(isDrawn(kind));
  return !first || first.anchor === (view.anchors[kind] ?? kind);
}

/** What the template's own form says beside a kind, drawn alone where no section of that kind takes it along. */
export function OwnForms({ view, drawings }: { view: SiteView; drawings: FormDrawings }) {
  return Object.entries(drawings).map(([kind, draw]) =>
    view.sections.some(isDrawn(kind)) ? null : <Fragment key={kind}>{draw(withoutEntries(view, kind))}</Fragment>,
  );
}

function withoutEntries(view: SiteView, kind: string): SiteView {
  const isTaken = view.sections.some(({ anchor }) => anchor === kind);
  return {
    ...view,
    [kind]: { items: [], count: 0, bucket: "none" },
    anchors: isTaken ? { ...view.anchors, [kind]: `${kind}-form` } : view.anchors,
  };
}

/** One drawing for several kinds of records. */
export function drawRecords(
  ids: readonly RecordId[],
  draw: (view: SiteView, id: RecordId) => ReactNode,
): Readonly<Record<string, (view: SiteView) => ReactNode>> {
  return Object.fromEntries(ids.map((id) => [id, (view: SiteView) => draw(view, id)]));
}
