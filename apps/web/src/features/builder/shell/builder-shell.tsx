import { useQuery } from "@tanstack/react-query";
import type { Website } from "@vitrine/model";
import { planRules } from "@vitrine/model";
import { Segments, toast } from "@vitrine/ui";
import { useEffect, useState } from "react";
import { useUnsavedMarker } from "../../../lib/page-header.tsx";
import { subscriptionQuery } from "../../../lib/queries/subscription.ts";
import { draftedWebsite, hasUnsavedChanges } from "../draft/draft.ts";
import { useDraft } from "../draft/use-draft.ts";
import { useTemplateChoice } from "../template/use-template-choice.ts";
import { BuilderHeader, type BuilderMode } from "./builder-header.tsx";
import {
  devicePresets,
  opensOnTemplate,
  previewWidths,
  startsInPreviewMode,
  type BuilderSearch,
  type BuilderSectionId,
  type Device,
} from "./builder-rules.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import { SectionEditor } from "./section-editor.tsx";
import { SectionNav } from "./section-nav.tsx";
import { useSave } from "./use-save.ts";
import { useSaveShortcut } from "./use-save-shortcut.ts";

const phoneTabs = [
  { value: "edit", label: "Edit" },
  { value: "preview", label: "Preview" },
  { value: "template", label: "Template" },
] as const;

/** The builder on one loaded website: sections, forms and the live preview, over one draft. */
export function BuilderShell({ website, userId, search }: { website: Website; userId: number; search: BuilderSearch }) {
  const { store, draft, restored } = useDraft(website, userId);
  const { state: saveState, save } = useSave(store);
  const choice = useTemplateChoice(store);
  const subscription = useQuery(subscriptionQuery);
  const [section, setSection] = useState<BuilderSectionId>(() =>
    opensOnTemplate(website, search, Date.now()) ? "template" : "personal",
  );
  const [mode, setMode] = useState<BuilderMode>(() => (startsInPreviewMode(search) ? "preview" : "edit"));
  const [isNavCollapsed, setNavCollapsed] = useState(false);
  const panel = usePreviewPanel();
  const isDirty = hasUnsavedChanges(draft);
  const drafted = draftedWebsite(draft);
  const showsPreview = mode === "preview";
  useUnsavedMarker(isDirty);
  useSaveShortcut(save);
  useEffect(() => {
    if (restored) toast.info("Your unsaved changes from last time are back.");
  }, [restored]);

  const choosePhoneTab = (tab: "edit" | "preview" | "template") => {
    setMode(tab === "preview" ? "preview" : "edit");
    if (tab === "template") setSection("template");
    if (tab === "edit" && section === "template") setSection("personal");
  };
  return (
    <>
      <BuilderHeader
        store={store}
        website={drafted}
        isDirty={isDirty}
        saveState={saveState}
        onSave={() => void save()}
        mode={mode}
        onMode={setMode}
      />
      <div className="flex min-h-0 flex-1 flex-col max-lg:pb-16 lg:flex-row">
        <div className={`contents ${showsPreview ? "max-lg:hidden" : ""}`}>
          <SectionNav
            website={drafted}
            current={section}
            onChoose={setSection}
            isCollapsed={isNavCollapsed}
            onToggle={() => setNavCollapsed(!isNavCollapsed)}
          />
          <div
            className={`min-h-0 min-w-0 flex-1 overflow-y-auto bg-surface px-4 py-6 md:px-6 lg:min-w-[23.75rem] ${showsPreview ? "max-lg:hidden" : ""}`}
          >
            <div className="mx-auto max-w-[44rem]">
              <SectionEditor
                section={section}
                store={store}
                draft={draft}
                saveState={saveState}
                onSave={() => void save()}
                choice={choice}
              />
            </div>
          </div>
        </div>
        {showsPreview ? (
          <PreviewPanel
            site={choice.shown(drafted)}
            branding={planRules[subscription.data?.plan.name ?? "free"].branding}
            {...panel}
            section={section}
            onSection={setSection}
            className="max-lg:min-h-[calc(100dvh-8rem)] lg:shrink lg:border-s lg:border-line"
            style={{ "--panel": `${panel.width}px` } as React.CSSProperties}
          />
        ) : null}
      </div>
      <div className="fixed inset-x-0 bottom-0 z-20 flex justify-center border-t border-line bg-surface p-2 lg:hidden">
        <Segments
          label="View"
          items={phoneTabs}
          value={showsPreview ? "preview" : section === "template" ? "template" : "edit"}
          onValueChange={choosePhoneTab}
          className="w-full max-w-[24rem] *:flex-1"
        />
      </div>
      {draft.conflict ? (
        <ConflictDialog store={store} conflict={draft.conflict} onResolved={() => void save()} />
      ) : null}
      <LeaveGuard isDirty={isDirty} />
    </>
  );
}

/** Width of the preview: the device's own, or 400 and 800 after Collapse and Expand (document 2, section 4). */
function usePreviewPanel() {
  const [state, setState] = useState<{ device: Device; isExpanded: boolean; width: number }>({
    device: "desktop",
    isExpanded: true,
    width: devicePresets.desktop.width,
  });
  return {
    ...state,
    onDevice: (device: Device) =>
      setState({ device, isExpanded: devicePresets[device].isExpanded, width: devicePresets[device].width }),
    onExpanded: (isExpanded: boolean) =>
      setState({ ...state, isExpanded, width: isExpanded ? previewWidths.expanded : previewWidths.collapsed }),
  };
}
