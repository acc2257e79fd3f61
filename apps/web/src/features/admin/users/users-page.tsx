import { useQuery } from "@tanstack/react-query";
import type { AdminUser } from "@vitrine/model";
import { AdminList } from "../list/admin-list.tsx";
import type { Filter, Sort } from "../list/list-toolbar.tsx";
import { useListSearch } from "../list/list-search.ts";
import type { Column } from "../list/row-table.tsx";
import { choicesOf, dayOf, planWords } from "../parts/words.ts";
import { UserDrawer } from "./user-drawer.tsx";
import { UserStates } from "./user-states.tsx";
import { usersQuery } from "./users-queries.ts";

const filters: readonly Filter[] = [
  { name: "role", label: "Role", choices: choicesOf({ user: "User", admin: "Admin" }) },
  { name: "plan", label: "Plan", choices: choicesOf(planWords) },
  { name: "is_active", label: "Beta access", choices: choicesOf({ true: "Granted", false: "Not granted" }) },
  { name: "verified", label: "Address", choices: choicesOf({ true: "Verified", false: "Not verified" }) },
  { name: "suspended", label: "Suspension", choices: choicesOf({ true: "Suspended", false: "Not suspended" }) },
];

const sorts: readonly [Sort, ...Sort[]] = [
  { value: "-created_at", label: "Newest first" },
  { value: "name", label: "Name" },
  { value: "email", label: "Email" },
];

const columns: readonly [Column<AdminUser>, ...Column<AdminUser>[]] = [
  { name: "Name", sort: "name", cell: (user) => user.name },
  { name: "Email", sort: "email", isLong: true, cell: (user) => user.email },
  { name: "State", cell: (user) => <UserStates user={user} /> },
  { name: "Plan", cell: (user) => planWords[user.current_plan] },
  { name: "Websites", atEnd: true, from: "lg", cell: (user) => user.websites_count },
  { name: "Last sign-in", atEnd: true, from: "xl", cell: (user) => dayOf(user.last_login_at) },
  { name: "Joined", sort: "created_at", atEnd: true, from: "lg", cell: (user) => dayOf(user.created_at) },
];

/** `/admin/users`: find somebody, and look after their account. */
export function UsersPage() {
  const list = useListSearch();
  return (
    <AdminList
      title="Users"
      noun="user"
      searchLabel="Search name or email"
      filters={filters}
      sorts={sorts}
      columns={columns}
      list={list}
      result={useQuery(usersQuery(list.search))}
      idOf={(user) => user.id}
      nameOf={(user) => user.name}
      empty="Nobody has registered yet"
      drawer={UserDrawer}
    />
  );
}
