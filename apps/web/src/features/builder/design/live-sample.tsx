import type { PaletteSample } from "@vitrine/templates/look";
import { useMemo, useRef } from "react";
import type { PreviewSite } from "../../../lib/preview-protocol.ts";
import { SiteMiniature } from "../../../lib/site-frame/site-miniature.tsx";
import { storedChoice } from "./look-choices.ts";
import { useIsSeen } from "./use-is-seen.ts";

type LiveSampleProps = { site: PreviewSite; palette: PaletteSample; mode: "light" | "dark" };

/** Width that the page in a sample believes it has. */
const sampleWidth = 480;

/** The owner's own page in a palette, drawn while it is in view; until then the palette's own ground and accent. */
export function LiveSample({ site, palette, mode }: LiveSampleProps) {
  const box = useRef<HTMLSpanElement>(null);
  const isSeen = useIsSeen(box);
  const { bg, surface, accent } = palette[mode];
  const sampled = useMemo(
    () => ({ ...site, look: site.look && { ...site.look, palette: storedChoice(palette.id), accent: null, css: "" } }),
    [site, palette.id],
  );
  return (
    <span ref={box} aria-hidden className="relative block aspect-[4/3] overflow-hidden" style={{ backgroundColor: bg }}>
      <span className="absolute inset-x-3 top-3 h-2/5" style={{ backgroundColor: surface }} />
      <span className="absolute start-3 bottom-4 h-2 w-1/3" style={{ backgroundColor: accent }} />
      {isSeen ? (
        <SiteMiniature
          website={sampled}
          label={`Your site in ${palette.name}`}
          theme={mode}
          pageWidth={sampleWidth}
          className="absolute! inset-0 bg-transparent! shadow-none!"
        />
      ) : null}
    </span>
  );
}
