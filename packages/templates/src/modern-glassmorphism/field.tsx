import type { CSSProperties } from "react";
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

/** An address as a CSS value that nothing in it can close. */
function cssUrl(address: string): string {
  return `url("${address.replace(/["\\\n\r\f]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}")`;
}
