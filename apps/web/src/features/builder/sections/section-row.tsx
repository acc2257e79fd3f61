import { findKind, layoutLabels, type WebsiteSection } from "@vitrine/model";
import { Button, Menu, MenuItem, MenuSeparator, TextInput } from "@vitrine/ui";
import { MoreHorizontal, Pencil, SlidersHorizontal, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { dotted } from "../../../lib/dotted.ts";
import { SortableRow, type Moves } from "../items/sortable-rows.tsx";
import { useSectionPlace } from "../shell/section-place.ts";
import { KindIcon } from "./kind-icon.tsx";
import { titlePart } from "./new-section.ts";
import type { SectionActions } from "./use-sections.ts";
import { VisibilityButton } from "../items/visibility-button.tsx";
import { MoveItems } from "../items/move-items.tsx";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

type SectionRowProps = { section: WebsiteSection; count: number; moves: Moves; actions: SectionActions };

/** One section in the list: opened by its name, arranged by its handle, hidden by its eye. */
export function SectionRow({ section, count, moves, actions }: SectionRowProps) {
  const { go, point } = useSectionPlace();
  const [isRenaming, setRenaming] = useState(false);
  const kind = findKind(section.kind);
  const show = () => point({ section: section.id, scroll: true });
  return (
    <SortableRow id={section.id} title={section.label}>
      <KindIcon
        kind={section.kind}
        className={`mt-3.5 shrink-0 md:mt-2.5 ${section.visible ? "text-muted" : "text-edge"}`}
      />
      {isRenaming && kind ? (
        <RenameField
          section={section}
          placeholder={kind.titles.en}
          onDone={(typed) => {
            setRenaming(false);
            const part = titlePart(kind, typed ?? section.label);
            if (typed !== null && part.label !== section.label) actions.change(section, part);
          }}
        />
      ) : (
        <button
          type="button"
          onClick={() => go(section.id)}
          onPointerEnter={show}
          onFocus={show}
          className="min-w-0 flex-1 rounded-m px-2 py-1.5 text-start hover:bg-tint max-md:min-h-11"
        >
          <span className={`block text-label wrap-anywhere ${section.visible ? "" : "text-muted"}`}>
            {section.label}
          </span>
          <span className="block text-caption text-muted">{captionOf(section, count)}</span>
        </button>
      )}
      <VisibilityButton
        title={section.label}
        visible={section.visible}
        onChange={(visible) => actions.change(section, { visible })}
      />
      <Menu
        trigger={
          <Button
            variant="quiet"
            size="small"
            iconOnly
            className="max-md:size-11"
            aria-label={`Actions for ${section.label}`}
            icon={<MoreHorizontal {...icon} />}
          />
        }
      >
        <MenuItem icon={<SlidersHorizontal {...icon} />} onSelect={() => go(section.id)}>
          Edit
        </MenuItem>
        <MenuItem icon={<Pencil {...icon} />} onSelect={() => setRenaming(true)}>
          Rename
        </MenuItem>
        <MoveItems moves={moves} />
        {kind?.isKeptElsewhere ? null : (
          <>
            <MenuSeparator />
            <MenuItem icon={<Trash2 {...icon} />} danger onSelect={() => actions.remove(section)}>
              Remove
            </MenuItem>
          </>
        )}
      </Menu>
    </SortableRow>
  );
}

/** Count, layout where one was chosen, and the kind where the title does not say it. */
function captionOf({ kind, title, layout, visible }: WebsiteSection, count: number): string {
  const entries = count === 0 ? "Empty" : count === 1 ? "1 entry" : `${count} entries`;
  const known = findKind(kind);
  return dotted([
    title === null ? "" : (known?.titles.en ?? ""),
    entries,
    layout === "designed" ? "" : layoutLabels[layout],
    visible ? "" : "Hidden",
  ]);
}

type RenameFieldProps = { section: WebsiteSection; placeholder: string; onDone: (typed: string | null) => void };

/** The title as a field in its row: Enter and leaving it keep what is typed, Escape does not. */
function RenameField({ section, placeholder, onDone }: RenameFieldProps) {
  const [text, setText] = useState(section.label);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The menu that asked for it gives the focus back to its button first.
    const turn = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(turn);
  }, []);
  return (
    <div className="min-w-0 flex-1 px-1">
      <TextInput
        aria-label={`New title of ${section.label}`}
        ref={field}
        value={text}
        maxLength={120}
        placeholder={placeholder}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => onDone(text)}
        onKeyDown={(event) => {
          if (event.key === "Enter") onDone(text);
          if (event.key === "Escape") onDone(null);
        }}
      />
    </div>
  );
}
