import { Button, Menu, MenuItem, Select, TextInput } from "@vitrine/ui";
import { ChevronDown, Search, X } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { ListSearch } from "./list-search.ts";

/** Values that a list can be narrowed to; one without choices is only ever set by links to the list. */
export type Filter = { name: string; label: string; choices: readonly { value: string; label: string }[] };

export type Sort = { value: string; label: string };

type ListToolbarProps = {
  searchLabel: string;
  filters: readonly Filter[];
  sorts: readonly Sort[];
  sort: string;
  search: ListSearch;
  change: (part: ListSearch) => void;
  actions?: ReactNode;
};

/** Search, filters with the active ones as chips that can be taken away, and the list's own actions. */
export function ListToolbar({ searchLabel, filters, sorts, sort, search, change, actions }: ListToolbarProps) {
  return (
    <div className="mt-5 flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox
          label={searchLabel}
          value={search["search"] ?? ""}
          onSearch={(text) => change({ search: text || undefined })}
        />
        {filters.map((filter) =>
          filter.choices.length > 0 ? (
            <FilterMenu key={filter.name} filter={filter} value={search[filter.name]} change={change} />
          ) : null,
        )}
        <span className="grow max-md:hidden" />
        <span className="flex flex-wrap gap-2 empty:hidden">{actions}</span>
        <span className="max-md:grow md:hidden">
          <Select aria-label="Sort" value={sort} onChange={(event) => change({ sort: event.target.value })}>
            {sorts.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </span>
      </div>
      <Chips filters={filters} search={search} change={change} />
    </div>
  );
}

const quietForMs = 300;

function SearchBox({ label, value, onSearch }: { label: string; value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = wanted;
      onSearch(wanted);
    }, quietForMs);
    return () => clearTimeout(timer);
  });
  return (
    <div className="w-full md:w-72">
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
        leading={<Search size={16} strokeWidth={1.75} aria-hidden="true" />}
      />
    </div>
  );
}

type FilterMenuProps = { filter: Filter; value: string | undefined; change: (part: ListSearch) => void };

function FilterMenu({ filter: { name, label, choices }, value, change }: FilterMenuProps) {
  return (
    <Menu
      align="start"
      trigger={
        <Button>
          {label}
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" className="text-muted" />
        </Button>
      }
    >
      {choices.map((choice) => (
        <MenuItem
          key={choice.value}
          selected={choice.value === value}
          onSelect={() => change({ [name]: choice.value === value ? undefined : choice.value })}
        >
          {choice.label}
        </MenuItem>
      ))}
    </Menu>
  );
}

function Chips({ filters, search, change }: Pick<ListToolbarProps, "filters" | "search" | "change">) {
  const active = filters.flatMap(({ name, label, choices }) => {
    const value = search[name];
    if (value === undefined) return [];
    const shown = choices.length === 0 ? value : choices.find((choice) => choice.value === value)?.label;
    return shown === undefined ? [] : [{ name, text: `${label}: ${shown}` }];
  });
  if (active.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex flex-wrap gap-2">
      {active.map(({ name, text }) => (
        <li key={name} className="inline-flex items-center rounded-m bg-tint ps-3 text-label">
          {text}
          <button
            type="button"
            aria-label={`Remove ${text}`}
            onClick={() => change({ [name]: undefined })}
            className="grid size-11 place-items-center rounded-m text-muted hover:text-ink md:size-8"
          >
            <X size={15} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </li>
      ))}
      {active.length > 1 ? (
        <li>
          <Button
            variant="quiet"
            size="small"
            onClick={() => change(Object.fromEntries(active.map(({ name }) => [name, undefined])))}
          >
            Clear filters
          </Button>
        </li>
      ) : null}
    </ul>
  );
}
