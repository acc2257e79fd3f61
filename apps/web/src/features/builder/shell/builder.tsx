import { useQuery } from "@tanstack/react-query";
import type { Website } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useUnsavedMarker } from "../../../lib/page-header.tsx";
import { subscriptionQuery } from "../../../lib/queries/subscription.ts";
import { followActiveWebsite } from "../../../lib/session/follow-active-website.ts";
import { useSampleLeft } from "../sample/use-sample-left.ts";
import { useTemplateChoice } from "../template/use-template-choice.ts";
import type { OpenedWork } from "../work/open-kept-work.ts";
import { OtherDevices } from "../work/other-devices.tsx";
import { hasUnsavedWork } from "../work/unsaved.ts";
import { useUndo, useUndoKeys } from "../work/use-undo.ts";
import { useWork } from "../work/use-work.ts";
import type { Work } from "../work/work-state.ts";
import { WorkContext } from "../work/work-context.ts";
import { AskedEntryContext } from "./asked-entry.ts";
import { BuilderHeader } from "./builder-header.tsx";
import { openingSection, type BuilderSearch } from "./builder-rules.ts";
import { screenBeforeReload, useKeptScreen } from "./kept-screen.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { PhoneBar } from "./phone-bar.tsx";
import { placeOfOperation } from "./place-of.ts";
import { PreviewPane } from "./preview-pane.tsx";
import { SectionEditor } from "./section-editor.tsx";
import { SectionNav } from "./section-nav.tsx";
import { SectionPlaceContext } from "./section-place.ts";
import { useBuilderPlace } from "./use-builder-place.ts";
import { useSaveAll } from "./use-save-all.ts";
import { useSaveShortcut } from "./use-save-shortcut.ts";

const TakeDownNotice = lazy(async () => ({
  default: (await import("../../../lib/moderation/take-down-notice.tsx")).TakeDownNotice,
}));
const SampleNotice = lazy(async () => ({ default: (await import("../sample/sample-notice.tsx")).SampleNotice }));
const ConflictDialog = lazy(async () => ({ default: (await import("./conflict-dialog.tsx")).ConflictDialog }));

/** Below this width the sections start as a rail, so that the preview keeps its 400 px. */
const roomForNames = "(min-width: 1200px)";

type BuilderProps = { website: Website; userId: number; opened: OpenedWork; search: BuilderSearch };

/** The builder on one loaded website: sections, forms and the live preview, all drawn from the one work on it. */
export function Builder({ website, userId, opened, search }: BuilderProps) {
  const { work, state } = useWork(website, userId, opened);
  const { store } = work;
  const { draft } = state;
  const shown = store.shown();
  const editor = useRef<HTMLDivElement>(null);
  const toTop = useCallback(() => {
    if (editor.current) editor.current.scrollTop = 0;
  }, []);
  const opening = () => openingSection(shown, search, { form: state.forms[0] ?? null, screen: screenBeforeReload() });
  const place = useBuilderPlace({ editor, toTop }, opening, search);
  const { section, choose, mode, setMode, isWide } = place;
  useKeptScreen(section);
  const saving = useSaveAll(work, place.showProblems);
  const { state: saveState, save, isConflictShelved, shelveConflict } = saving;
  const choice = useTemplateChoice(store, save);
  const undo = useUndo(work, {
    template: choice.wearSlug,
    show: (operation) => {
      const { screen, open } = placeOfOperation(store.shown(), operation);
      choose(screen, open);
    },
  });
  useUndoKeys(undo);
  const subscription = useQuery(subscriptionQuery);
  const plan = subscription.data?.plan.name ?? null;
  const [isNavCollapsed, setNavCollapsed] = useState(() => !window.matchMedia(roomForNames).matches);
  const isDirty = isUnsaved(state);
  const sampleLeft = useSampleLeft(shown);
  useUnsavedMarker(isDirty);
  useSaveShortcut(save);
  useEffect(() => followActiveWebsite(draft.base), [draft.base]);
  useEffect(() => {
    if (hasLeftWork(opened)) toast.info("Your unsaved changes from last time are back.", { id: "restored" });
  }, [opened]);

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
        <div
          ref={editor}
          className="relative min-h-0 min-w-0 flex-1 scroll-pb-20 bg-surface px-4 py-6 md:px-6 lg:min-w-[23.75rem] lg:overflow-y-auto"
        >
          <div className="@container mx-auto flex max-w-[46rem] flex-col gap-6">
            {shown.taken_down_at === null ? null : (
              <Suspense fallback={null}>
                <TakeDownNotice website={shown} />
              </Suspense>
            )}
            <OtherDevices websiteId={website.id} opened={opened} />
            {sampleLeft.length > 0 ? (
              <Suspense fallback={null}>
                <SampleNotice left={sampleLeft.filter(({ place }) => place === section)} />
              </Suspense>
            ) : null}
            <AskedEntryContext value={place.asked}>
              <SectionPlaceContext value={place.sections}>
                <SectionEditor
                  section={section}
                  store={store}
                  draft={draft}
                  website={shown}
                  plan={plan}
                  saveState={saveState}
                  onSave={() => void save("personal")}
                  choice={choice}
                  onSection={choose}
                />
              </SectionPlaceContext>
            </AskedEntryContext>
          </div>
        </div>
        <PreviewPane place={place} choice={choice} plan={plan} />
      </div>
      {isWide ? null : (
        <PhoneBar isPreview={mode === "preview"} section={section} onMode={setMode} onSection={choose} />
      )}
      {draft.conflict && !isConflictShelved ? (
        <Suspense fallback={null}>
          <ConflictDialog
            store={store}
            conflict={draft.conflict}
            onResolved={() => void save()}
            onLater={shelveConflict}
          />
        </Suspense>
      ) : null}
      <LeaveGuard isDirty={isDirty} save={save} hasUnsaved={() => isUnsaved(store.work())} />
    </WorkContext>
  );
}

/** True while the server does not have everything. */
function isUnsaved(work: Work): boolean {
  return hasUnsavedWork(work) || work.outbox.length > 0;
}

/** True when an earlier visit left changes, or operations that were not sent. */
function hasLeftWork({ found }: OpenedWork): boolean {
  return found !== null && [found.pending, found.data, found.outbox].some((left) => Object.keys(left).length > 0);
}
