import { lazy, Suspense, useState } from "react";
import { WorkContext } from "../work/work-context.ts";
import { BuilderHeader } from "./builder-header.tsx";
import { EditorColumn } from "./editor-column.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { PhoneBar } from "./phone-bar.tsx";
import { PreviewPane } from "./preview-pane.tsx";
import { SectionNav } from "./section-nav.tsx";
import { isUnsaved, useBuilder, type BuilderProps } from "./use-builder.ts";

const ConflictDialog = lazy(async () => ({ default: (await import("./conflict-dialog.tsx")).ConflictDialog }));

/** Below this width the sections start as a rail, so that the preview keeps its 400 px. */
const roomForNames = "(min-width: 1200px)";

/** The builder on one loaded website: sections, forms and the live preview, all drawn from the one work on it. */
export function Builder(props: BuilderProps) {
  const builder = useBuilder(props);
  const { work, draft, shown, place, saving, choice, undo, plan, isDirty, sampleLeft } = builder;
  const { store } = work;
  const { section, choose, mode, setMode, isWide } = place;
  const [isNavCollapsed, setNavCollapsed] = useState(() => !window.matchMedia(roomForNames).matches);
  return (
    <WorkContext value={work}>
      <BuilderHeader
        work={work}
        undo={undo}
        website={shown}
        isDirty={isDirty}
        saving={saving}
        mode={mode}
        onMode={setMode}
        isWide={isWide}
        sampleLeft={sampleLeft}
        onSection={(place) => {
          choose(place);
          if (!isWide) setMode("edit");
        }}
      />
      <div
        className="@container flex min-h-0 flex-1 flex-col max-lg:bg-surface max-lg:pb-[4.5rem] lg:flex-row lg:overflow-hidden"
        style={{ "--nav": isNavCollapsed ? "3.5rem" : "13rem" } as React.CSSProperties}
      >
        <SectionNav
          website={shown}
          plan={plan}
          current={section}
          sampleLeft={sampleLeft}
          onChoose={choose}
          isCollapsed={isNavCollapsed}
          isStrip={!isWide}
          onToggle={() => setNavCollapsed(!isNavCollapsed)}
        />
        <EditorColumn builder={builder} opened={props.opened} />
        <PreviewPane place={place} choice={choice} plan={plan} />
      </div>
      {isWide ? null : (
        <PhoneBar isPreview={mode === "preview"} section={section} onMode={setMode} onSection={choose} />
      )}
      {draft.conflict && !saving.isConflictShelved ? (
        <Suspense fallback={null}>
          <ConflictDialog
            store={store}
            conflict={draft.conflict}
            onResolved={() => void saving.save()}
            onLater={saving.shelveConflict}
          />
        </Suspense>
      ) : null}
      <LeaveGuard isDirty={isDirty} save={saving.save} hasUnsaved={() => isUnsaved(store.work())} />
    </WorkContext>
  );
}
