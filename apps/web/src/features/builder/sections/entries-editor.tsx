import type { Entry, SectionKind, Website, WebsiteSection } from "@vitrine/model";
import { Button, Notice } from "@vitrine/ui";
import { Plus } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { DiscardQuestion } from "../items/discard-question.tsx";
import { SortableRows } from "../items/sortable-rows.tsx";
import { plainListOf, readEntries, writeEntries } from "../work/section-entries.ts";
import { entryBehind } from "../work/send-entry.ts";
import { useBuilderWork, useWorkPart } from "../work/work-context.ts";
import { EntryForm } from "./entry-form.tsx";
import { EntryRow } from "./entry-row.tsx";
import { EntryTools } from "./entry-tools.tsx";
import { wordsOfEntry } from "./entry-words.ts";
import { focusAdd, useOpenEntry } from "./use-open-entry.ts";
import { useEntries } from "./use-sections.ts";

type EntriesEditorProps = {
  website: Website;
  section: WebsiteSection;
  kind: SectionKind;
  /** Among other lists: the way to add stands beside it. */
  heading?: ReactNode;
};

/** Below more entries than these nobody finds the way to add one: it then stands above them. */
const mostAbove = 8;

/** The entries of a section, each edited in its place. */
export function EntriesEditor({ website, section, kind, heading }: EntriesEditorProps) {
  const { store } = useBuilderWork();
  const actions = useEntries(section, kind, (error) => {
    const theirs = entryBehind(error);
    if (theirs) store.dispatch({ type: "server_changed", website: withEntry(store.get().base, section.id, theirs) });
  });
  const entries = readEntries(website, section);
  const keptAs = website.sections.some(({ id }) => id === section.id) ? section.id : 0;
  const list = plainListOf(kind.name);
  const isDrafted = useWorkPart(store, ({ draft }) => list !== null && list in draft.pending);
  const box = useRef<HTMLDivElement>(null);
  const { open, ask, ...asking } = useOpenEntry({ section, kind, entries, keptAs, box });
  if (isDrafted)
    return (
      <Notice tone="warning" title="Not saved yet">
        This list was changed in an earlier visit. Save your changes, then go on with it here.
      </Notice>
    );
  const form = (entry: Entry | null) => (
    <EntryForm
      key={entry?.id ?? "new"}
      websiteId={website.id}
      section={section}
      keptAs={keptAs}
      kind={kind}
      entry={entry}
      actions={actions}
      onDirty={asking.setDirty}
      onCancel={() => ask(null)}
      onDone={asking.close}
    />
  );
  const total = website.sections
    .filter((other) => other.kind === kind.name)
    .reduce((sum, other) => sum + readEntries(website, other).length, 0);
  const isFull = total >= kind.maxEntries;
  const add = <AddButton one={kind.one} isBeside={Boolean(heading)} isFull={isFull} onAdd={() => ask("new")} />;
  const adding = open === "new" ? <div className="border-y border-line py-4">{form(null)}</div> : heading ? null : add;
  const isLong = entries.length > mostAbove;
  return (
    <div ref={box} className="flex flex-col gap-4">
      {heading ? (
        <div className="flex items-center justify-between gap-3">
          {heading}
          {add}
        </div>
      ) : null}
      {isLong ? adding : null}
      {entries.length === 0 ? null : (
        <SortableRows
          label={section.label}
          items={entries}
          titleOf={(entry) => wordsOfEntry(kind, entry).title}
          onReorder={(next) => actions.move(next)}
        >
          {(entry, moves) =>
            entry.id === open && entry.problem === null ? (
              <li key={entry.id} className="border-b border-line py-4 last:border-b-0">
                {form(entry)}
              </li>
            ) : (
              <EntryRow
                key={entry.id}
                entry={entry}
                words={wordsOfEntry(kind, entry)}
                moves={moves}
                onOpen={() => ask(entry.id)}
                onShow={(visible) => actions.show(entry, visible)}
                onRemove={() => {
                  actions.remove(entry);
                  focusAdd(box.current);
                }}
              />
            )
          }
        </SortableRows>
      )}
      {entries.length === 0 && !heading && open !== "new" ? (
        <p className="text-muted">Nothing here yet. The section appears on your site with its first entry.</p>
      ) : null}
      {isLong ? null : adding}
      {open === null ? (
        <EntryTools website={website} section={section} kind={kind} actions={actions} room={kind.maxEntries - total} />
      ) : null}
      {isFull ? <p className="text-caption text-muted">{`A site holds up to ${kind.maxEntries} of these.`}</p> : null}
      <DiscardQuestion open={asking.isAsking} onOpenChange={asking.stay} onDiscard={asking.discard} />
    </div>
  );
}

type AddButtonProps = { one: string; isBeside: boolean; isFull: boolean; onAdd: () => void };

/** The way to add an entry, small where it stands beside the heading of a list. */
function AddButton({ one, isBeside, isFull, onAdd }: AddButtonProps) {
  return (
    <Button
      data-add=""
      variant={isBeside ? "quiet" : "secondary"}
      size="small"
      className={isBeside ? "-me-3 max-md:min-h-11" : "self-start max-md:min-h-11"}
      disabled={isFull}
      icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
      onClick={onAdd}
    >
      {`Add ${one}`}
    </Button>
  );
}

/** The website with an entry as another tab left it, so that what is typed can be sent on top of it. */
function withEntry(website: Website, sectionId: number, theirs: Entry): Website {
  const section = website.sections.find(({ id }) => id === sectionId);
  if (!section) return website;
  const entries = readEntries(website, section).map((entry) => (entry.id === theirs.id ? theirs : entry));
  return writeEntries(website, sectionId, entries);
}
