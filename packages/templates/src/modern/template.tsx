import { Fragment } from "react";
import { SiteFrame } from "../kit/frame.tsx";
import { Highlights } from "../kit/highlights.tsx";
import { OwnForms, Sections, sectionRuns, type Drawings } from "../kit/drawings.ts";
import type { SiteView } from "../view/site-view.ts";
import { AboutTray, SkillsTray, ValuesTray } from "./about.tsx";
import { ContactStrip } from "./contact-strip.tsx";
import { ExperienceTray } from "./experience-tray.tsx";
import { IdentityTray } from "./identity-tray.tsx";
import { ProjectsTray } from "./projects-tray.tsx";
import { Mosaic, Tickets, isTile } from "./record-trays.tsx";

const forms = { skills: (view: SiteView) => <SkillsTray view={view} /> };
const drawings: Drawings = {
  ...forms,
  experience: (view) => <ExperienceTray view={view} />,
  projects: (view) => <ProjectsTray view={view} />,
  certifications: (view) => <Tickets view={view} />,
};

/** "Bento": a life as a tray of tiles, sized by how much there is to say. */
export function ModernTemplate({ view }: { view: SiteView }) {
  return (
    <SiteFrame view={view} className="bento" header={<IdentityTray view={view} />}>
      <AboutTray view={view} />
      <Highlights view={view} className="tray single" />
      <ValuesTray view={view} />
      <Trays view={view} />
      <OwnForms view={view} drawings={forms} />
      <ContactStrip view={view} />
    </SiteFrame>
  );
}

/** The owner's sections: short lists that follow each other share a tray, the others have one each. */
function Trays({ view }: { view: SiteView }) {
  return sectionRuns(view.sections, isTile).map(({ group, sections }, index) => (
    <Fragment key={index}>
      {group ? (
        <Mosaic view={view} sections={sections} />
      ) : (
        <Sections view={view} sections={sections} drawings={drawings} kitClass="tray single" />
      )}
    </Fragment>
  ));
}
