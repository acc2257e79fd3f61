import { Fragment, type ReactNode } from "react";
import { isOfReferences } from "../view/citations.ts";
import { scopeTo } from "../view/section-scope.ts";
import type { SectionView, SiteView } from "../view/site-view.ts";
import { KitSection } from "./kit-section.tsx";
import { steady } from "./steady.tsx";

/** Draws the sections of one kind in a template's own way, from the list of the view that it is given. */
type Drawing = (view: SiteView, section: SectionView) => ReactNode;

/**
 * A template's drawings by the name of the kind: `volunteer` for volunteering, `references` for publications with
 * authors, DOI and the like, else the kind's own.
 */
export type Drawings = Readonly<Record<string, Drawing>>;

/** A class, or one for each section. */
type KitClass = string | ((section: SectionView) => string);

type SlotProps = {
  view: SiteView;
  /** Names of the kinds that stand here; `rest` takes all that no other slot of the template names. */
  kinds: readonly string[] | "rest";
  /** With `rest`: the kinds that stand in other slots. */
  except?: readonly string[];
  /** The template's own drawings; other kinds, and sections with a chosen layout, get the kit's. */
  drawings: Drawings;
  /** Class of the sections that the kit draws, where the template's own carry one. */
  kitClass?: KitClass;
};

/** A place of a template where sections stand in their owner's order. */
export function Slot({ kinds, except = [], ...props }: SlotProps) {
  return <Sections {...props} sections={slotSections(props.view, kinds, except)} />;
}

type SectionsProps = Omit<SlotProps, "kinds" | "except"> & { sections: readonly SectionView[] };

/** Some of the sections of a slot, for templates that set something between them. */
export function Sections({ view, sections, drawings, kitClass }: SectionsProps) {
  return sections.map((section) => (
    <Fragment key={section.id}>{steady(drawSection(view, section, drawings, kitClass))}</Fragment>
  ));
}

/** The sections of a slot in order. */
export function slotSections(
  view: SiteView,
  kinds: readonly string[] | "rest",
  except: readonly string[] = [],
): readonly SectionView[] {
  return view.sections.filter(({ kind }) => (kinds === "rest" ? !except.includes(kind) : kinds.includes(kind)));
}

/** One section: the template's drawing of its kind, or the kit's. */
function drawSection(view: SiteView, section: SectionView, drawings: Drawings, kitClass?: KitClass): ReactNode {
  const sameKind = view.sections.filter(({ kind }) => kind === section.kind);
  const drawing = section.layout === "designed" ? drawings[drawnAs(section)] : undefined;
  if (drawing) return drawing(scopeTo(view, section, sameKind), section);
  const className = typeof kitClass === "function" ? kitClass(section) : kitClass;
  return <KitSection view={view} section={section} className={className} />;
}

/** References have parts that a template's list of titles does not know: a drawing of theirs is a drawing of its own. */
function drawnAs({ kind, records }: SectionView): string {
  return isOfReferences(records) ? "references" : kind;
}

/** Neighbours of one group together: a template so frames what follows each other, in any order. */
export function sectionRuns<Group>(
  sections: readonly SectionView[],
  groupOf: (section: SectionView) => Group,
): readonly { group: Group; sections: readonly SectionView[] }[] {
  const runs: { group: Group; sections: SectionView[] }[] = [];
  for (const section of sections) {
    const group = groupOf(section);
    const last = runs.at(-1);
    if (last && last.group === group) last.sections.push(section);
    else runs.push({ group, sections: [section] });
  }
  return runs;
}
