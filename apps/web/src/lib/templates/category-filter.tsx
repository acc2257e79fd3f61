import type { Template } from "@vitrine/model";
import { Segments } from "@vitrine/ui";
import { useState } from "react";

type Group = { category: string; templates: Template[] };

const all = "All";

export type CategoryFilterState = {
  categories: string[];
  category: string;
  choose: (category: string) => void;
  showAll: () => void;
  /** The templates of the chosen category. */
  templates: Template[];
};

/** All, or one of the categories that the catalogue has. */
export function useCategoryFilter(groups: readonly Group[]): CategoryFilterState {
  const [category, setCategory] = useState(all);
  return {
    categories: [all, ...groups.map((group) => group.category)],
    category,
    choose: setCategory,
    showAll: () => setCategory(all),
    templates: groups
      .filter((group) => category === all || group.category === category)
      .flatMap((group) => group.templates),
  };
}

/** The categories as a segmented control: a strip to push along on a phone, rows where there is more room. */
export function CategoryFilter({ filter }: { filter: CategoryFilterState }) {
  return (
    <Segments
      label="Category"
      items={filter.categories.map((value) => ({ value, label: value }))}
      value={filter.category}
      onValueChange={filter.choose}
      className="max-w-full self-start [scrollbar-width:none] max-md:overflow-x-auto short:overflow-x-auto md:not-short:flex-wrap md:[&>*]:flex-none"
    />
  );
}
