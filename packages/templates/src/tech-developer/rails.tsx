import { canBeReached } from "../kit/contact-list.tsx";
import type { LabelName } from "../view/labels.ts";
import type { SiteView } from "../view/site-view.ts";
import { releaseId } from "./changelog.tsx";
import { packageId } from "./packages.tsx";
import { careerVersions } from "./versions.ts";

/** The sections that a view has, in the order of the page. */
function sectionsOf(view: SiteView): LabelName[] {
  const { person, highlights } = view;
  const has: readonly (readonly [LabelName, boolean])[] = [
    ["about", person.about.blocks.length > 0],
    ["highlights", highlights.quotes.length + highlights.facts.length > 0],
    ["experience", view.experience.count > 0],
    ["skills", view.skills.count > 0],
    ["projects", view.projects.count > 0],
    ["education", view.education.count > 0],
    ["training", view.training.count > 0],
    ["certifications", view.certifications.count > 0],
    ["publications", view.publications.count > 0],
    ["awards", view.awards.count > 0],
    ["volunteer", view.volunteer.count > 0],
    ["languages", view.languages.count > 0],
    ["interests", view.interests.length > 0],
    ["writing", view.posts.count > 0],
    ["contact", canBeReached(view) || person.note.blocks.length > 0],
  ];
  return has.flatMap(([id, exists]) => (exists ? [id] : []));
}

/** Left the tree of what is inside the package, right the index of the page; one landmark for both. */
export function Rails({ view }: { view: SiteView }) {
  const sections = sectionsOf(view);
  if (sections.length < 2) return null;
  return (
    <nav className="rails no-print">
      <div className="tree">
        <Branch id="experience" view={view} leaves={leavesOfCareer(view)} />
        <Branch
          id="projects"
          view={view}
          leaves={view.projects.items.slice(0, 6).map((project, index) => [packageId(index), project.title])}
        />
      </div>
      <ul className="toc">
        {sections.map((id) => (
          <li key={id}>
            <a href={`#${id}`}>{view.labels[id]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function leavesOfCareer(view: SiteView): [string, string][] {
  const roles = view.experience.items;
  return careerVersions(roles)
    .slice(0, 8)
    .map((version, index) => [releaseId(version), `${version} ${roles[index]?.org ?? ""}`.trim()]);
}

function Branch({
  id,
  view,
  leaves,
}: {
  id: LabelName;
  view: SiteView;
  leaves: readonly (readonly [string, string])[];
}) {
  if (leaves.length === 0) return null;
  return (
    <div>
      <p>{view.labels[id]}</p>
      <ul>
        {leaves.map(([target, text]) => (
          <li key={target}>
            <a href={`#${target}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
