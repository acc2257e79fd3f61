import { Career } from "../kit/career.tsx";
import { CreativeNumbers, creativeNumbers } from "../kit/creative-numbers.tsx";
import { ContactSection, Highlights } from "../kit/parts.ts";
import { FitName, Portrait, Present, SiteFrame } from "../kit/frame.tsx";
import { OwnForms, Slot, drawRecords, type Drawings } from "../kit/drawings.ts";
import { Section, labelLang, recordIds } from "../kit/lists.ts";
import { Prose, SafeLink, joinDots } from "../kit/text.tsx";
import type { RoleView, SiteView } from "../view/site-view.ts";
import { Awards, Exhibitions, Lines, Media } from "./cv.tsx";
import { Hang, hangsPictures } from "./hang.tsx";

/** Works open the show, whatever follows. */
const wallKinds = ["projects", "gallery"] as const;

const forms = {
  awards: (view: SiteView) => <Awards view={view} />,
  skills: (view: SiteView) => <Media view={view} />,
};
const drawings: Drawings = {
  ...drawRecords(recordIds, (view, id) => <Lines view={view} id={id} />),
  ...forms,
  projects: (view) => <Hang view={view} />,
};

/** "The hang": works on one eye-line along a wall, then the artist's CV. */
export function StudioPortfolioTemplate({ view }: { view: SiteView }) {
  return (
    <SiteFrame view={view} className="gallery" header={<Lettering view={view} />}>
      <Statement view={view} />
      <Slot view={view} kinds={wallKinds} drawings={drawings} />
      <div className="cv">
        <Exhibitions view={view} />
        <OwnForms view={view} drawings={forms} />
        <Slot view={view} kinds="rest" except={wallKinds} drawings={drawings} />
        <Highlights view={view} />
      </div>
      <Biography view={view} />
      <ContactSection view={view} />
    </SiteFrame>
  );
}

/**
 * The wall that one enters by; while no pictures hang, a single frame does: the person's picture, or the working life as
 * one, a band for each post.
 */
function Lettering({ view }: { view: SiteView }) {
  const { person } = view;
  if (hangsPictures(view)) {
    return (
      <header className="lettering">
        <Entrance view={view} />
      </header>
    );
  }
  return (
    <header className="lettering alone">
      <div className="entrance">
        <Entrance view={view} />
      </div>
      {person.photo ? (
        <div className="place">
          <Portrait view={view} width={320} height={400} />
        </div>
      ) : (
        view.experience.count > 1 && (
          <div className="place">
            <div className="frame life">
              <Career view={view} />
            </div>
            <p className="quiet" aria-hidden="true">
              <i lang={labelLang(view)}>{view.labels.experience}</i>
              {` ${yearsOf(view)}`}
            </p>
          </div>
        )
      )}
    </header>
  );
}

/** From the first year of work to the last, as far as they are known. */
function yearsOf({ experience: { items } }: SiteView): string {
  const [from] = yearsIn(items.at(-1));
  const to = items[0]?.dates.parsed?.current ? "" : (yearsIn(items[0]).at(-1) ?? "");
  return from ? `${from}–${to}` : "";
}

const yearsIn = (role: RoleView | undefined): readonly string[] => role?.dates.text.match(/\d{4}/g) ?? [];

function Entrance({ view }: { view: SiteView }) {
  const { person, creative } = view;
  return (
    <>
      <FitName view={view} />
      {person.title && <p className="title">{person.title}</p>}
      <Present view={view} />
      {(person.location || (creative?.specializations.length ?? 0) > 0) && (
        <p className="quiet">{joinDots([...(creative?.specializations ?? []), person.location])}</p>
      )}
      {person.email && (
        <p className="write no-print" dir="ltr">
          <SafeLink link={person.email} />
        </p>
      )}
    </>
  );
}

function Statement({ view }: { view: SiteView }) {
  const { person, creative } = view;
  const philosophy = creative?.philosophy ?? "";
  if (!person.claim && !philosophy) return null;
  return (
    <Section view={view} id="statement">
      {person.claim && <p className="intro">{person.claim}</p>}
      {philosophy && <p className="philosophy">{philosophy}</p>}
      {!hasLife(view) && hangsPictures(view) && <Portrait view={view} width={320} height={400} />}
    </Section>
  );
}

/** Whether there is more to read than the statement at the entrance. */
function hasLife(view: SiteView): boolean {
  const hasStatement = Boolean(view.person.claim || view.creative?.philosophy);
  return view.person.story.length > 0 || creativeNumbers(view).length > 0 || !hasStatement;
}

/** The life, with the picture small beside it; without one the text takes the whole width. */
function Biography({ view }: { view: SiteView }) {
  const { person, labels } = view;
  const picture = hangsPictures(view) && person.photo;
  if (!hasLife(view) || (person.story.length === 0 && !picture && creativeNumbers(view).length === 0)) return null;
  return (
    <Section view={view} id="about" className="biography">
      {picture && <Portrait view={view} width={320} height={400} />}
      <div>
        <Prose prose={person.story} more={labels.more} />
        <CreativeNumbers view={view} className="counts" />
      </div>
    </Section>
  );
}
