import { Button, controlClass } from "@vitrine/ui";
import { Plus } from "lucide-react";
import { Fragment, useState } from "react";
import { RemoveButton } from "./document-section.tsx";
import { EditableValue } from "./editable-value.tsx";
import { MoreList } from "./more-list.tsx";
import { useReview } from "./review-context.ts";

export type Chip = {
  pointer: string;
  entryPointer: string;
  value: string;
  caption?: string;
  /** What the CV calls the values from this one on; the site has it as a heading. */
  group?: { pointer: string; name: string };
  entry: unknown;
};

type ChipListProps = {
  /** Pointer of the list. */
  list: string;
  label: string;
  noun: string;
  chips: readonly Chip[];
  limit: number;
  /** The entry that a typed name becomes. */
  create: (name: string) => unknown;
};

/** Short values side by side; each can be corrected, taken out, and others added. */
export function ChipList({ list, label, noun, chips, limit, create }: ChipListProps) {
  return (
    <>
      <MoreList
        items={chips}
        list={list}
        limit={limit}
        noun={noun}
        className="flex flex-wrap gap-2"
        render={(chip, index) => (
          <Fragment key={chip.entryPointer}>
            {chip.group && chip.group.name !== chips[index - 1]?.group?.name ? (
              <li className="basis-full text-caption wrap-anywhere text-muted" dir="auto">
                <GroupName group={chip.group} chips={chips} />
              </li>
            ) : null}
            <li className="flex max-w-full items-center rounded-s border border-line bg-bg ps-2 text-app">
              <span className="min-w-0 py-0.5">
                <EditableValue pointer={chip.pointer} label={label} value={chip.value} />
              </span>
              {chip.caption ? <span className="ms-1 text-caption text-muted tabular-nums">{chip.caption}</span> : null}
              <RemoveButton
                pointer={chip.entryPointer}
                backTo={`${list}/${chips.length - 1}`}
                name={chip.value || label}
                entry={chip.entry}
              />
            </li>
          </Fragment>
        )}
      />
      <AddChip label={label} onAdd={(name) => ({ pointer: `${list}/${chips.length}`, value: create(name) })} />
    </>
  );
}

/** Each value of a group bears its name. */
function GroupName({ group, chips }: { group: NonNullable<Chip["group"]>; chips: readonly Chip[] }) {
  const places = chips.flatMap((chip) => (chip.group?.name === group.name ? [chip.group.pointer] : []));
  return (
    <EditableValue
      pointer={group.pointer}
      alsoAt={places.filter((place) => place !== group.pointer)}
      label="Name of the group"
      value={group.name}
    />
  );
}

function AddChip({ label, onAdd }: { label: string; onAdd: (name: string) => { pointer: string; value: unknown } }) {
  const { correct } = useReview();
  const [text, setText] = useState<string | null>(null);
  if (text === null) {
    return (
      <Button
        variant="quiet"
        size="small"
        className="mt-1 -ms-3"
        icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => setText("")}
      >
        Add {label.toLowerCase()}
      </Button>
    );
  }
  return (
    <form
      className="mt-2 flex max-w-80 gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) correct([onAdd(text.trim())]);
        setText(text.trim() ? "" : null);
      }}
    >
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just asked for this field
        autoFocus
        aria-label={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => (event.key === "Escape" ? setText(null) : undefined)}
        className={`${controlClass} min-h-9`}
      />
      <Button type="submit" size="small">
        Add
      </Button>
    </form>
  );
}
