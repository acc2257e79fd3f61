import { useQuery } from "@tanstack/react-query";
import { planRules, type Website } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useUnsavedMarker } from "../../../lib/page-header.tsx";
import { TakeDownNotice } from "../../../lib/moderation/take-down-notice.tsx";
import { subscriptionQuery } from "../../../lib/queries/subscription.ts";
import { hasUnsavedChanges } from "../draft/draft.ts";
import type { DraftProblems } from "../draft/draft-problems.ts";
import { useTemplateChoice } from "../template/use-template-choice.ts";
import { useTemplateData } from "../template-data/use-template-data.ts";
import type { OpenedWork } from "../work/open-kept-work.ts";
import { OtherDevices } from "../work/other-devices.tsx";
import { sayKept } from "../work/say-kept.ts";
import { useUndo, useUndoKeys } from "../work/use-undo.ts";
import { useWork } from "../work/use-work.ts";
import { WorkContext } from "../work/work-context.ts";
import { AskedEntryContext, type AskedEntry } from "./asked-entry.ts";
import { BuilderHeader, type BuilderMode } from "./builder-header.tsx";
import {
  openingSection,
  sectionOfPath,
  startsInPreviewMode,
  type BuilderSearch,
  type BuilderSectionId,
} from "./builder-rules.ts";
import { focusProblem } from "./focus-problem.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { PhoneBar } from "./phone-bar.tsx";
import { placeOfBlock, placeOfOperation } from "./place-of.ts";
import { PreviewPanel } from "./preview-panel.tsx";
import { SectionEditor } from "./section-editor.tsx";
import { SectionNav } from "./section-nav.tsx";
import { createPointer, SectionPlaceContext, type OpenPlace } from "./section-place.ts";
import { useIsWide } from "./use-is-wide.ts";
import { usePreviewPanel } from "./use-preview-panel.ts";
import { useSave, type SaveSource } from "./use-save.ts";
import { useSaveShortcut } from "./use-save-shortcut.ts";

const ConflictDialog = lazy(async () => ({ default: (await import("./conflict-dialog.tsx")).ConflictDialog }));

/** Below this width the sections start as a rail, so that the preview keeps its 400 px. */
const roomForNames = "(min-width: 1200px)";

type BuilderShellProps = { website: Website; userId: number; opened: OpenedWork; search: BuilderSearch };

/** The builder on one loaded website: sections, forms and the live preview, over one draft. */
export function BuilderShell({ website, userId, opened, search }: BuilderShellProps) {
  const { state, ...work } = useWork(website, userId, opened);
  const { store } = work;
  const { draft } = state;
  const isWide = useIsWide();
  const [section, setSection] = useState(() => openingSection(website, search, state.form));
  const [mode, setMode] = useState<BuilderMode>(() => (isWide && startsInPreviewMode(search) ? "preview" : "edit"));
  const [wasWide, setWasWide] = useState(isWide);
  if (wasWide !== isWide) {
    setWasWide(isWide);
    if (!isWide) setMode("edit");
  }
  const [isNavCollapsed, setNavCollapsed] = useState(() => !window.matchMedia(roomForNames).matches);
  const editor = useRef<HTMLDivElement>(null);
  const showProblems = useCallback((problems: DraftProblems) => {
    const section = sectionOfPath(Object.keys(problems)[0] ?? "");
    setSection(section);
    setMode((mode) => (window.matchMedia("(min-width: 1024px)").matches ? mode : "edit"));
    focusProblem(() => editor.current?.querySelector<HTMLElement>("[aria-invalid=true]"));
  }, []);
  const [asked, setAsked] = useState<AskedEntry | null>(null);
  const asking = useMemo(() => ({ asked, answer: () => setAsked(null) }), [asked]);
  const [open, setOpen] = useState<OpenPlace>(null);
  const choose = useCallback((next: BuilderSectionId, open: OpenPlace = null) => {
    setSection(next);
    setOpen(open);
    setAsked(null);
    if (editor.current) editor.current.scrollTop = 0;
  }, []);
  const [pointer] = useState(createPointer);
  const place = useMemo(
    () => ({ open, go: (open: OpenPlace) => choose("sections", open), point: pointer.point }),
    [open, choose, pointer],
  );
  const { state: saveState, save: sendDraft } = useSave(store, showProblems);
  const [isConflictShelved, setConflictShelved] = useState(false);
  const dataEditor = useTemplateData(website, userId);
  const templateData = {
    ...dataEditor,
    edit: (data: typeof dataEditor.data, source: "form" | "section") => {
      store.remember({ kind: "data", category: dataEditor.category, before: dataEditor.data, after: data });
      dataEditor.edit(data, source);
    },
  };
  const save = async (source?: SaveSource) => {
    setConflictShelved(false);
    const isWaiting = store.work().outbox.length > 0;
    if (isWaiting) await work.sender.flush();
    if (store.work().outbox.length > 0) sayKept();
    if (templateData.isChanged) await templateData.save();
    const isDone = isWaiting || templateData.isChanged;
    if (!isDone || hasUnsavedChanges(store.get())) await sendDraft(source);
  };
  const choice = useTemplateChoice(store, save, templateData);
  const undo = useUndo(work, {
    data: (operation) => {
      if (operation.category === dataEditor.category) dataEditor.edit(operation.after, "section");
    },
    template: choice.wearSlug,
    show: (operation) => {
      const { screen, open } = placeOfOperation(store.shown(), operation);
      choose(screen, open);
    },
  });
  useUndoKeys(undo);
  const subscription = useQuery(subscriptionQuery);
  const plan = subscription.data?.plan.name ?? null;
  const panel = usePreviewPanel();
  const isDirty = hasUnsavedChanges(draft) || templateData.isChanged || state.outbox.length > 0;
  const drafted = store.shown();
  const { previewed } = templateData;
  const shownSlug = choice.selected?.slug ?? drafted.template_slug;
  const site = useMemo(
    () => ({
      ...(choice.demoSite ?? (previewed ? { ...drafted, template_data: previewed } : drafted)),
      template_slug: shownSlug,
      look: drafted.look,
    }),
    [choice.demoSite, drafted, previewed, shownSlug],
  );
  const showsPreview = mode === "preview";
  useUnsavedMarker(isDirty);
  useSaveShortcut(save);
  useEffect(() => {
    if (hasLeftWork(opened)) toast.info("Your unsaved changes from last time are back.", { id: "restored" });
  }, [opened]);

  return (
    <WorkContext value={work}>
      <BuilderHeader
        work={work}
        undo={undo}
        website={drafted}
        isDirty={isDirty}
        saveState={saveState}
        onSave={() => void save()}
        mode={mode}
        onMode={setMode}
        isWide={isWide}
      />
      <div
        className="@container flex min-h-0 flex-1 flex-col max-lg:bg-surface max-lg:pb-[4.5rem] lg:flex-row lg:overflow-hidden"
        style={{ "--nav": isNavCollapsed ? "3.5rem" : "13rem" } as React.CSSProperties}
      >
        <SectionNav
          website={drafted}
          plan={plan}
          current={section}
          onChoose={choose}
          isCollapsed={isNavCollapsed}
          onToggle={() => setNavCollapsed(!isNavCollapsed)}
        />
        <div
          ref={editor}
          className="min-h-0 min-w-0 flex-1 scroll-pb-20 bg-surface px-4 py-6 md:px-6 lg:min-w-[23.75rem] lg:overflow-y-auto"
        >
          <div className="@container mx-auto flex max-w-[46rem] flex-col gap-6">
            {drafted.taken_down_at === null ? null : <TakeDownNotice website={drafted} />}
            <OtherDevices websiteId={website.id} opened={opened} />
            <AskedEntryContext value={asking}>
              <SectionPlaceContext value={place}>
                <SectionEditor
                  section={section}
                  store={store}
                  draft={draft}
                  website={drafted}
                  plan={plan}
                  saveState={saveState}
                  onSave={() => void save("personal")}
                  choice={choice}
                  templateData={templateData}
                  onSection={choose}
                />
              </SectionPlaceContext>
            </AskedEntryContext>
          </div>
        </div>
        <PreviewPanel
          site={site}
          changedAt={store.changedAt()}
          branding={planRules[plan ?? "free"].branding}
          panel={panel}
          isOpen={showsPreview}
          isSheet={!isWide}
          onClose={() => setMode("edit")}
          section={section}
          pointer={pointer}
          onPlace={({ block, sectionId, entry }) => {
            const place = placeOfBlock(store.shown(), block, sectionId);
            if (!place) return null;
            choose(place.screen, place.open);
            const { kind = block } = drafted.sections.find(({ id }) => id === sectionId) ?? {};
            setAsked(entry === null ? null : { block: kind, entry });
            if (!isWide) setMode("edit");
            return place.screen;
          }}
        />
      </div>
      {isWide ? null : <PhoneBar isPreview={showsPreview} section={section} onMode={setMode} onSection={choose} />}
      {draft.conflict && !isConflictShelved ? (
        <Suspense fallback={null}>
          <ConflictDialog
            store={store}
            conflict={draft.conflict}
            onResolved={() => void save()}
            onLater={() => setConflictShelved(true)}
          />
        </Suspense>
      ) : null}
      <LeaveGuard isDirty={isDirty} />
    </WorkContext>
  );
}

/** True when an earlier visit left changes, or operations that were not sent. */
function hasLeftWork({ found }: OpenedWork): boolean {
  return found !== null && (Object.keys(found.pending).length > 0 || found.outbox.length > 0);
}
