import type { RecordView, SiteView } from "../view/site-view.ts";
import { ItemTitle, Tags } from "./entry.tsx";
import { KitEntry } from "./kit-entry.tsx";
import { Picture } from "./pictures.tsx";
import { Dates, Prose, joinDots } from "./text.tsx";

type Listed = { view: SiteView; anchor: string; records: readonly RecordView[] };

/** Rows of a name and what belongs to it; dates stand last. */
export function KitTable({ view, records }: Listed) {
  const columns = Math.max(...records.map(({ under }) => under.length));
  const hasDates = records.some(({ dates }) => dates?.text);
  return (
    <table>
      <tbody>
        {records.map((record, index) => (
          <tr key={index}>
            <th scope="row">
              <ItemTitle title={record.title} link={record.link} />
              {record.prose && <Prose prose={record.prose} more={view.labels.more} />}
              <Tags tags={record.tags} />
            </th>
            {Array.from({ length: columns }, (_, column) => (
              <td key={column}>{record.under[column]}</td>
            ))}
            {hasDates && <td className="when">{record.dates && <Dates dates={record.dates} />}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Pictures with their words below: one each as tiles, a series over the whole width. */
export function TileGrid({ view, anchor, records }: Listed) {
  return (
    <ul className="kit-entries kit-tiles">
      {records.map((record, index) => (
        <KitEntry key={index} view={view} id={`${anchor}-p${index + 1}`} kind="gallery" record={record} />
      ))}
    </ul>
  );
}

/** Whom somebody worked for: a logo, or the name as one. */
export function LogoRow({ records }: { records: readonly RecordView[] }) {
  return (
    <ul className="kit-logos">
      {records.map(({ title, under, link, pictures: [logo] = [] }, index) => (
        <li key={index}>
          {logo && <Picture picture={logo} sizes="10rem" />}
          <p className={logo ? "quiet" : "kit-logo"}>
            <ItemTitle title={title} link={link} />
          </p>
          {under.length > 0 && <p className="quiet">{joinDots(under)}</p>}
        </li>
      ))}
    </ul>
  );
}
