import type { SiteView } from "../view/site-view.ts";
import { Breakable, SafeLink } from "./text.tsx";

/** True when there is any way to reach the person. */
export function canBeReached({ person }: SiteView): boolean {
  return Boolean(
    person.email || person.phone || person.location || person.links.length > 0 || person.availableForFreelance,
  );
}

/** Labelled ways of contact: mail, phone, place, and the links in one group. */
export function ContactList({ view }: { view: SiteView }) {
  const { person, labels } = view;
  return (
    <dl className="contact-list" data-many={person.links.length > 8 || undefined}>
      {person.email && (
        <div>
          <dt>{labels.email}</dt>
          <dd dir="ltr">
            <SafeLink link={person.email} className="primary" />
          </dd>
        </div>
      )}
      {person.phone && (
        <div>
          <dt>{labels.phone}</dt>
          <dd>
            <SafeLink link={person.phone}>
              <bdi dir="ltr">{person.phone.label}</bdi>
            </SafeLink>
          </dd>
        </div>
      )}
      {person.location && (
        <div>
          <dt>{labels.location}</dt>
          <dd>
            <Breakable text={person.location} />
          </dd>
        </div>
      )}
      {person.links.length > 0 && (
        <div className="elsewhere">
          <dt>{labels.links}</dt>
          {person.links.map((link) => (
            <dd key={link.href}>
              <SafeLink link={link} />
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}
