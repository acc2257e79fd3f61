import {
  Activity,
  ChartColumn,
  ChartLine,
  CreditCard,
  Flag,
  FlaskConical,
  Gauge,
  Globe,
  ListChecks,
  Megaphone,
  Scale,
  TicketPercent,
  Users,
  Workflow,
} from "lucide-react";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useId, useRef } from "react";
import { adminFeatures, adminModeration, adminOperations, adminPages } from "../lib/admin-pages.ts";
import { SidebarLink } from "./sidebar-link.tsx";

const adminIcons = {
  "/admin": Gauge,
  "/admin/users": Users,
  "/admin/websites": Globe,
  "/admin/waiting-list": ListChecks,
  "/admin/analytics": ChartColumn,
  "/admin/subscriptions": CreditCard,
  "/admin/subscription-analytics": ChartLine,
  "/admin/offers": TicketPercent,
  "/admin/reports": Flag,
  "/admin/appeals": Scale,
  "/admin/beta-settings": FlaskConical,
  "/admin/landing": Megaphone,
  "/admin/jobs": Workflow,
  "/admin/system": Activity,
} as const;

/** The places of the admin area; nobody else loads them. */
export function AdminEntries({ isCollapsed }: { isCollapsed: boolean }) {
  const { pathname } = useLocation();
  const places = useRef<HTMLDivElement>(null);
  // Not all of them are in sight on a small screen, where one's own place would be below the fold.
  useEffect(() => {
    const links = [...(places.current?.querySelectorAll("a") ?? [])];
    const here = links.find((link) => link.getAttribute("href") === pathname);
    here?.scrollIntoView({ block: "nearest" });
  }, [pathname]);
  return (
    <div ref={places}>
      <ul>
        {adminPages.map(({ label, to }) => (
          <li key={to}>
            <SidebarLink entry={{ label, to, Icon: adminIcons[to] }} isCollapsed={isCollapsed} />
          </li>
        ))}
      </ul>
      <AdminSection section={adminModeration} isCollapsed={isCollapsed} />
      <AdminSection section={adminFeatures} isCollapsed={isCollapsed} />
      <AdminSection section={adminOperations} isCollapsed={isCollapsed} />
    </div>
  );
}

type AdminSectionProps = {
  section: typeof adminModeration | typeof adminFeatures | typeof adminOperations;
  isCollapsed: boolean;
};

/** Pages below a heading of their own. */
function AdminSection({ section: { title, pages }, isCollapsed }: AdminSectionProps) {
  const id = useId();
  return (
    <>
      <p
        id={id}
        className={isCollapsed ? "sr-only" : "mt-4 border-t border-line px-4 pt-4 pb-1 text-caption text-muted"}
      >
        {title}
      </p>
      <ul aria-labelledby={id}>
        {pages.map(({ label, to }) => (
          <li key={to}>
            <SidebarLink entry={{ label, to, Icon: adminIcons[to] }} isCollapsed={isCollapsed} />
          </li>
        ))}
      </ul>
    </>
  );
}
