import { SiteFrame } from "../kit/frame.tsx";
import type { SiteView } from "../view/site-view.ts";
import { Approvals, TitleBlock } from "./approvals.tsx";
import { Notes, Readings } from "./notes.tsx";
import { PartsList } from "./parts-list.tsx";
import { Revisions } from "./revision-table.tsx";
import { withSheetLabels } from "./sheet-labels.ts";
import { SheetHead } from "./sheet-head.tsx";
import { Views } from "./views.tsx";

/** "Drawing sheet": one zoned engineering drawing of a person. */
export function MechBlueprintTemplate({ view: given }: { view: SiteView }) {
  const view = withSheetLabels(given);
  return (
    <SiteFrame view={view} className="sheet" header={<SheetHead view={view} />}>
      <Notes view={view} />
      <Readings view={view} />
      <Revisions view={view} />
      <Approvals view={view} ids={["education", "training"]} />
      <PartsList view={view} />
      <Views view={view} />
      <Approvals
        view={view}
        ids={["publications", "certifications", "awards", "volunteer", "languages", "interests", "writing"]}
      />
      <TitleBlock view={view} />
    </SiteFrame>
  );
}
