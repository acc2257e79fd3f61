import { Portrait, Present } from "../kit/frame.tsx";
import { SafeLink } from "../kit/text.tsx";
import type { SiteView } from "../view/site-view.ts";
import { ElasticName } from "./elastic.tsx";

/** The head of the poster: the name on the wall, the picture printed over the ground, and how to write. */
export function Poster({ view }: { view: SiteView }) {
  const { person } = view;
  const hasFacts = Boolean(person.title || person.location || person.email);
  return (
    <header className="poster" data-photo={person.photo ? "" : undefined}>
      <div className="wall">
        <h1>
          <ElasticName parts={person.nameParts} drop={person.sizeDrop} />
        </h1>
      </div>
      {person.photo && (
        <div className="plate">
          <Portrait view={view} width={640} height={800} />
        </div>
      )}
      {(hasFacts || person.claim) && (
        <div className="under">
          {hasFacts && (
            <div className="facts-line">
              {person.title && <p className="title">{person.title}</p>}
              <Present view={view} />
              {person.location && <p>{person.location}</p>}
              {person.email && (
                <p className="write no-print" dir="ltr">
                  <SafeLink link={person.email} />
                </p>
              )}
            </div>
          )}
          {person.claim && <p className="intro">{person.claim}</p>}
        </div>
      )}
    </header>
  );
}
