import type { ReactNode } from "react";
import { briefKinds, labelLang } from "../kit/lists.ts";
import type { LabelName } from "../view/labels.ts";
import type { Bucket, SiteView } from "../view/site-view.ts";
import { bitmapPath, type BitmapName } from "./bitmaps.ts";

/** A drawing of one bit; decoration beside words. */
export function Bitmap({ name }: { name: BitmapName }) {
  return (
    <svg className="bitmap" viewBox="0 0 12 12" width="24" height="24" aria-hidden="true">
      <path d={bitmapPath(name)} />
    </svg>
  );
}

/** A window on the desk: its bar holds the title and a box that leads back to the desk. */
export function Window({
  view,
  id,
  bucket,
  folder = false,
  children,
}: {
  view: SiteView;
  id: LabelName;
  bucket?: Bucket | undefined;
  /** Titled by a tab like a folder. */
  folder?: boolean;
  children: ReactNode;
}) {
  const anchor = view.anchors[id] ?? id;
  return (
    <section
      id={anchor}
      className={folder ? "window folder" : "window"}
      data-section={id}
      data-n={bucket}
      data-brief={briefKinds.includes(id) ? "" : undefined}
      aria-labelledby={`h-${anchor}`}
    >
      <div className="bar">
        {!folder && <a className="close no-print" href="#desk" aria-label={view.person.name} />}
        <h2 id={`h-${anchor}`} lang={labelLang(view)}>
          {view.labels[id]}
        </h2>
      </div>
      <div className="body">{children}</div>
    </section>
  );
}
