import type { ComponentType } from "react";
import type { SectionView, SiteView } from "../view/site-view.ts";
import { About } from "./about.tsx";
import { ContactSection } from "./entries.tsx";
import { SiteFrame, type FrameProps } from "./frame.tsx";
import { Highlights } from "./highlights.tsx";
import { Sections, sectionRuns, slotSections, type Drawings } from "./slots.tsx";

type ShelvesProps = {
  view: SiteView;
  drawings: Drawings;
  wide?: readonly string[];
  /** Kinds that stand in a slot of their own. */
  except?: readonly string[];
};

const usuallyWide = ["experience", "skills", "projects"];

/**
 * All sections in their owner's order: those of the kinds in `wide`, and those with a chosen layout, over the whole
 * page, runs of others side by side on a shelf (`shelves.css`).
 */
export function Shelves({ view, drawings, wide = usuallyWide, except = [] }: ShelvesProps) {
  const isShort = ({ kind, layout }: SectionView) => !wide.includes(kind) && layout === "designed";
  return sectionRuns(slotSections(view, "rest", except), isShort).map(({ group, sections }, index) => (
    <div key={index} className={group ? "shelf" : "alone"}>
      <Sections view={view} sections={sections} drawings={drawings} />
    </div>
  ));
}

type ShelvedFrameProps = Omit<FrameProps, "children"> &
  ShelvesProps & {
    /** Class of what stands around the words about the person. */
    lead?: string;
    /** Class of what stands around the shelves. */
    hold?: string;
    /** As `About` takes it. */
    intro?: string;
    /** What the template's own form adds to those words. */
    facts?: ComponentType<{ view: SiteView }>;
  };

/** A page of shelves: the words about the person with what the form adds, all sections, and the ways of contact. */
export function ShelvedFrame(props: ShelvedFrameProps) {
  const { view, drawings, wide, lead = "shelf", hold, intro = view.person.claim, facts: Facts = Highlights } = props;
  const shelves = <Shelves view={view} drawings={drawings} {...(wide && { wide })} />;
  return (
    <SiteFrame view={view} className={props.className} header={props.header} footer={props.footer}>
      <div className={lead}>
        <About view={view} intro={intro} />
        <Facts view={view} />
      </div>
      {hold ? <div className={hold}>{shelves}</div> : shelves}
      <ContactSection view={view} />
    </SiteFrame>
  );
}
