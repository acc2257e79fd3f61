import { useState, type CSSProperties } from "react";
import { TemplatePicture } from "../../lib/templates/template-picture.tsx";
import { CvSheet } from "./cv-sheet.tsx";
import { heroCv } from "./hero-cv.ts";

/** Far enough to the left that the name on the site is seen whole. */
const restingPercent = 40;

/**
 * The CV slides under a pane of glass and stands behind it as a website. The pane moves with a range
 * input, so keys work; on the phone both stand still above each other.
 */
export function GlassPane() {
  const [pane, setPane] = useState(restingPercent);
  const { template } = heroCv;
  return (
    <figure className="min-w-0">
      <div
        style={{ "--pane-now": `${pane}%` } as CSSProperties}
        className="glass relative shadow-plinth max-md:flex max-md:flex-col md:aspect-[6/5] md:overflow-hidden"
      >
        <CvSheet className="max-md:h-44 md:absolute md:inset-y-0 md:start-0 md:w-[64%]" />
        <div className="glass-site max-md:h-60 max-md:border-t-[3px] max-md:border-brand">
          <TemplatePicture
            slug={template.slug}
            name={template.name}
            src={template.picture}
            pageWidth={template.pageWidth}
            shape="free"
            scrollsOnHover={false}
            eager
            className="h-full shadow-none"
          />
        </div>
        <input
          type="range"
          min={10}
          max={90}
          value={pane}
          aria-label="Move the glass between CV and website"
          aria-valuetext={`CV ${pane} percent, website ${100 - pane} percent`}
          onChange={(event) => setPane(Number(event.target.value))}
          className="glass-range max-md:hidden"
        />
        <span aria-hidden="true" className="glass-edge max-md:hidden" />
      </div>
      <figcaption className="mt-3 text-caption text-muted">
        One CV, before and after: the words stay, the page changes. Shown with a sample person.
      </figcaption>
    </figure>
  );
}
