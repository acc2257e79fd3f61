import type { ReactNode } from "react";
import type { LabelName } from "../view/labels.ts";
import type { SiteView, ViewList } from "../view/site-view.ts";
import { CutList, Section } from "./section.tsx";

/** Sections that are one list of entries. */
type ListId = {
  [Id in keyof SiteView & LabelName]: SiteView[Id] extends ViewList<unknown> ? Id : never;
}[keyof SiteView & LabelName];
type ItemOf<Id extends ListId> = SiteView[Id] extends ViewList<infer Item> ? Item : never;

type ListSectionProps<Id extends ListId> = {
  view: SiteView;
  id: Id;
  className?: string;
  /** Class of the list, and of the folded part where that differs. */
  listClassName: string;
  foldedClassName?: string;
  /** `ul` where the order says nothing. */
  as?: "ol" | "ul";
  children: (item: ItemOf<Id>, index: number) => ReactNode;
};

/** The section of a list, drawn entry by entry; nothing when it has none. From nine entries on the later ones fold. */
export function ListSection<Id extends ListId>(props: ListSectionProps<Id>) {
  const { view, id, className, listClassName, foldedClassName, as, children } = props;
  const { items, count, bucket } = view[id] as ViewList<ItemOf<Id>>;
  if (count === 0) return null;
  return (
    <Section view={view} id={id} bucket={bucket} {...(className ? { className } : {})}>
      <CutList
        items={items}
        label={foldLabel(view, id)}
        className={listClassName}
        {...(foldedClassName ? { foldedClassName } : {})}
        {...(as ? { as } : {})}
      >
        {children}
      </CutList>
    </Section>
  );
}

/** What stands on the fold of a list. */
export function foldLabel({ labels }: SiteView, id: LabelName): string {
  if (id === "experience") return labels.earlierRoles;
  return id === "projects" ? labels.moreProjects : labels.moreItems;
}
