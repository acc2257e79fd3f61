import type { ReactNode } from "react";
import { CutList, Section } from "../kit/section.tsx";
import { Dates, Prose, SafeLink } from "../kit/text.tsx";
import type { RoleView, SiteView } from "../view/site-view.ts";
import type { DatesView } from "../view/dates.ts";
import type { LinkView } from "../view/safe-links.ts";

type RowProps = {
  dates: DatesView | null;
  title: string;
  under?: readonly string[];
  link?: LinkView | null;
  children?: ReactNode;
};

/** Three aligned columns: time, what and where, and the text. */
function Row({ dates, title, under = [], link, children }: RowProps) {
  return (
    <li className="row entry">
      <p className="when">{dates && <Dates dates={dates} />}</p>
      <div className="what">
        <h3>{link ? <SafeLink link={link} /> : title}</h3>
        {under
          .filter((line) => line)
          .map((line, index) => (
            <p key={index} className="quiet">
              {line}
            </p>
          ))}
      </div>
      {children && <div className="text">{children}</div>}
    </li>
  );
}

/** Roles; from nine on the earlier ones fold into the same columns. */
export function WorkSection({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.experience;
  if (count === 0) return null;
  return (
    <Section view={view} id="experience" bucket={bucket}>
      <CutList items={items} label={view.labels.earlierRoles} className="rows">
        {(role) => (
          <Row key={role.id} dates={role.dates} title={role.role} under={[role.org, role.place]}>
            <TextColumn view={view} prose={role.description} tags={role.skills} />
          </Row>
        )}
      </CutList>
    </Section>
  );
}

function TextColumn({
  view,
  prose,
  tags,
}: {
  view: SiteView;
  prose: RoleView["description"];
  tags: readonly string[];
}) {
  return (
    <>
      <Prose prose={prose} more={view.labels.more} />
      {tags.length > 0 && (
        <ul className="tags">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Education and further training, in the columns of the roles. */
export function StudySections({ view }: { view: SiteView }) {
  const { education, training, labels } = view;
  return (
    <>
      {education.count > 0 && (
        <Section view={view} id="education" bucket={education.bucket}>
          <CutList items={education.items} label={labels.moreItems} className="rows">
            {(item) => (
              <Row
                key={item.id}
                dates={item.dates}
                title={item.degree || item.institution}
                under={[
                  item.degree ? item.institution : "",
                  item.place,
                  item.grade && `${labels.grade}: ${item.grade}`,
                ]}
              >
                <TextColumn view={view} prose={item.description} tags={item.courses} />
              </Row>
            )}
          </CutList>
        </Section>
      )}
      {training.count > 0 && (
        <Section view={view} id="training" bucket={training.bucket}>
          <CutList items={training.items} label={labels.moreItems} className="rows compact">
            {(item, index) => (
              <Row key={index} dates={item.dates} title={item.name} under={[item.organization]}>
                <Prose prose={item.description} more={labels.more} />
              </Row>
            )}
          </CutList>
        </Section>
      )}
    </>
  );
}

/** Volunteering, publications, certificates, awards and writing: date, title, note. */
export function RecordSections({ view }: { view: SiteView }) {
  const { volunteer, publications, certifications, awards, posts, labels } = view;
  return (
    <>
      <Record view={view} id="volunteer">
        {volunteer.items.map((item, index) => (
          <Row key={index} dates={item.dates} title={item.role} under={[item.org, item.place]}>
            <Prose prose={item.description} more={labels.more} />
          </Row>
        ))}
      </Record>
      <Record view={view} id="publications">
        {publications.items.map((item, index) => (
          <Row key={index} dates={item.dates} title={item.title} link={item.link}>
            <p>{item.venue}</p>
          </Row>
        ))}
      </Record>
      <Record view={view} id="certifications">
        {certifications.items.map((item, index) => (
          <Row key={index} dates={item.dates} title={item.name} link={item.link}>
            <p>{item.issuer}</p>
          </Row>
        ))}
      </Record>
      <Record view={view} id="awards">
        {awards.items.map((item, index) => (
          <Row key={index} dates={item.dates} title={item.title}>
            <p>{item.issuer}</p>
          </Row>
        ))}
      </Record>
      <Record view={view} id="writing">
        {posts.items.map((post) => (
          <Row
            key={post.href}
            dates={post.dates}
            title={post.title}
            link={{ label: post.title, href: post.href, kind: "own" }}
          >
            <p>{post.excerpt}</p>
          </Row>
        ))}
      </Record>
    </>
  );
}

type RecordId = "volunteer" | "publications" | "certifications" | "awards" | "writing";

function Record({ view, id, children }: { view: SiteView; id: RecordId; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Section view={view} id={id}>
      <CutList items={children} label={view.labels.moreItems} className="rows compact">
        {(row) => row}
      </CutList>
    </Section>
  );
}
