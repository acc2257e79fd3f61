import { useQuery } from "@tanstack/react-query";
import type { Website } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { useCallback, useEffect, useRef } from "react";
import { useUnsavedMarker } from "../../../lib/page-header.tsx";
import { subscriptionQuery } from "../../../lib/queries/subscription.ts";
import { followActiveWebsite } from "../../../lib/session/follow-active-website.ts";
import { useSampleLeft } from "../sample/use-sample-left.ts";
import { useTemplateChoice } from "../template/use-template-choice.ts";
import type { OpenedWork } from "../work/open-kept-work.ts";
import { hasUnsavedWork } from "../work/unsaved.ts";
import { useUndo, useUndoKeys } from "../work/use-undo.ts";
import { useWork } from "../work/use-work.ts";
import type { Work } from "../work/work-state.ts";
import { openingSection, type BuilderSearch } from "./builder-rules.ts";
import { screenBeforeReload, useKeptScreen } from "./kept-screen.ts";
import { placeOfOperation } from "./place-of.ts";
import { useBuilderPlace } from "./use-builder-place.ts";
import { useSaveAll } from "./use-save-all.ts";
import { useSaveShortcut } from "./use-save-shortcut.ts";

export type BuilderProps = { website: Website; userId: number; opened: OpenedWork; search: BuilderSearch };

/** The builder behind what it draws: the work and where one is in it, with saving, undoing and the choice of a template. */
export type OpenBuilder = ReturnType<typeof useBuilder>;

/** Opens the work on one loaded website, and says of it what the rest of the application shows. */
export function useBuilder({ website, userId, opened, search }: BuilderProps) {
  const { work, state } = useWork(website, userId, opened);
  const { store } = work;
  const shown = store.shown();
  const editor = useRef<HTMLDivElement>(null);
  const toTop = useCallback(() => {
    if (editor.current) editor.current.scrollTop = 0;
  }, []);
  const opening = () => openingSection(shown, search, { form: state.forms[0] ?? null, screen: screenBeforeReload() });
  const place = useBuilderPlace({ editor, toTop }, opening, search);
  useKeptScreen(place.section);
  const saving = useSaveAll(work, place.showProblems);
  const choice = useTemplateChoice(store, saving.save);
  const undo = useUndo(work, {
    template: choice.wearSlug,
    show: (operation) => {
      const { screen, open } = placeOfOperation(store.shown(), operation);
      place.choose(screen, open);
    },
  });
  useUndoKeys(undo);
  const subscription = useQuery(subscriptionQuery);
  const isDirty = isUnsaved(state);
  const sampleLeft = useSampleLeft(shown);
  useUnsavedMarker(isDirty);
  useSaveShortcut(saving.save);
  const { draft } = state;
  useEffect(() => followActiveWebsite(draft.base), [draft.base]);
  useEffect(() => {
    if (hasLeftWork(opened)) toast.info("Your unsaved changes from last time are back.", { id: "restored" });
  }, [opened]);
  const plan = subscription.data?.plan.name ?? null;
  return { work, draft, shown, editor, place, saving, choice, undo, plan, isDirty, sampleLeft };
}

/** True while the server does not have everything. */
export function isUnsaved(work: Work): boolean {
  return hasUnsavedWork(work) || work.outbox.length > 0;
}

/** True when an earlier visit left changes, or operations that were not sent. */
function hasLeftWork({ found }: OpenedWork): boolean {
  return found !== null && [found.pending, found.data, found.outbox].some((left) => Object.keys(left).length > 0);
}
