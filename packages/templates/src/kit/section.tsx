import type { CSSProperties, ReactNode } from "react";
import type { LabelName } from "../view/labels.ts";
import type { Bucket, SiteView } from "../view/site-view.ts";
import { briefKinds } from "./section-links.ts";

export type SectionProps = {
  view: SiteView;
  id: LabelName;
  /** Written as `data-n`, so that a layout can react to the number of items. */
  bucket?: Bucket;
  className?: string;
  style?: CSSProperties | undefined;
  children: ReactNode;
};

/**
 * A titled part of a site. Style sheets know it by `data-section`: a site may have two sections of a kind, of which the
 * second has an anchor of its own. `data-brief` marks kinds of a line or two. Where style sheets write titles a second time, these repeat in `data-label`.
 */
export function Section({ view, id, bucket, className, style, children }: SectionProps) {
  const anchor = view.anchors[id] ?? id;
  return (
    <section
      id={anchor}
      className={className}
      style={style}
      data-section={id}
      data-n={bucket}
      data-brief={briefKinds.includes(id) ? "" : undefined}
      aria-labelledby={`h-${anchor}`}
    >
      <h2 id={`h-${anchor}`} data-label={view.hasTwins ? view.labels[id] : undefined} lang={labelLang(view)}>
        <span>{view.labels[id]}</span>
      </h2>
      <div className="body">{children}</div>
    </section>
  );
}

/** The language of a label where it differs from the content's. */
export function labelLang(view: SiteView): string | undefined {
  return view.labelsLang === view.lang ? undefined : view.labelsLang;
}

/** The first items in full and the others behind a fold that is open on paper. */
export function Folded({
  label,
  count,
  children,
  className = "fold",
}: {
  label: string;
  count: number;
  children: ReactNode;
  className?: string;
}) {
  return (
    <details className={className}>
      <summary>
        {label} <span className="count">({count})</span>
      </summary>
      {children}
    </details>
  );
}

/** Where a list is cut: everything up to 8 items, else the first 6 (design book 1.10). */
export function cutList<Item>(items: readonly Item[], full = 6, limit = 8): [readonly Item[], readonly Item[]] {
  return items.length > limit ? [items.slice(0, full), items.slice(full)] : [items, []];
}

/** A list whose later items fold away when there are many. */
export function CutList<Item>({
  items,
  label,
  className,
  foldedClassName = `${className} later`,
  as: List = "ol",
  children,
}: {
  items: readonly Item[];
  /** What stands on the fold. */
  label: string;
  className: string;
  /** Class of the folded part. */
  foldedClassName?: string;
  /** `ul` where the order says nothing. */
  as?: "ol" | "ul";
  children: (item: Item, index: number) => ReactNode;
}) {
  const [first, others] = cutList(items);
  return (
    <>
      <List className={className}>{first.map((item, index) => children(item, index))}</List>
      {others.length > 0 && (
        <Folded label={label} count={others.length}>
          <List className={foldedClassName} {...(List === "ol" ? { start: first.length + 1 } : {})}>
            {others.map((item, index) => children(item, first.length + index))}
          </List>
        </Folded>
      )}
    </>
  );
}
