import { useQuery } from "@tanstack/react-query";
import type { AdminWebsite } from "@vitrine/model";
import { count } from "../../../lib/charts/period-words.ts";
import { templatesQuery } from "../../../lib/queries/templates.ts";
import { AdminList } from "../list/admin-list.tsx";
import type { Filter, Sort } from "../list/list-toolbar.tsx";
import { useListSearch } from "../list/list-search.ts";
import type { Column } from "../list/row-table.tsx";
import { StateBadge } from "../parts/state-badge.tsx";
import { choicesOf, dayOf, siteStateWords, websiteStatusWords } from "../parts/words.ts";
import { WebsiteDrawer } from "./website-drawer.tsx";
import { websitesQuery } from "./websites-queries.ts";

const sorts: readonly [Sort, ...Sort[]] = [
  { value: "-created_at", label: "Newest first" },
  { value: "-updated_at", label: "Changed last" },
  { value: "name", label: "Name" },
];

const columns: readonly [Column<AdminWebsite>, ...Column<AdminWebsite>[]] = [
  { name: "Name", sort: "name", cell: (site) => site.name },
  { name: "Owner", isLong: true, cell: (site) => site.owner.name },
  { name: "Status", cell: (site) => <StateBadge state={siteStateWords(site)} /> },
  { name: "Address", isLong: true, from: "lg", cell: (site) => site.domain ?? site.subdomain ?? "–" },
  { name: "Template", from: "xl", cell: (site) => site.template_slug },
  { name: "Views, 30 days", atEnd: true, from: "lg", cell: (site) => count(site.views) },
  { name: "Changed", sort: "updated_at", atEnd: true, from: "xl", cell: (site) => dayOf(site.updated_at) },
  { name: "Made", sort: "created_at", atEnd: true, cell: (site) => dayOf(site.created_at) },
];

/** `/admin/websites`: what people made, and what must not stay public. */
export function WebsitesPage() {
  const list = useListSearch();
  const templates = useQuery(templatesQuery);
  const filters: readonly Filter[] = [
    { name: "status", label: "Status", choices: choicesOf(websiteStatusWords) },
    {
      name: "template_slug",
      label: "Template",
      choices: templateChoices(templates.data ?? []),
    },
    { name: "owner_id", label: "Owner number", choices: [] },
  ];
  return (
    <AdminList
      title="Websites"
      noun="website"
      searchLabel="Search name, address or owner"
      filters={filters}
      sorts={sorts}
      columns={columns}
      list={list}
      result={useQuery(websitesQuery(list.search))}
      idOf={(site) => site.id}
      nameOf={(site) => site.name}
      empty="Nobody has made a website yet"
      drawer={WebsiteDrawer}
    />
  );
}

function templateChoices(groups: readonly { templates: readonly { slug: string; name: string }[] }[]) {
  return groups.flatMap(({ templates }) => templates.map(({ slug, name }) => ({ value: slug, label: name })));
}
