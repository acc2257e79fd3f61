import type { LinkView } from "../view/safe-links.ts";
import type { SiteView } from "../view/site-view.ts";
import { LinkRow } from "./entry.tsx";
import { Present } from "./frame.tsx";

/** Under the name: what the person is, where the person works and lives, and the first links. */
export function FirstLines({ view, links }: { view: SiteView; links: readonly LinkView[] }) {
  const { person } = view;
  return (
    <>
      {person.title && <p className="title">{person.title}</p>}
      <Present view={view} />
      {person.location && <p className="place">{person.location}</p>}
      <LinkRow links={links} className="links no-print" />
    </>
  );
}
