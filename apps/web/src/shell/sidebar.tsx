import { Link, useLocation } from "@tanstack/react-router";
import { Mark } from "@vitrine/ui";
import { clsx } from "clsx";
import {
  CreditCard,
  LayoutGrid,
  LifeBuoy,
  PanelLeftClose,
  PanelLeftOpen,
  PenLine,
  Plus,
  ShieldCheck,
} from "lucide-react";
import { lazy, Suspense } from "react";
import { isAdminPath } from "../lib/admin-paths.ts";
import { useCreatePortfolio } from "../lib/portfolios/use-create-portfolio.ts";
import { useSession } from "../lib/session/session-store.ts";
import { siteName } from "../lib/site-address.ts";
import { entryClass, Named, SidebarLink, type Entry } from "./sidebar-link.tsx";
import { UnreadMark } from "./unread-mark.tsx";

const AdminEntries = lazy(async () => ({ default: (await import("./admin-entries.tsx")).AdminEntries }));

type SidebarProps = {
  isCollapsed: boolean;
  /** Null where the width is fixed by the page. */
  onToggle: (() => void) | null;
};

const support: Entry = { label: "Support", to: "/dashboard/support", Icon: LifeBuoy };
const dashboard: Entry = { label: "Dashboard", to: "/dashboard", Icon: LayoutGrid, mark: UnreadMark };

/** Beside every page: the person's own places, and on admin pages those of the admin area. */
export function Sidebar({ isCollapsed, onToggle }: SidebarProps) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const isAdminArea = user?.role === "admin" && isAdminPath(pathname);
  return (
    <aside
      data-side={isCollapsed ? "narrow" : "wide"}
      className={clsx(
        "sticky top-(--shell-top) z-20 hidden h-[calc(100dvh-var(--shell-top))] shrink-0 flex-col border-e border-line bg-surface transition-[width] duration-(--t-3) lg:flex",
        isCollapsed ? "w-14" : "w-56",
      )}
    >
      <div className={clsx("flex h-14 items-center", isCollapsed ? "justify-center" : "px-4")}>
        <Link to="/dashboard" aria-label="Vitrine, dashboard" className="rounded-s">
          <Mark {...(isCollapsed ? {} : { word: "Vitrine" })} />
        </Link>
      </div>
      <nav aria-label="Main" className="flex-1 overflow-y-auto py-2">
        {isAdminArea ? (
          <Suspense fallback={null}>
            <AdminEntries isCollapsed={isCollapsed} />
          </Suspense>
        ) : (
          <UserEntries isCollapsed={isCollapsed} />
        )}
      </nav>
      <SidebarLink entry={isAdminArea ? dashboard : support} isCollapsed={isCollapsed} />
      {isCollapsed || isAdminArea ? null : <ActiveWebsiteCaption />}
      {onToggle ? <CollapseButton isCollapsed={isCollapsed} onToggle={onToggle} /> : null}
    </aside>
  );
}

/** Dashboard, Portfolio Builder (with an active website), Subscription, Create New Website, Admin Panel for admins. */
function UserEntries({ isCollapsed }: { isCollapsed: boolean }) {
  const { user, activeWebsite } = useSession();
  const entries: Entry[] = [
    dashboard,
    ...(activeWebsite
      ? [{ label: "Portfolio Builder", to: "/builder/$id", params: { id: String(activeWebsite.id) }, Icon: PenLine }]
      : []),
    { label: "Subscription", to: "/subscription", Icon: CreditCard },
  ];
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.label}>
          <SidebarLink entry={entry} isCollapsed={isCollapsed} />
        </li>
      ))}
      <li>
        <CreateButton isCollapsed={isCollapsed} />
      </li>
      {user?.role === "admin" ? (
        <li>
          <SidebarLink entry={{ label: "Admin Panel", to: "/admin", Icon: ShieldCheck }} isCollapsed={isCollapsed} />
        </li>
      ) : null}
    </ul>
  );
}

/** Runs the same limit check as the dashboard's buttons (document 2, section 3). */
function CreateButton({ isCollapsed }: { isCollapsed: boolean }) {
  const create = useCreatePortfolio("sidebar");
  const label = "Create New Website";
  return (
    <Named name={isCollapsed ? label : null}>
      <button
        type="button"
        aria-label={isCollapsed ? label : undefined}
        onClick={() => void create()}
        className={entryClass(isCollapsed)}
      >
        <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
        {isCollapsed ? null : label}
      </button>
    </Named>
  );
}

function ActiveWebsiteCaption() {
  const { activeWebsite, user } = useSession();
  if (!activeWebsite) return null;
  const name = siteName(activeWebsite, user?.current_plan ?? "free");
  return (
    <div className="border-t border-line px-4 py-3 text-caption">
      <p className="wrap-anywhere">{activeWebsite.name}</p>
      <p className="text-muted wrap-anywhere">{name ?? "No URL set"}</p>
    </div>
  );
}

function CollapseButton({ isCollapsed, onToggle }: { isCollapsed: boolean; onToggle: () => void }) {
  const Icon = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  const label = isCollapsed ? "Expand sidebar" : "Collapse sidebar";
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-expanded={!isCollapsed}
      aria-label={label}
      className={clsx(
        "flex min-h-11 items-center gap-3 border-t border-line text-caption text-muted hover:text-ink focus-visible:-outline-offset-2",
        isCollapsed ? "justify-center" : "px-4",
      )}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      {isCollapsed ? null : "Collapse"}
    </button>
  );
}
