import { ContactSection } from "../kit/entries.tsx";
import { SiteFrame } from "../kit/frame.tsx";
import { Slot, drawRecords, type Drawings } from "../kit/drawings.ts";
import { recordIds } from "../kit/records.tsx";
import { withWords } from "../view/own-words.ts";
import type { SiteView } from "../view/site-view.ts";
import { Approval } from "./approvals.tsx";
import { Notes, Readings } from "./notes.tsx";
import { PartsList } from "./parts-list.tsx";
import { Revisions } from "./revision-table.tsx";
import { SheetHead } from "./sheet-head.tsx";
import { Views } from "./views.tsx";

/** The words of a drawing sheet; other languages keep the common ones. */
const sheetWords = {
  about: "Notes",
  highlights: "Dimensions",
  experience: "Revisions",
  skills: "Parts list",
  projects: "Views",
  writing: "Related documents",
  contact: "Title block",
} as const;

const drawings: Drawings = {
  ...drawRecords(recordIds, (view, id) => <Approval view={view} id={id} />),
  experience: (view) => <Revisions view={view} />,
  skills: (view) => <PartsList view={view} />,
  projects: (view) => <Views view={view} />,
};

/** "Drawing sheet": one zoned engineering drawing of a person. */
export function MechBlueprintTemplate({ view: given }: { view: SiteView }) {
  const view = withWords(given, sheetWords);
  return (
    <SiteFrame view={view} className="sheet" header={<SheetHead view={view} />}>
      <Notes view={view} />
      <Readings view={view} />
      <Slot view={view} kinds="rest" drawings={drawings} />
      <ContactSection view={view} noteFrame="remark" />
    </SiteFrame>
  );
}
