import type { CSSProperties, ReactNode } from "react";
import type { LinkView } from "../view/safe-links.ts";
import type { SiteView } from "../view/site-view.ts";
import { Breakable, SafeLink } from "./text.tsx";

/** True when there is any way to reach the person. */
export function canBeReached({ person }: SiteView): boolean {
  return Boolean(
    person.email || person.phone || person.location || person.links.length > 0 || person.availableForFreelance,
  );
}

/** The letters of an address as `--len`, by which a style sheet fits it into its place. */
export function lengthOf({ label }: LinkView): CSSProperties {
  return { "--len": label.length } as CSSProperties;
}

type ContactListProps = {
  view: SiteView;
  className?: string;
  /** A drawing before the label of each way. */
  mark?: (way: "mail" | "phone" | "place" | "link") => ReactNode;
};

/** Labelled ways of contact: mail, phone, place, and the links in one group. */
export function ContactList({ view, className = "contact-list", mark }: ContactListProps) {
  const { person, labels } = view;
  return (
    <dl className={className} data-many={person.links.length > 8 || undefined}>
      {person.email && (
        <div>
          <dt>
            {mark?.("mail")}
            {labels.email}
          </dt>
          <dd dir="ltr" style={lengthOf(person.email)}>
            <SafeLink link={person.email} className="primary" />
          </dd>
        </div>
      )}
      {person.phone && (
        <div>
          <dt>
            {mark?.("phone")}
            {labels.phone}
          </dt>
          <dd>
            <SafeLink link={person.phone} />
          </dd>
        </div>
      )}
      {person.location && (
        <div>
          <dt>
            {mark?.("place")}
            {labels.location}
          </dt>
          <dd>
            <Breakable text={person.location} />
          </dd>
        </div>
      )}
      {person.links.length > 0 && (
        <div className="elsewhere">
          <dt>
            {mark?.("link")}
            {labels.links}
          </dt>
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

/** The same ways without labels, in a row; the address by mail stands elsewhere. */
export function WayList({ view, className }: { view: SiteView; className: string }) {
  const { person } = view;
  return (
    <ul className={className} data-many={person.links.length > 8 || undefined}>
      {person.phone && (
        <li>
          <SafeLink link={person.phone} />
        </li>
      )}
      {person.links.map((link) => (
        <li key={link.href}>
          <SafeLink link={link} />
        </li>
      ))}
      {person.location && (
        <li>
          <Breakable text={person.location} />
        </li>
      )}
    </ul>
  );
}

/** The first links of a page's head: the address by mail, then the person's own order. */
export function headLinks({ person }: SiteView, most = 4): LinkView[] {
  return [...(person.email ? [person.email] : []), ...person.links].slice(0, most);
}
