import { useQuery } from "@tanstack/react-query";
import { visitSources, type WaitingEntry } from "@vitrine/model";
import { AdminList } from "../list/admin-list.tsx";
import type { Filter, Sort } from "../list/list-toolbar.tsx";
import { useListSearch } from "../list/list-search.ts";
import type { Column } from "../list/row-table.tsx";
import { StateBadge } from "../parts/state-badge.tsx";
import { choicesOf, dayOf, sourceWord, waitingStatusWords } from "../parts/words.ts";
import { ExportButton } from "./export-button.tsx";
import { WaitingDrawer } from "./waiting-drawer.tsx";
import { waitingQuery } from "./waiting-queries.ts";

const filters: readonly Filter[] = [
  { name: "status", label: "Status", choices: choicesOf(waitingStatusWords) },
  { name: "source", label: "Source", choices: visitSources.map((value) => ({ value, label: sourceWord(value) })) },
];

const sorts: readonly [Sort, ...Sort[]] = [
  { value: "-created_at", label: "Newest first" },
  { value: "created_at", label: "Longest waiting" },
  { value: "email", label: "Email" },
  { value: "name", label: "Name" },
];

const columns: readonly [Column<WaitingEntry>, ...Column<WaitingEntry>[]] = [
  { name: "Email", sort: "email", cell: (entry) => entry.email },
  { name: "Name", sort: "name", isLong: true, cell: (entry) => entry.name ?? "–" },
  {
    name: "Status",
    cell: (entry) => <StateBadge state={waitingStatusWords[entry.status]} />,
  },
  { name: "Source", from: "lg", cell: (entry) => sourceWord(entry.source) },
  { name: "Campaign", isLong: true, from: "xl", cell: (entry) => entry.utm_campaign ?? "–" },
  { name: "Invited", atEnd: true, from: "lg", cell: (entry) => dayOf(entry.invited_at) },
  { name: "Joined", sort: "created_at", atEnd: true, cell: (entry) => dayOf(entry.created_at) },
];

/** `/admin/waiting-list`: who wants in, and the way to let them. */
export function WaitingListPage() {
  const list = useListSearch();
  return (
    <AdminList
      title="Waiting list"
      noun="sign-up"
      searchLabel="Search name or email"
      filters={filters}
      sorts={sorts}
      columns={columns}
      list={list}
      result={useQuery(waitingQuery(list.search))}
      idOf={({ id }) => id}
      nameOf={({ email }) => email}
      empty="Nobody is waiting"
      actions={<ExportButton search={list.search} />}
      drawer={WaitingDrawer}
    />
  );
}
