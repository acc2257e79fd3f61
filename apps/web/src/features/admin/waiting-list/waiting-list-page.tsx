import { useQuery } from "@tanstack/react-query";
import { visitSources, type WaitingEntry, type WaitingStatus } from "@vitrine/model";
import { Badge, type BadgeTone } from "@vitrine/ui";
import { AdminList } from "../list/admin-list.tsx";
import type { Filter, Sort } from "../list/list-toolbar.tsx";
import { useListSearch, wholeNumber } from "../list/list-search.ts";
import type { Column } from "../list/row-table.tsx";
import { choicesOf, dayOf } from "../parts/words.ts";
import { ExportButton } from "./export-button.tsx";
import { WaitingDrawer } from "./waiting-drawer.tsx";
import { waitingQuery } from "./waiting-queries.ts";

const statusWords: Readonly<Record<WaitingStatus, { label: string; tone: BadgeTone }>> = {
  pending: { label: "Waiting", tone: "warning" },
  invited: { label: "Invited", tone: "info" },
  converted: { label: "Registered", tone: "success" },
};

const ownSpelling: Readonly<Record<string, string>> = { linkedin: "LinkedIn", youtube: "YouTube", tiktok: "TikTok" };
const capital = (word: string) => ownSpelling[word] ?? word.charAt(0).toUpperCase() + word.slice(1);

const filters: readonly Filter[] = [
  { name: "status", label: "Status", choices: choicesOf(statusWords) },
  { name: "source", label: "Source", choices: visitSources.map((value) => ({ value, label: capital(value) })) },
];

const sorts: readonly [Sort, ...Sort[]] = [
  { value: "-created_at", label: "Newest first" },
  { value: "created_at", label: "Longest waiting" },
  { value: "email", label: "Email" },
  { value: "name", label: "Name" },
];

const columns: readonly [Column<WaitingEntry>, ...Column<WaitingEntry>[]] = [
  { name: "Email", sort: "email", cell: (entry) => entry.email },
  { name: "Name", sort: "name", cell: (entry) => entry.name ?? "–" },
  {
    name: "Status",
    cell: (entry) => <Badge tone={statusWords[entry.status].tone}>{statusWords[entry.status].label}</Badge>,
  },
  { name: "Source", from: "lg", cell: (entry) => capital(entry.source) },
  { name: "Campaign", from: "xl", cell: (entry) => entry.utm_campaign ?? "–" },
  { name: "Invited", atEnd: true, from: "lg", cell: (entry) => dayOf(entry.invited_at) },
  { name: "Joined", sort: "created_at", atEnd: true, cell: (entry) => dayOf(entry.created_at) },
];

/** `/admin/waiting-list`: who wants in, and the way to let them. */
export function WaitingListPage() {
  const list = useListSearch();
  const result = useQuery(waitingQuery(list.search));
  const open = wholeNumber(list.search["open"]);
  const entry = result.data?.data.find(({ id }) => id === open);
  const close = () => list.change({ open: undefined });
  return (
    <>
      <AdminList
        title="Waiting list"
        noun="sign-up"
        searchLabel="Search name or email"
        filters={filters}
        sorts={sorts}
        columns={columns}
        list={list}
        result={result}
        idOf={({ id }) => id}
        nameOf={({ email }) => email}
        empty="Nobody is waiting"
        actions={<ExportButton search={list.search} />}
      />
      {entry ? <WaitingDrawer key={entry.id} entry={entry} status={statusWords[entry.status]} onClose={close} /> : null}
    </>
  );
}
