import { Link } from "@tanstack/react-router";
import { buttonClass, MenuItem, MenuSeparator, Tooltip } from "@vitrine/ui";
import { ChartColumn, Inbox } from "lucide-react";
import { useGo } from "../../../lib/navigation.ts";

const pages = [
  { to: "/websites/$id/analytics", page: "analytics", label: "Analytics", Icon: ChartColumn },
  { to: "/websites/$id/messages", page: "messages", label: "Messages", Icon: Inbox },
] as const;

/** The ways from a site's words to its life: who looked, and who wrote. A phone has them in the menu of its state. */
export function SiteLifeLinks({ websiteId }: { websiteId: number }) {
  return pages.map(({ to, label, Icon }) => (
    <Tooltip key={to} text={label}>
      <Link
        to={to}
        params={{ id: String(websiteId) }}
        aria-label={label}
        className={buttonClass({
          variant: "quiet",
          size: "small",
          iconOnly: true,
          className: "max-lg:min-h-11 max-lg:min-w-11 max-md:hidden",
        })}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </Link>
    </Tooltip>
  ));
}

/** The same ways as entries of a menu, where the row of buttons has no room for them. */
export function SiteLifeItems({ websiteId }: { websiteId: number }) {
  const go = useGo();
  return (
    <div className="md:hidden">
      <MenuSeparator />
      {pages.map(({ page, label, Icon }) => (
        <MenuItem
          key={page}
          icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}
          onSelect={() => go(`/websites/${websiteId}/${page}`)}
        >
          {label}
        </MenuItem>
      ))}
    </div>
  );
}
