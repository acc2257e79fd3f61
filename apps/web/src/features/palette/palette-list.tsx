import { useEffect, useRef } from "react";
import type { PaletteGroup, PaletteItem } from "./find-items.ts";

type PaletteListProps = {
  id: string;
  groups: readonly { group: PaletteGroup; items: readonly PaletteItem[] }[];
  current: PaletteItem | null;
  optionId: (item: PaletteItem) => string;
  onPoint: (item: PaletteItem) => void;
  onRun: (item: PaletteItem) => void;
};

/** What was found, in groups; the focus stays in the field, which names the option that is chosen. */
export function PaletteList({ id, groups, current, optionId, onPoint, onRun }: PaletteListProps) {
  return (
    <div id={id} role="listbox" aria-label="Results" className="mt-1 h-[min(26rem,50dvh)] overflow-y-auto">
      {groups.map(({ group, items }) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <p id={`${id}-${group}`} role="presentation" className="px-2 pt-3 pb-1 text-micro text-muted">
            {group}
          </p>
          {items.map((item) => (
            <Option
              key={item.id}
              id={optionId(item)}
              item={item}
              isChosen={item.id === current?.id}
              onPoint={() => onPoint(item)}
              onRun={() => onRun(item)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type OptionProps = { id: string; item: PaletteItem; isChosen: boolean; onPoint: () => void; onRun: () => void };

function Option({ id, item, isChosen, onPoint, onRun }: OptionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: "nearest" });
  }, [isChosen]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field above has the focus and the keys
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isChosen}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={isChosen ? undefined : onPoint}
      onClick={onRun}
      className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-m border-s-[3px] border-transparent px-2 py-1.5 aria-selected:border-brand aria-selected:bg-tint md:min-h-10"
    >
      <span className="min-w-0 truncate">{item.label}</span>
      <span className="max-w-[45%] shrink-0 truncate text-caption text-muted">{item.detail}</span>
    </div>
  );
}
