import { Avatar, Menu, MenuItem, MenuLabel, MenuSeparator } from "@vitrine/ui";
import { ChevronDown, CreditCard, LayoutGrid, LifeBuoy, LogOut, Settings, ShieldCheck } from "lucide-react";
import { useGo } from "../lib/navigation.ts";
import { useSession } from "../lib/session/session-store.ts";
import { useSignOut } from "../lib/use-sign-out.ts";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Initials and name; dashboard, subscription and logout behind them. Narrow, it shows the initials alone below 1600 px. */
export function UserMenu({ isNarrow }: { isNarrow: boolean }) {
  const { user } = useSession();
  const go = useGo();
  const { signOut } = useSignOut();
  if (!user) return null;
  return (
    <Menu
      trigger={
        <button type="button" className="flex min-h-11 items-center gap-2 rounded-m px-1 text-label md:min-h-10">
          <Avatar name={user.name} />
          <span className="sr-only">Account menu of</span>{" "}
          <span className={`max-w-40 truncate ${isNarrow ? "max-2xl:sr-only" : "max-xl:sr-only"}`}>{user.name}</span>
          <ChevronDown {...icon} className={`hidden text-muted ${isNarrow ? "2xl:inline" : "md:inline"}`} />
        </button>
      }
    >
      <MenuLabel>
        <span className="block max-w-64 text-ink wrap-anywhere">{user.name}</span>
        <span className="block max-w-64 wrap-anywhere">{user.email}</span>
      </MenuLabel>
      <MenuSeparator />
      <MenuItem icon={<LayoutGrid {...icon} />} onSelect={() => go("/dashboard")}>
        Dashboard
      </MenuItem>
      <MenuItem icon={<CreditCard {...icon} />} onSelect={() => go("/subscription")}>
        Subscription
      </MenuItem>
      {user.role === "admin" ? (
        <MenuItem icon={<ShieldCheck {...icon} />} onSelect={() => go("/admin")}>
          Admin Panel
        </MenuItem>
      ) : null}
      <MenuItem icon={<Settings {...icon} />} onSelect={() => go("/dashboard/settings")}>
        Settings
      </MenuItem>
      <MenuItem icon={<LifeBuoy {...icon} />} onSelect={() => go("/dashboard/support")}>
        Support
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<LogOut {...icon} />} onSelect={() => void signOut()}>
        Logout
      </MenuItem>
    </Menu>
  );
}
