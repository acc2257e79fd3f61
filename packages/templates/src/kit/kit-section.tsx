import type { SectionView, SiteView } from "../view/site-view.ts";
import { Entry } from "./entry.tsx";
import { foldLabel } from "./list-section.tsx";
import { CutList, labelLang } from "./section.tsx";
import { joinDots } from "./text.tsx";

/** Any section in the letters of the template: its title and its entries, in the layout that the owner chose. */
export function KitSection({ view, section }: { view: SiteView; section: SectionView }) {
  const { anchor, kind, title, isOwnTitle, layout, records, bucket } = section;
  return (
    <section
      id={anchor}
      className="kit-section"
      data-kind={kind}
      data-layout={layout === "designed" ? "list" : layout}
      data-n={bucket}
      aria-labelledby={`h-${anchor}`}
    >
      <h2 id={`h-${anchor}`} data-label={title} lang={isOwnTitle ? undefined : labelLang(view)}>
        <span>{title}</span>
      </h2>
      <div className="body">
        <CutList items={records} label={foldLabel(view, "links")} className="entries">
          {({ under, ...record }, index) => <Entry key={index} view={view} {...record} notes={[joinDots(under)]} />}
        </CutList>
      </div>
    </section>
  );
}
