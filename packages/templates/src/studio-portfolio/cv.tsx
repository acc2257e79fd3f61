import type { ReactNode } from "react";
import { Dates, RecordText, Tags } from "../kit/words.ts";
import { CutList, RecordSection, Section, type RecordId } from "../kit/lists.ts";
import { awardLines, creativeTools } from "../kit/creative-lines.tsx";
import { isFirstDrawn } from "../kit/own-forms.tsx";
import type { SiteView } from "../view/site-view.ts";

/** A line of an artist's CV: the year hangs left, the rest reads as a sentence. */
function Line({ when, children }: { when: ReactNode; children: ReactNode }) {
  return (
    <li className="line entry">
      <p className="when">{when}</p>
      <div>{children}</div>
    </li>
  );
}

/** Exhibitions by kind and the awards of the creative form. */
export function Exhibitions({ view }: { view: SiteView }) {
  const shows = view.creative?.exhibitions ?? [];
  if (shows.length === 0) return null;
  const kinds = [...new Set(shows.map(({ type }) => type))];
  return (
    <Section view={view} id="exhibitions">
      {kinds.map((kind) => (
        <div key={kind} className="kind">
          {kind && <h3>{kind}</h3>}
          <ul>
            {shows
              .filter(({ type }) => type === kind)
              .map((show, index) => (
                <Line key={index} when={show.year}>
                  <p>
                    <i>{show.name}</i>
                    {show.venue && <>{`, ${show.venue}`}</>}
                  </p>
                </Line>
              ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

/** Awards from the CV and from the creative form in one list. */
export function Awards({ view }: { view: SiteView }) {
  const lines = awardLines(view);
  if (lines.length === 0) return null;
  return (
    <Section view={view} id="awards">
      <CutList items={lines} label={view.labels.moreItems} className="lines">
        {({ title, note, when }, index) => (
          <Line key={index} when={when}>
            <h3>{title}</h3>
            {note && <p className="quiet">{note}</p>}
          </Line>
        )}
      </CutList>
    </Section>
  );
}

/** Positions held, or another list of the CV. */
export function Lines({ view, id }: { view: SiteView; id: RecordId }) {
  return (
    <RecordSection view={view} id={id} listClassName="lines">
      {(item, index) => (
        <Line key={index} when={item.dates && <Dates dates={item.dates} />}>
          <RecordText view={view} item={item} />
        </Line>
      )}
    </RecordSection>
  );
}

/** Media and tools as run-in lines, the way a catalogue names them. */
export function Media({ view }: { view: SiteView }) {
  const { skills, labels } = view;
  const creative = isFirstDrawn(view, "skills") ? view.creative : null;
  const tools = creativeTools(view);
  const lines = [
    ...skills.items.map(({ title, items }) => ({ title: skills.count === 1 ? "" : title, items })),
    ...(tools.length > 0 ? [{ title: labels.tools, items: tools }] : []),
    ...(creative && creative.influences.length > 0 ? [{ title: labels.influences, items: creative.influences }] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <Section view={view} id="skills" bucket={skills.bucket}>
      <ul className="media">
        {lines.map(({ title, items }, index) => (
          <li key={index}>
            {title && <h3>{title}</h3>}
            <Tags tags={items} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
