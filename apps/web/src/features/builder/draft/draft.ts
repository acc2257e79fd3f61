import type { Website } from "@vitrine/model";
import {
  changesOfPart,
  draftPaths,
  sameValue,
  valueAt,
  withChanges,
  type DraftPart,
  type DraftPath,
  type DraftValue,
  type PendingChanges,
} from "./fields.ts";

/** A field that was changed here and, since then, differently by somebody else. */
export type FieldConflict = { path: DraftPath; mine: DraftValue; theirs: DraftValue };

/**
 * The owner's unsaved work on one website. `base` is the server's copy that `pending` starts from;
 * `sent` is what a running save carries, so that typing meanwhile is not lost.
 */
export type Draft = {
  base: Website;
  pending: PendingChanges;
  sent: PendingChanges | null;
  conflict: { server: Website; fields: FieldConflict[] } | null;
};

export type DraftAction =
  | { type: "edited"; path: DraftPath; value: DraftValue }
  /** `waiting`: fields that cannot be stored yet, and stay behind. */
  | { type: "save_started"; part: DraftPart; waiting?: readonly DraftPath[] }
  | { type: "save_succeeded"; website: Website }
  | { type: "save_failed" }
  | { type: "version_refused"; server: Website }
  | { type: "conflict_resolved"; choices: Partial<Record<DraftPath, "mine" | "theirs">> }
  | { type: "server_changed"; website: Website }
  | { type: "restored"; pending: PendingChanges }
  | { type: "discarded" };

export function openDraft(website: Website): Draft {
  return { base: website, pending: {}, sent: null, conflict: null };
}

/** The website with everything typed so far: what forms and the preview show. */
export function draftedWebsite(draft: Draft): Website {
  return withChanges(draft.base, draft.pending);
}

export function hasUnsavedChanges(draft: Draft): boolean {
  return Object.keys(draft.pending).length > 0;
}

/** The next draft. Pure; an action that does not fit the state changes nothing. */
export function reduceDraft(draft: Draft, action: DraftAction): Draft {
  switch (action.type) {
    case "edited":
      return { ...draft, pending: withoutEqual({ ...draft.pending, [action.path]: action.value }, draft.base) };
    case "save_started":
      return startSave(draft, without(changesOfPart(draft.pending, action.part), action.waiting ?? []));
    case "save_succeeded":
      return { ...rebase({ ...draft, pending: typedSince(draft) }, action.website), sent: null };
    case "save_failed":
      return { ...draft, sent: null };
    case "version_refused":
    case "server_changed":
      return rebaseOrAsk({ ...draft, sent: action.type === "version_refused" ? null : draft.sent }, action);
    case "conflict_resolved":
      return resolve(draft, action.choices);
    case "restored":
      return { ...draft, pending: withoutEqual({ ...action.pending, ...draft.pending }, draft.base) };
    case "discarded":
      return openDraft(draft.conflict?.server ?? draft.base);
  }
}

function without(changes: PendingChanges, paths: readonly string[]): PendingChanges {
  return Object.fromEntries(Object.entries(changes).filter(([path]) => !paths.includes(path)));
}

function startSave(draft: Draft, sent: PendingChanges): Draft {
  return Object.keys(sent).length > 0 && !draft.conflict ? { ...draft, sent } : draft;
}

/** Fields that both sides changed to different values since `base`. */
function findConflicts(draft: Draft, server: Website): FieldConflict[] {
  return changedPaths(draft.pending)
    .map((path) => ({ path, mine: draft.pending[path] ?? null, theirs: valueAt(server, path) }))
    .filter(({ path, mine, theirs }) => !sameValue(theirs, valueAt(draft.base, path)) && !sameValue(theirs, mine));
}

function changedPaths(pending: PendingChanges): DraftPath[] {
  return draftPaths.filter((path) => path in pending);
}

function withoutEqual(pending: PendingChanges, base: Website): PendingChanges {
  return Object.fromEntries(
    changedPaths(pending).flatMap((path) =>
      sameValue(pending[path], valueAt(base, path)) ? [] : [[path, pending[path]]],
    ),
  );
}

/** What was typed while the save ran: fields whose value is no longer the one that was sent. */
function typedSince({ pending, sent }: Draft): PendingChanges {
  if (!sent) return pending;
  return Object.fromEntries(
    changedPaths(pending).flatMap((path) =>
      path in sent && sameValue(pending[path], sent[path]) ? [] : [[path, pending[path]]],
    ),
  );
}

function rebase(draft: Draft, server: Website): Draft {
  return { ...draft, base: server, pending: withoutEqual(draft.pending, server), conflict: null };
}

function rebaseOrAsk(
  draft: Draft,
  { type, ...rest }: { type: "version_refused"; server: Website } | { type: "server_changed"; website: Website },
): Draft {
  const server = "server" in rest ? rest.server : rest.website;
  if (type === "server_changed" && (server === draft.base || server.version < draft.base.version)) return draft;
  const fields = findConflicts(draft, server);
  return fields.length === 0 ? rebase(draft, server) : { ...draft, conflict: { server, fields } };
}

function resolve(draft: Draft, choices: Partial<Record<DraftPath, "mine" | "theirs">>): Draft {
  if (!draft.conflict) return draft;
  const given = Object.entries(draft.pending).filter(([path]) => choices[path as DraftPath] !== "theirs");
  return rebase({ ...draft, pending: Object.fromEntries(given) }, draft.conflict.server);
}
