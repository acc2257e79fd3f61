import { Dialog, TextInput } from "@vitrine/ui";
import { Search } from "lucide-react";
import { useId, useState, type KeyboardEvent } from "react";
import { findItems, type PaletteItem } from "./find-items.ts";
import { PaletteList } from "./palette-list.tsx";
import { usePaletteItems } from "./use-palette-items.ts";

/** A search over everything: sites, sections, entries, templates, settings and help, with the keyboard alone. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState(0);
  const { items, isLoading } = usePaletteItems(search.trim() !== "");
  const listId = useId();
  const groups = findItems(items, search);
  const found = groups.flatMap((group) => group.items);
  const at = Math.min(chosen, found.length - 1);
  const current = found[at] ?? null;
  const optionId = (item: PaletteItem) => `${listId}-${found.indexOf(item)}`;

  function run(item: PaletteItem) {
    onClose();
    // The dialog gives the focus back first; where one goes takes it from there.
    setTimeout(item.run, 0);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { length } = found;
    const steps: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1 };
    const next = steps[event.key];
    if (next !== undefined && length > 0) setChosen((next + length) % length);
    else if (event.key === "Enter" && current && !event.nativeEvent.isComposing) run(current);
    else return;
    event.preventDefault();
  }

  const said =
    found.length > 0
      ? `${found.length} ${found.length === 1 ? "result" : "results"}`
      : isLoading
        ? "Searching…"
        : "Nothing found";
  return (
    <Dialog open onOpenChange={onClose} title="Search everything">
      <TextInput
        role="combobox"
        aria-label="Search sites, sections, entries, templates, settings and help"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={current ? optionId(current) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder="Type a name, a section, a setting…"
        leading={<Search size={16} strokeWidth={1.75} aria-hidden="true" />}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <output className="mt-3 block text-caption text-muted">{said}</output>
      <PaletteList
        id={listId}
        groups={groups}
        current={current}
        optionId={optionId}
        onPoint={(item) => setChosen(found.indexOf(item))}
        onRun={run}
      />
    </Dialog>
  );
}
