import { useQuery } from "@tanstack/react-query";
import type { AdminAppeal } from "@vitrine/model";
import { AdminList } from "../list/admin-list.tsx";
import { useListSearch } from "../list/list-search.ts";
import type { Filter, Sort } from "../list/list-toolbar.tsx";
import type { Column } from "../list/row-table.tsx";
import { StateBadge } from "../parts/state-badge.tsx";
import { appealStatusWords, dayOf } from "../parts/words.ts";
import { AppealDrawer } from "./appeal-drawer.tsx";
import { appealsQuery } from "./appeals-queries.ts";

const sorts: readonly [Sort, ...Sort[]] = [{ value: "-created_at", label: "Newest first" }];

const columns: readonly [Column<AdminAppeal>, ...Column<AdminAppeal>[]] = [
  { name: "About", cell: ({ website, owner }) => website?.name ?? `The account of ${owner.name}` },
  { name: "Owner", isLong: true, from: "lg", cell: ({ owner }) => owner.name },
  { name: "What they say", from: "xl", cell: ({ message }) => <span className="line-clamp-1">{message}</span> },
  { name: "Status", cell: ({ status }) => <StateBadge state={appealStatusWords[status]} /> },
  { name: "Written", sort: "created_at", atEnd: true, cell: (appeal) => dayOf(appeal.created_at) },
];

const filters: readonly Filter[] = [
  { name: "state", label: "Objections", choices: [{ value: "answered", label: "Answered" }] },
];

/** `/admin/appeals`: what owners say against take-downs and suspensions. */
export function AppealsPage() {
  const list = useListSearch();
  return (
    <AdminList
      title="Appeals"
      noun="appeal"
      searchLabel="Search owner or words"
      filters={filters}
      sorts={sorts}
      columns={columns}
      list={list}
      result={useQuery(appealsQuery(list.search))}
      idOf={({ id }) => id}
      nameOf={({ website, owner }) => website?.name ?? owner.name}
      empty="Nobody waits for an answer"
      drawer={AppealDrawer}
    />
  );
}
