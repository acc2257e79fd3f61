import { ContactList } from "../kit/contact-list.tsx";
import { Prose } from "../kit/text.tsx";
import type { SiteView } from "../view/site-view.ts";
import type { BitmapName } from "./bitmaps.ts";
import { Bitmap, Window } from "./window.tsx";

const drawingOf = (way: BitmapName) => <Bitmap name={way} />;

/** Ways of contact like devices to choose from: a drawing, what it is, and where it leads. */
export function Chooser({ view }: { view: SiteView }) {
  const { person, labels } = view;
  return (
    <Window view={view} id="contact">
      <Prose prose={person.note} more={labels.more} />
      {person.availableForFreelance && <p className="available">{labels.available}</p>}
      <ContactList view={view} className="devices" mark={drawingOf} />
    </Window>
  );
}
