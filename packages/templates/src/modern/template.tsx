import { SiteFrame } from "../kit/frame.tsx";
import { Highlights } from "../kit/highlights.tsx";
import type { SiteView } from "../view/site-view.ts";
import { AboutTray, SkillsTray, ValuesTray } from "./about.tsx";
import { ContactStrip } from "./contact-strip.tsx";
import { ExperienceTray } from "./experience-tray.tsx";
import { IdentityTray } from "./identity-tray.tsx";
import { ProjectsTray } from "./projects-tray.tsx";
import { RecordTrays, StudyTrays } from "./record-trays.tsx";

/** "Bento": a life as a tray of tiles, sized by how much there is to say. */
export function ModernTemplate({ view }: { view: SiteView }) {
  return (
    <SiteFrame view={view} className="bento" header={<IdentityTray view={view} />}>
      <AboutTray view={view} />
      <Highlights view={view} className="tray single" />
      <ExperienceTray view={view} />
      <StudyTrays view={view} />
      <ValuesTray view={view} />
      <SkillsTray view={view} />
      <ProjectsTray view={view} />
      <RecordTrays view={view} />
      <ContactStrip view={view} />
    </SiteFrame>
  );
}
