import { canBeReached } from "../kit/contact-list.tsx";
import { labelLang, sectionLinks, type SectionLink } from "../kit/lists.ts";
import { slotSections } from "../kit/slots.tsx";
import { scopeTo } from "../view/section-scope.ts";
import type { SectionView, SiteView } from "../view/site-view.ts";
import { releaseId } from "./changelog.tsx";
import { packageId } from "./packages.tsx";
import type { Career } from "./versions.ts";

/** The parts of the page in its order. */
function partsOf(view: SiteView): SectionLink[] {
  const { person, highlights, labels } = view;
  const own = (id: "about" | "highlights" | "contact", isShown: boolean) =>
    isShown ? [{ anchor: id, kind: id, title: labels[id], isOwnTitle: false }] : [];
  return [
    ...own("about", person.story.blocks.length > 0),
    ...own("highlights", highlights.quotes.length + highlights.facts.length > 0),
    ...sectionLinks(view),
    ...own("contact", canBeReached(view) || person.note.blocks.length > 0),
  ];
}

/** Left the tree of what is inside the package, right the index of the page; one landmark for both. */
export function Rails({ view, career }: { view: SiteView; career: Career }) {
  const parts = partsOf(view);
  if (parts.length < 2) return null;
  return (
    <nav className="rails no-print">
      <div className="tree">
        {slotSections(view, ["experience", "projects"]).map((section) => (
          <Branch key={section.id} section={section} leaves={leavesOf(view, section, career)} />
        ))}
      </div>
      <ul className="toc">
        {parts.map(({ anchor, title, isOwnTitle }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} lang={isOwnTitle ? undefined : labelLang(view)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Leaf = readonly [target: string, text: string];

const mostRoles = 8;
const mostProjects = 6;

/** What a section of the template's own drawing holds; the kit's have no places to lead to. */
function leavesOf(view: SiteView, section: SectionView, { versions }: Career): readonly Leaf[] {
  if (section.layout !== "designed") return [];
  const { experience, projects } = scopeTo(view, section, slotSections(view, [section.kind]));
  if (section.kind === "projects")
    return projects.items.slice(0, mostProjects).map((project) => [packageId(project), project.title]);
  return experience.items
    .slice(0, mostRoles)
    .map((role) => [releaseId(role), [versions[role.id], role.org].filter((part) => part).join(" ")]);
}

function Branch({ section, leaves }: { section: SectionView; leaves: readonly Leaf[] }) {
  if (leaves.length === 0) return null;
  return (
    <div>
      <p>{section.title}</p>
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
