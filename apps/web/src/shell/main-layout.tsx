import { clsx } from "clsx";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { readStored, writeStored } from "../lib/storage/client-storage.ts";
import { useSession } from "../lib/session/session-store.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { PaletteDoor } from "./palette-door.tsx";
import { Sidebar } from "./sidebar.tsx";
import { StandingBanner } from "./standing-banner.tsx";
import { TopBar } from "./top-bar.tsx";
import { useSubscriptionAccess } from "./use-subscription-access.ts";

const NewsWatch = lazy(async () => ({ default: (await import("./news-watch.tsx")).NewsWatch }));

type MainLayoutProps = { title: string; workspace: boolean; children: ReactNode };

/** Sidebar from 1024 px, bottom bar below it, top bar always. The sidebar needs an admin or an active subscription. */
export function MainLayout({ title, workspace, children }: MainLayoutProps) {
  const { user } = useSession();
  const hasAccess = useSubscriptionAccess();
  const [isCollapsed, setCollapsed] = useState(() => readStored("sidebar_state")?.collapsed ?? false);
  const toggle = () => {
    writeStored("sidebar_state", { collapsed: !isCollapsed });
    setCollapsed(!isCollapsed);
  };
  const showsSidebar = user !== null && (user.role === "admin" || hasAccess);
  return (
    <div
      className={clsx(
        "flex min-h-[calc(100dvh-var(--shell-top))]",
        workspace && "lg:h-[calc(100dvh-var(--shell-top))] lg:min-h-0",
      )}
    >
      {showsSidebar ? <Sidebar isCollapsed={isCollapsed || workspace} onToggle={workspace ? null : toggle} /> : null}
      <div className="flex min-w-0 flex-1 flex-col">
        <TopBar title={title} workspace={workspace} />
        <main
          id="main"
          tabIndex={-1}
          className={clsx(
            "min-w-0 flex-1 outline-none",
            workspace ? "flex min-h-0 flex-col" : "page-gutter mx-auto w-full max-w-[90rem] pt-6 pb-24 lg:pb-16",
          )}
        >
          {workspace ? null : <StandingBanner />}
          {children}
        </main>
        {showsSidebar && !workspace ? <BottomBar /> : null}
        {user ? <PaletteDoor /> : null}
        <Suspense fallback={null}>{showsSidebar && !workspace ? <NewsWatch /> : null}</Suspense>
      </div>
    </div>
  );
}
