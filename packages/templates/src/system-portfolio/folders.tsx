import type { ReactNode } from "react";
import { awardLines, exhibitionLines, lineOf, type CreativeLine } from "../kit/creative-lines.tsx";
import { Prose, Tags, withLevel } from "../kit/words.ts";
import { CutList, recordsOf, type RecordId } from "../kit/lists.ts";
import type { SiteView } from "../view/site-view.ts";
import type { BitmapName } from "./bitmaps.ts";
import { Bitmap, Window } from "./window.tsx";

type Row = CreativeLine & { rest?: ReactNode };

function Rows({ rows, label, mark }: { rows: readonly Row[]; label: string; mark: BitmapName }) {
  return (
    <CutList items={rows} label={label} className="rows">
      {({ title, note, when, rest }, index) => (
        <li key={index} className="row entry">
          <Bitmap name={mark} />
          <div>
            <h3>{title}</h3>
            {note && <p className="kind">{note}</p>}
            {rest}
          </div>
          {when && <p className="when">{when}</p>}
        </li>
      )}
    </CutList>
  );
}

const marks: Partial<Record<RecordId, BitmapName>> = { certifications: "award", writing: "page", publications: "page" };

/** A list of the CV as a folder with its things in it. */
export function Folder({ view, id }: { view: SiteView; id: RecordId }) {
  const { items, bucket } = recordsOf(view, id);
  if (items.length === 0) return null;
  const rows = items.map((item): Row => ({
    ...lineOf(item),
    rest: (
      <>
        {item.prose && <Prose prose={item.prose} more={view.labels.more} />}
        <Tags tags={item.tags} />
      </>
    ),
  }));
  return (
    <Window view={view} id={id} bucket={bucket} folder>
      <Rows rows={rows} label={view.labels.moreItems} mark={marks[id] ?? "folder"} />
    </Window>
  );
}

/** Exhibitions of the creative form, or awards of the form and of the CV. */
export function Shown({ view, id }: { view: SiteView; id: "exhibitions" | "awards" }) {
  const rows = id === "awards" ? awardLines(view) : exhibitionLines(view);
  if (rows.length === 0) return null;
  return (
    <Window view={view} id={id} folder>
      <Rows rows={rows} label={view.labels.moreItems} mark={id === "awards" ? "award" : "picture"} />
    </Window>
  );
}

/** Languages and interests: words in a folder. */
export function WordFolder({ view, id }: { view: SiteView; id: RecordId }) {
  const words = id === "languages" ? view.languages.items.map(withLevel) : view.interests;
  if (words.length === 0) return null;
  return (
    <Window view={view} id={id} folder>
      <Tags tags={words} className="boxes" />
    </Window>
  );
}
