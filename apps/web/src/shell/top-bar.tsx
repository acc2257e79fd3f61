import { Badge, buttonClass, Mark } from "@vitrine/ui";
import { Link, useLocation } from "@tanstack/react-router";
import { clsx } from "clsx";
import { ExternalLink } from "lucide-react";
import { TopBarSlotTarget, usePageHeader } from "../lib/page-header.tsx";
import { useSession } from "../lib/session/session-store.ts";
import { SearchButton } from "./search-button.tsx";
import { ThemeControl } from "./theme-control.tsx";
import { UserMenu } from "./user-menu.tsx";

const planBadges = {
  free: null,
  pro: { tone: "outline", text: "Pro" },
  premium: { tone: "solid", text: "Premium" },
} as const;

type TopBarProps = {
  title: string;
  /** The page fills the bar with controls: the site's name keeps its room, what else is about the person steps back. */
  workspace?: boolean;
};

/** Page title, unsaved marker, the page's own controls, preview, plan badge, theme and account. */
export function TopBar({ title, workspace = false }: TopBarProps) {
  const { user, activeWebsite } = useSession();
  const { pathname } = useLocation();
  const { hasUnsavedChanges, hasControls } = usePageHeader();
  const plan = user ? planBadges[user.current_plan] : null;
  return (
    <header
      className={clsx(
        "sticky top-(--shell-top) z-30 flex min-h-14 items-center gap-3 max-sm:gap-1.5 border-b border-line bg-bg/95 px-4 md:px-6",
        workspace ? "lg:px-5" : "xl:px-10",
      )}
    >
      <Link to="/dashboard" aria-label="Vitrine, dashboard" className="rounded-s lg:hidden">
        <Mark />
      </Link>
      <p className="min-w-0 truncate text-label">{title}</p>
      {hasUnsavedChanges ? (
        <p className="flex items-center gap-2 text-caption text-warn">
          <span aria-hidden="true" className="size-2 rounded-full bg-current" />
          <span className={clsx("whitespace-nowrap max-sm:sr-only", workspace && "lg:max-xl:sr-only")}>
            Unsaved changes
          </span>
        </p>
      ) : null}
      <TopBarSlotTarget className="flex grow items-center justify-end gap-2" />
      {pathname !== "/dashboard" && !hasControls ? (
        <Link
          to="/dashboard"
          search={{ from: "checkout" }}
          className={buttonClass({ variant: "quiet", size: "small", className: "max-md:hidden" })}
        >
          Go Back to Dashboard
        </Link>
      ) : null}
      {activeWebsite && !hasControls ? (
        <a
          href={`/cv/${activeWebsite.id}/preview`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: "quiet", size: "small", className: "max-md:hidden" })}
        >
          Preview
          <ExternalLink size={15} strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      ) : null}
      {user ? <SearchButton className={clsx(hasControls && "max-lg:hidden")} isNarrow={workspace} /> : null}
      <div className={clsx("flex items-center gap-3", hasControls && "max-md:hidden", workspace && "lg:max-xl:hidden")}>
        {plan ? (
          <span className={clsx("inline-flex", workspace && "max-2xl:hidden")}>
            <Badge tone={plan.tone}>{plan.text}</Badge>
          </span>
        ) : null}
        <ThemeControl />
      </div>
      <UserMenu isNarrow={workspace} />
    </header>
  );
}
