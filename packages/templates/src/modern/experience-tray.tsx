import { Dates, RecordText, Years } from "../kit/words.ts";
import { Folded, Section, cutList, recordsOf } from "../kit/lists.ts";
import { yearRange, type DatesView } from "../view/dates.ts";
import type { SiteView } from "../view/site-view.ts";
import { spanStyles } from "./spans.ts";

/** Roles as tiles, with the years as large figures in the lower corner. */
export function ExperienceTray({ view }: { view: SiteView }) {
  const { items, bucket } = recordsOf(view, "experience");
  if (items.length === 0) return null;
  const [recent, earlier] = cutList(items);
  const lengths = recent.map(({ prose, title }) => Math.min(prose?.length ?? 0, 420) + title.length + 60);
  const styles = spanStyles(lengths, 3, true);
  return (
    <Section view={view} id="experience" className="tray" {...(bucket ? { bucket } : {})}>
      <ol className="tiles">
        {recent.map((item, index) => (
          <li key={index} className="tile role" style={styles[index]}>
            <div>
              <RecordText view={view} item={item} words="tags quiet" />
            </div>
            {item.dates && <Span dates={item.dates} />}
          </li>
        ))}
      </ol>
      {earlier.length > 0 && (
        <Folded label={view.labels.earlierRoles} count={earlier.length} className="tile fold wide">
          <ol className="index" start={recent.length + 1}>
            {earlier.map((item, index) => (
              <li key={index} className="entry">
                <RecordText view={view} item={item} dated="time" words="tags quiet" />
              </li>
            ))}
          </ol>
        </Folded>
      )}
    </Section>
  );
}

/** Years as figures; the full dates stand beside them when they say more. */
function Span({ dates }: { dates: DatesView }) {
  if (!dates.text) return null;
  const years = dates.text.replace(/\s*[-–—]\s*/g, "–");
  const isPlain = years === yearRange(dates) || (dates.parsed?.current && /^\d{4}–\D+$/.test(years));
  return (
    <p className="span">
      {dates.parsed && <Years dates={dates} className="figures" />}
      {(!isPlain || !dates.parsed) && <Dates dates={dates} className="quiet" />}
    </p>
  );
}
