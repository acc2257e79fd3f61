import type { Website } from "@vitrine/model";
import { useEffect, useState, useSyncExternalStore } from "react";
import { quietApi } from "../../../lib/api.ts";
import { endsSession } from "../../../lib/form-errors.ts";
import { followAnswers } from "../../../lib/queries/follow-answers.ts";
import { websiteKeys } from "../../../lib/queries/websites.ts";
import { createDraftCopy } from "./draft-copy.ts";
import { startKeeper } from "./keeper.ts";
import type { OpenedWork } from "./open-kept-work.ts";
import { useOtherTabs } from "./other-tabs.ts";
import type { Waiting } from "./outbox.ts";
import { createSender, type Outcome } from "./sender.ts";
import { createTrial } from "./trial.ts";
import { useStaleQuestions } from "./use-stale-questions.ts";
import type { BuilderWork } from "./work-context.ts";
import type { Work } from "./work-state.ts";
import { createWorkStore, type WorkStore } from "./work-store.ts";

/**
 * The work on a loaded website: opened with what was kept, written to the browser on every change and to the
 * server shortly after. It follows what the server is asked for, and never the other way round.
 */
export function useWork(website: Website, userId: number, opened: OpenedWork): { work: BuilderWork; state: Work } {
  const [work] = useState(() => createWork(website, opened));
  const { store, sender, copy } = work;
  const state = useSyncExternalStore(store.subscribe, store.work);
  const { id } = website;
  useEffect(
    () =>
      followAnswers<Website>(websiteKeys.one(id), (heard) =>
        store.dispatch({ type: "server_changed", website: heard }),
      ),
    [store, id],
  );
  useStaleQuestions(store);
  useEffect(() => startKeeper(store, opened.place, { device: opened.device, userId }).stop, [store, opened, userId]);
  useOtherTabs(store);
  useEffect(() => sender.start(), [sender]);
  useEffect(() => copy.start(), [copy]);
  useEffect(() => {
    if (opened.takenOver.length > 0) void forgetTakenOver(id, opened, copy.flush);
  }, [opened, copy, id]);
  return { work, state };
}

function createWork(website: Website, { device, found }: OpenedWork): BuilderWork {
  const store = createWorkStore(website, found);
  return {
    store,
    sender: createSender(
      store,
      async (waiting) => (await import("./send-operation.ts")).sendOperation(waiting, store),
      (outcome, waiting) => void sayUnheard(store, outcome, waiting),
    ),
    copy: createDraftCopy(store, device, quietApi.versions),
    trial: createTrial(),
  };
}

/** What was refused without anybody waiting for the answer is said, with words that come when they are needed. */
async function sayUnheard(store: WorkStore, outcome: Outcome, { operation }: Waiting): Promise<void> {
  if (outcome.kind !== "refused" || endsSession(outcome.error)) return;
  const { sayRefused } = await import("./say-refused.ts");
  await sayRefused(store, operation, outcome.error);
}

/** Once this tab's own copy is with the server, those of the tabs that it took over are not needed. */
async function forgetTakenOver(id: number, { takenOver }: OpenedWork, flush: () => Promise<void>): Promise<void> {
  await flush();
  for (const device of takenOver) {
    await quietApi.versions.dropDraft({ params: { id, device } }).catch(() => undefined);
  }
}
