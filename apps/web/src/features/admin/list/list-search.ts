import { useLocation, useRouter } from "@tanstack/react-router";
import type { PageMeta } from "@vitrine/contract";
import { useCallback, useMemo } from "react";
import { parseSearch, stringifySearch } from "../../../lib/search.ts";

export type ListSearch = Readonly<Record<string, string | undefined>>;

const noPage = { page: undefined, after: undefined, before: undefined };

type Change = (part: ListSearch, options?: { isStep?: boolean }) => void;

/**
 * What a list shows, as it stands in the address. `change` replaces some of it; with `isStep` the browser's way back
 * undoes it. Another filter, search or sort begins at the first page again.
 */
export function useListSearch(): { search: ListSearch; change: Change } {
  const router = useRouter();
  const { searchStr } = useLocation();
  const search = useMemo(() => parseSearch(searchStr), [searchStr]);
  const change = useCallback<Change>(
    (part, { isStep = false } = {}) => {
      const { pathname, search: now } = router.history.location;
      const keepsPage = "page" in part || Object.keys(part).every((name) => name === "open" || name === "tab");
      const next = { ...parseSearch(now), ...(keepsPage ? {} : noPage), ...part };
      void router.navigate({ href: pathname + stringifySearch(next), replace: !isStep, resetScroll: false });
    },
    [router],
  );
  return { search, change };
}

/** A value of the address when it is one of those that are allowed. */
export function oneOf<const V extends string>(allowed: readonly V[], value: string | undefined): V | undefined {
  return allowed.find((choice) => choice === value);
}

/** A number of the address when it is a positive whole one. */
export function wholeNumber(value: string | undefined): number | undefined {
  return value !== undefined && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}

/** So many rows a page can have; the first is the call's own number. */
export const pageSizes = ["20", "50", "100"] as const;

/** How many rows a page of the address has. */
export function rowsOf(search: ListSearch): number {
  return Number(oneOf(pageSizes, search["rows"]) ?? pageSizes[0]);
}

/**
 * The way to a page: to a neighbour by its place, which a list answers as quickly at any depth, and to the first one by
 * its number, so that it begins with what is newest.
 */
export function stepTo(page: number, meta: PageMeta): ListSearch {
  const isNext = page === meta.page + 1;
  const isPrevious = page === meta.page - 1 && page > 1;
  return {
    page: String(page),
    after: isNext ? meta.after : undefined,
    before: isPrevious ? meta.before : undefined,
  };
}

/** Page, size, sort and search of a list call; `sorts` without direction. */
export function listInput(search: ListSearch, sorts: readonly string[]) {
  const text = search["search"]?.slice(0, 100);
  const sort = search["sort"];
  return {
    page: wholeNumber(search["page"]) ?? 1,
    ...(search["after"] !== undefined && { after: search["after"] }),
    ...(search["before"] !== undefined && { before: search["before"] }),
    ...(search["rows"] !== undefined && { per_page: rowsOf(search) }),
    ...(sort !== undefined && sorts.includes(sort.replace(/^-/, "")) ? { sort } : {}),
    ...(text ? { search: text } : {}),
  };
}
