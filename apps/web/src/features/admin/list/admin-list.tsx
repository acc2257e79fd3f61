import type { UseQueryResult } from "@tanstack/react-query";
import type { PageMeta } from "@vitrine/contract";
import { EmptyState, ErrorState, Skeleton } from "@vitrine/ui";
import { clsx } from "clsx";
import { useEffect, type ComponentType, type ReactNode } from "react";
import { failureMessage } from "../../../lib/form-errors.ts";
import { AdminHeading } from "../parts/admin-heading.tsx";
import { ListToolbar, type Filter, type Sort } from "./list-toolbar.tsx";
import { pageSizes, rowsOf, stepTo, wholeNumber, type useListSearch } from "./list-search.ts";
import { Pager } from "./pager.tsx";
import { RowTable, type Column } from "./row-table.tsx";

/** What the drawer of a row has to know. */
export type DrawerProps = { id: number; onClose: () => void };

type AdminListProps<T> = {
  title: string;
  /** One row: "user". */
  noun: string;
  searchLabel: string;
  filters: readonly Filter[];
  /** The first is the call's own. */
  sorts: readonly [Sort, ...Sort[]];
  columns: readonly [Column<T>, ...Column<T>[]];
  list: ReturnType<typeof useListSearch>;
  result: UseQueryResult<{ data: T[]; meta: PageMeta }>;
  idOf: (row: T) => number;
  nameOf: (row: T) => string;
  /** Said when there is nothing at all; nothing found has words of its own. */
  empty: string;
  actions?: ReactNode;
  /** The drawer of the row that the address opens. */
  drawer: ComponentType<DrawerProps>;
};

/** A page with one long list: toolbar, rows that open, pager; everything that narrows it stands in the address. */
export function AdminList<T>(props: AdminListProps<T>) {
  const { title, filters, sorts, list, result, drawer: RowOfAddress } = props;
  const { search, change } = list;
  const open = wholeNumber(search["open"]);
  const nearest = nearestPage(result);
  useEffect(() => {
    if (nearest !== null) change({ page: String(nearest), after: undefined, before: undefined });
  }, [nearest, change]);
  const sort = sorts.find(({ value }) => value.replace(/^-/, "") === search["sort"]?.replace(/^-/, ""))
    ? (search["sort"] ?? sorts[0].value)
    : sorts[0].value;
  return (
    <>
      <AdminHeading title={title} />
      <ListToolbar
        searchLabel={props.searchLabel}
        filters={filters}
        sorts={sorts}
        sort={sort}
        search={search}
        change={change}
        actions={props.actions}
      />
      <div className={clsx("mt-4", result.isPlaceholderData && "opacity-60")} aria-busy={result.isFetching}>
        {result.isPending || nearest !== null ? <Waiting /> : null}
        {result.isError ? (
          <ErrorState
            title="The list could not be loaded"
            text={failureMessage(result.error, "Check your connection and try again.")}
            onRetry={() => void result.refetch()}
            busy={result.isFetching}
          />
        ) : null}
        {result.data && nearest === null ? (
          <Rows {...props} data={result.data.data} meta={result.data.meta} sort={sort} />
        ) : null}
      </div>
      {open === undefined ? null : <RowOfAddress key={open} id={open} onClose={() => change({ open: undefined })} />}
    </>
  );
}

/**
 * The page to show in place of one without rows: its last row was dealt with, by this admin or another, or its address is
 * an old one. Null where the page has rows or is the first.
 */
function nearestPage<T>(result: UseQueryResult<{ data: T[]; meta: PageMeta }>): number | null {
  if (!result.data || result.isPlaceholderData) return null;
  const { data, meta } = result.data;
  return data.length > 0 || meta.page <= 1 ? null : Math.max(1, Math.min(meta.page - 1, meta.last_page));
}

function Rows<T>(props: AdminListProps<T> & { data: T[]; meta: PageMeta; sort: string }) {
  const { title, noun, columns, filters, idOf, nameOf, list, data, meta, sort, empty } = props;
  const { search, change } = list;
  const isNarrowed = Boolean(search["search"]) || filters.some(({ name }) => search[name] !== undefined);
  if (data.length === 0) {
    return isNarrowed ? (
      <EmptyState title={`No ${noun} fits`} text="Search for something else, or take a filter away." />
    ) : (
      <EmptyState title={empty} />
    );
  }
  return (
    <>
      <RowTable
        label={title}
        rows={data}
        columns={columns}
        keyOf={idOf}
        nameOf={nameOf}
        onOpen={(row) => change({ open: String(idOf(row)) }, { isStep: true })}
        sort={sort}
        onSort={(next) => change({ sort: next })}
      />
      <Pager
        meta={meta}
        noun={noun}
        rows={rowsOf(search)}
        onPage={(page) => change(stepTo(page, meta), { isStep: true })}
        onRows={(rows) => change({ rows: rows === pageSizes[0] ? undefined : rows })}
      />
    </>
  );
}

function Waiting() {
  return (
    <div className="flex flex-col gap-px">
      {[...Array(8).keys()].map((row) => (
        <Skeleton key={row} className="h-9 opacity-60" />
      ))}
    </div>
  );
}
