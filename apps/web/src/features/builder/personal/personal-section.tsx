import { Button } from "@vitrine/ui";
import { useRef } from "react";
import type { DraftStore } from "../draft/draft-store.ts";
import { hasUnsavedChanges, type Draft } from "../draft/draft.ts";
import { useProblems } from "../draft/use-problems.ts";
import type { SaveState } from "../shell/use-save.ts";
import { BasicPanel, ContactPanel, Panel, WebsitePanel } from "./personal-panels.tsx";
import { PicturePanel } from "./picture-panel.tsx";
import { useFollowedFields } from "./use-followed-fields.ts";

type PersonalSectionProps = { store: DraftStore; draft: Draft; saveState: SaveState; onSave: () => void };

/** Who the site is about and how it is reached (document 2, section 2, "Personal Information"). */
export function PersonalSection({ store, draft, saveState, onSave }: PersonalSectionProps) {
  const isChanged = hasUnsavedChanges(draft);
  const problems = useProblems(draft);
  const section = useRef<HTMLElement>(null);
  useFollowedFields(section);
  const panel = { store, draft, problems };
  return (
    <section ref={section} aria-labelledby="section-personal" className="flex flex-col gap-8">
      <h2 id="section-personal" className="text-h2">
        Personal Information
      </h2>
      <BasicPanel {...panel} />
      <Panel title="Profile Picture">
        <PicturePanel website={draft.base} />
      </Panel>
      <ContactPanel {...panel} />
      <WebsitePanel {...panel} />
      <div className="flex flex-row-reverse items-center justify-between gap-4 border-t border-line pt-5">
        <Button variant="secondary" disabled={!isChanged || saveState === "saving"} onClick={onSave}>
          {isChanged ? "Save Changes" : "Saved"}
        </Button>
        <p className="text-caption text-muted">{isChanged ? "Not on your site yet." : "Everything here is stored."}</p>
      </div>
    </section>
  );
}
