import { Link } from "@tanstack/react-router";
import { Tooltip } from "@vitrine/ui";
import { clsx } from "clsx";
import type { ComponentType, ReactElement } from "react";

export type Entry = {
  label: string;
  to: string;
  params?: { id: string };
  /** Stands at its end. */
  mark?: ComponentType<{ className?: string }>;
  Icon: ComponentType<{ size?: number; strokeWidth?: number }>;
};

/** How an entry of the sidebar looks, be it a link or a button. */
export function entryClass(isCollapsed: boolean): string {
  return clsx(
    "relative flex min-h-11 w-full items-center gap-3 border-s-[3px] border-transparent text-label text-muted hover:text-ink focus-visible:-outline-offset-2",
    "aria-[current=page]:border-brand aria-[current=page]:bg-tint aria-[current=page]:text-ink",
    isCollapsed ? "justify-center pe-[3px]" : "px-4",
  );
}

/** A place that the sidebar leads to. */
export function SidebarLink({ entry, isCollapsed }: { entry: Entry; isCollapsed: boolean }) {
  const { Icon, label, mark: Mark } = entry;
  const link = (
    <Link
      to={entry.to}
      {...(entry.params ? { params: entry.params } : {})}
      activeOptions={{ exact: entry.to === "/dashboard" || entry.to === "/admin", includeSearch: false }}
      className={entryClass(isCollapsed)}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className={isCollapsed ? "sr-only" : undefined}>{label}</span>
      {Mark ? <Mark className={isCollapsed ? "absolute end-1 top-1" : "ms-auto"} /> : null}
    </Link>
  );
  return <Named name={isCollapsed ? label : null}>{link}</Named>;
}

/** Its name beside the sign of an entry that shows nothing else. */
export function Named({ name, children }: { name: string | null; children: ReactElement }) {
  return name ? <Tooltip text={name}>{children}</Tooltip> : children;
}
