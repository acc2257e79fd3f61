import { useQuery } from "@tanstack/react-query";
import { moderationCategoryWords, type ReportedSite } from "@vitrine/model";
import { count } from "../../../lib/charts/period-words.ts";
import { AdminList } from "../list/admin-list.tsx";
import { useListSearch } from "../list/list-search.ts";
import type { Filter, Sort } from "../list/list-toolbar.tsx";
import type { Column } from "../list/row-table.tsx";
import { StateBadge } from "../parts/state-badge.tsx";
import { choicesOf, dayOf, siteStateWords } from "../parts/words.ts";
import { ReportDrawer } from "./report-drawer.tsx";
import { reportsQuery } from "./reports-queries.ts";

const sorts: readonly [Sort, ...Sort[]] = [
  { value: "-latest_at", label: "Reported last" },
  { value: "-reporters", label: "Most people" },
];

const columns: readonly [Column<ReportedSite>, ...Column<ReportedSite>[]] = [
  { name: "Website", cell: ({ website }) => website.name },
  { name: "Owner", isLong: true, from: "lg", cell: ({ owner }) => owner.name },
  { name: "Why", cell: ({ categories }) => categories.map((category) => moderationCategoryWords[category]).join(", ") },
  { name: "Status", cell: ({ website }) => <StateBadge state={siteStateWords(website)} /> },
  { name: "People", sort: "reporters", atEnd: true, cell: ({ reporters }) => count(reporters) },
  { name: "Last", sort: "latest_at", atEnd: true, cell: (site) => dayOf(site.latest_at) },
];

const filters: readonly Filter[] = [
  { name: "state", label: "Reports", choices: [{ value: "closed", label: "Closed" }] },
  { name: "category", label: "Why", choices: choicesOf(moderationCategoryWords) },
];

/** `/admin/reports`: what visitors say is wrong with pages, by website. */
export function ReportsPage() {
  const list = useListSearch();
  return (
    <AdminList
      title="Reports"
      noun="report"
      searchLabel="Search name, address or owner"
      filters={filters}
      sorts={sorts}
      columns={columns}
      list={list}
      result={useQuery(reportsQuery(list.search))}
      idOf={({ website }) => website.id}
      nameOf={({ website }) => website.name}
      empty="Nobody reports anything at the moment"
      drawer={ReportDrawer}
    />
  );
}
