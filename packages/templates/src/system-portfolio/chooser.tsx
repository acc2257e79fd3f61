import type { ReactNode } from "react";
import { Breakable, Prose, SafeLink } from "../kit/text.tsx";
import type { SiteView } from "../view/site-view.ts";
import type { BitmapName } from "./bitmaps.ts";
import { Bitmap, Window } from "./window.tsx";

/** Ways of contact like devices to choose from: a drawing, what it is, and where it leads. */
export function Chooser({ view }: { view: SiteView }) {
  const { person, labels } = view;
  return (
    <Window view={view} id="contact">
      <Prose prose={person.note} more={labels.more} />
      {person.availableForFreelance && <p className="available">{labels.available}</p>}
      <dl className="devices">
        {person.email && (
          <Device mark="mail" label={labels.email}>
            <dd dir="ltr">
              <SafeLink link={person.email} className="primary" />
            </dd>
          </Device>
        )}
        {person.phone && (
          <Device mark="phone" label={labels.phone}>
            <dd>
              <SafeLink link={person.phone} />
            </dd>
          </Device>
        )}
        {person.location && (
          <Device mark="place" label={labels.location}>
            <dd>
              <Breakable text={person.location} />
            </dd>
          </Device>
        )}
        {person.links.length > 0 && (
          <Device mark="link" label={labels.links}>
            {person.links.map((link) => (
              <dd key={link.href}>
                <SafeLink link={link} />
              </dd>
            ))}
          </Device>
        )}
      </dl>
    </Window>
  );
}

function Device({ mark, label, children }: { mark: BitmapName; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Bitmap name={mark} />
        {label}
      </dt>
      {children}
    </div>
  );
}
