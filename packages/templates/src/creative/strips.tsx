import { Picture, ProjectText, RecordText, When, Years } from "../kit/words.ts";
import { ListSection, RecordSection, type RecordItem } from "../kit/lists.ts";
import { areYears } from "../view/dates.ts";
import type { ProjectView, SiteView } from "../view/site-view.ts";
import type { TextBlock } from "../view/text-blocks.ts";
import { Halftone } from "./cover.tsx";

/** Long text is never tilted (design brief of this template). */
const mostTiltedWords = 40;

/** True for a text that may stand at an angle. */
function mayTilt(blocks: readonly TextBlock[]): boolean {
  const text = blocks.map((block) => (block.kind === "text" ? block.text : block.items.join(" "))).join(" ");
  return text.split(/\s+/).length <= mostTiltedWords;
}

/** Experience as strips of paper, pasted one under the other. */
export function Strips({ view }: { view: SiteView }) {
  return (
    <RecordSection view={view} id="experience" listClassName="strips">
      {(item, index) => <Strip key={index} view={view} item={item} />}
    </RecordSection>
  );
}

function Strip({ view, item }: { view: SiteView; item: RecordItem }) {
  const { dates, prose } = item;
  return (
    <li className="strip entry" data-tilt={mayTilt(prose?.blocks ?? []) ? "" : undefined}>
      <div className="paper">
        <div className="stamp">
          {dates?.parsed && (
            <p className="years" data-whole={areYears(dates) || undefined} aria-hidden="true">
              <Years dates={dates} />
            </p>
          )}
          <When dates={dates} />
        </div>
        <div>
          <RecordText view={view} item={item} note="org" />
        </div>
      </div>
    </li>
  );
}

/** Projects on torn cards. */
export function TornCards({ view }: { view: SiteView }) {
  return (
    <ListSection view={view} id="projects" listClassName="cards">
      {(project) => <Card key={project.id} view={view} project={project} />}
    </ListSection>
  );
}

function Card({ view, project }: { view: SiteView; project: ProjectView }) {
  const [picture] = project.pictures;
  return (
    <li className="card entry" data-tilt={mayTilt(project.description.blocks) ? "" : undefined}>
      <div className="paper">
        {picture ? (
          <Halftone>
            <Picture picture={picture} sizes="(min-width: 48rem) 30rem, 92vw" width={600} height={400} />
          </Halftone>
        ) : (
          <span className="screen" aria-hidden="true" />
        )}
        <ProjectText view={view} project={project} time="when" />
      </div>
    </li>
  );
}
