import type { CSSProperties } from "react";
import { Career } from "../kit/career.tsx";
import { Portrait } from "../kit/frame.tsx";
import { steady } from "../kit/steady.tsx";
import type { SiteView } from "../view/site-view.ts";

/** The light behind the glass: the portrait dissolved into colour, or three wide lights where there is none. */
export function Field({ view }: { view: SiteView }) {
  const { photo } = view.person;
  const style = photo ? ({ "--picture": cssUrl(photo.src) } as CSSProperties) : undefined;
  return (
    <div className="field" aria-hidden="true">
      <i data-picture={photo ? "" : undefined} style={style} />
    </div>
  );
}

/** A lamp for each post, as large as its time was long, and the portrait as the nearest: all half behind the glass. */
export function Lamps({ view }: { view: SiteView }) {
  return (
    <div className="lamps">
      {steady(<Career view={view} />)}
      <Portrait view={view} width={240} height={240} />
    </div>
  );
}

/** An address as a CSS value that nothing in it can close. */
function cssUrl(address: string): string {
  return `url("${address.replace(/["\\\n\r\f]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}")`;
}
