import type { CSSProperties } from "react";
import { careerOf } from "../kit/career.tsx";
import { Tags, When, joinDots } from "../kit/words.ts";
import { ListSection } from "../kit/list-section.tsx";
import { yearRange } from "../view/dates.ts";
import type { RoleView, SiteView } from "../view/site-view.ts";
import type { ProseView, TextBlock } from "../view/text-blocks.ts";
import { changeKind, type Career } from "./versions.ts";

/** The fragment under which a role stands. */
export function releaseId({ id }: RoleView): string {
  return `release-${id}`;
}

/** All releases on one line, the oldest first, as far apart as they were; the changelog says the same in words. */
export function History({ view, career }: { view: SiteView; career: Career }) {
  const posts = careerOf(view);
  if (posts.length < 2) return null;
  return (
    <div className="history" aria-hidden="true">
      {posts.map(({ id, dates, share }) => (
        <i
          key={id}
          style={{ "--share": share } as CSSProperties}
          data-version={(career.versions[id] ?? "").replace(/\.0$/, "")}
          data-year={yearRange(dates).slice(0, 4)}
          data-latest={id === career.latest || undefined}
        />
      ))}
    </div>
  );
}

/** Experience as a changelog: one release for each role, numbered over the whole career. */
export function Changelog({ view, career }: { view: SiteView; career: Career }) {
  return (
    <ListSection view={view} id="experience" listClassName="releases">
      {(role) => (
        <Release
          key={role.id}
          role={role}
          view={view}
          version={career.versions[role.id] ?? ""}
          isLatest={role.id === career.latest}
        />
      )}
    </ListSection>
  );
}

function Release({
  role,
  view,
  version,
  isLatest,
}: {
  role: RoleView;
  view: SiteView;
  version: string;
  isLatest: boolean;
}) {
  const place = joinDots([role.org, role.place]);
  return (
    <li className="release entry" id={releaseId(role)}>
      <div className="stamp">
        <p className="version">
          <bdi>v{version}</bdi>
          {isLatest && <span className="latest">latest</span>}
        </p>
        <When dates={role.dates} />
      </div>
      <div className="what">
        <h3>{role.role}</h3>
        {place && <p className="org">{place}</p>}
        <Changes prose={role.description} view={view} />
        <Tags tags={role.skills} />
      </div>
    </li>
  );
}

/** A description in which each bullet says what kind of change it was, where its verb tells. */
function Changes({ prose, view }: { prose: ProseView; view: SiteView }) {
  if (prose.blocks.length === 0) return null;
  const isEnglish = view.lang.startsWith("en");
  return (
    <div className="changes">
      <Blocks blocks={prose.lead} isEnglish={isEnglish} />
      {prose.rest.length > 0 && (
        <details className="more">
          <summary>{view.labels.more}</summary>
          <Blocks blocks={prose.rest} isEnglish={isEnglish} />
        </details>
      )}
    </div>
  );
}

function Blocks({ blocks, isEnglish }: { blocks: readonly TextBlock[]; isEnglish: boolean }) {
  return blocks.map((block, index) =>
    block.kind === "text" ? (
      <p key={index}>{block.text}</p>
    ) : (
      <ul key={index}>
        {block.items.map((item, position) => (
          <Change key={position} text={item} kind={isEnglish ? changeKind(item) : null} />
        ))}
      </ul>
    ),
  );
}

function Change({ text, kind }: { text: string; kind: ReturnType<typeof changeKind> }) {
  return (
    <li data-kind={kind ?? "plain"}>
      {kind && <span className="kind">{kind} </span>}
      <span>{text}</span>
    </li>
  );
}
