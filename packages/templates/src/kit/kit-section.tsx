import type { ReactNode } from "react";
import { isOfReferences } from "../view/citations.ts";
import type { RecordView, SectionView, SiteView } from "../view/site-view.ts";
import { Citations } from "./citations.tsx";
import { KitEntry } from "./kit-entry.tsx";
import { KitTable, LogoRow, TileGrid } from "./kit-layouts.tsx";
import { foldLabel } from "./list-section.tsx";
import { CutList, labelLang } from "./section.tsx";

type KitSectionProps = {
  view: SiteView;
  section: SectionView;
  /** What the template's own sections are called, where its style sheet knows them by a class. */
  className?: string | undefined;
};

/** Any section in the letters of the template: its title and its entries, in the layout that the owner chose. */
export function KitSection({ view, section, className = "" }: KitSectionProps) {
  const { anchor, kind, title, isOwnTitle, bucket } = section;
  const form = formOf(section);
  return (
    <section
      id={anchor}
      className={`kit-section ${className}`.trim()}
      data-kind={kind}
      data-form={form}
      data-n={bucket}
      aria-labelledby={`h-${anchor}`}
    >
      <h2
        id={`h-${anchor}`}
        data-label={view.hasTwins ? title : undefined}
        lang={isOwnTitle ? undefined : labelLang(view)}
      >
        <span>{title}</span>
      </h2>
      <div className="body">{drawForm(form, view, section)}</div>
    </section>
  );
}

type Form =
  | Exclude<SectionView["layout"], "designed" | "years" | "types">
  | "figures"
  | "logos"
  | "words"
  | "references";

/** How the kit draws kinds whose owner chose no layout; a list for all others. */
const designed: Readonly<Record<string, Form>> = {
  figures: "figures",
  clients: "logos",
  gallery: "gallery",
  table: "table",
  languages: "words",
  interests: "words",
  links: "words",
};

function formOf({ kind, layout, records }: SectionView): Form {
  if (layout === "years" || layout === "types") return "references";
  if (layout !== "designed" && layout !== "list") return layout;
  if (isOfReferences(records)) return "references";
  return layout === "designed" ? (designed[kind] ?? "list") : layout;
}

function drawForm(form: Form, view: SiteView, section: SectionView): ReactNode {
  const { anchor, kind, records } = section;
  if (form === "references") return <Citations view={view} section={section} />;
  if (form === "table") return <KitTable view={view} anchor={anchor} records={records} />;
  if (form === "gallery") return <TileGrid view={view} anchor={anchor} records={records} />;
  if (form === "logos") return <LogoRow records={records} />;
  const entry = (record: RecordView, index: number) => (
    <KitEntry key={index} view={view} id={`${anchor}-p${index + 1}`} kind={kind} record={record} />
  );
  return (
    <CutList
      items={records}
      label={foldLabel(view, "links")}
      className="kit-entries"
      as={isOrdered(records) ? "ol" : "ul"}
    >
      {entry}
    </CutList>
  );
}

/** Dated entries follow each other; others merely stand beside each other. */
const isOrdered = (records: readonly RecordView[]) => records.some(({ dates }) => dates !== null);
