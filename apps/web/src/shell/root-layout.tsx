import { lazyRouteComponent, Outlet, useMatches, useRouter } from "@tanstack/react-router";
import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import { usePageHeader } from "../lib/page-header.tsx";
import { usePersonChange } from "../lib/session/person-change.ts";
import { useSession } from "../lib/session/session-store.ts";
import { leaveAsGuest } from "./leave-as-guest.ts";
import { PageLoading } from "./page-loading.tsx";
import { MainLayout, MinimalLayout, Overlays } from "./shell-parts.ts";

const ImpersonationBar = lazyRouteComponent(
  async () => import("../features/impersonation/impersonation-bar.tsx"),
  "ImpersonationBar",
);

/** Picks the layout of the current route and titles the tab. */
export function RootLayout() {
  const matches = useMatches();
  const { layout = "minimal", title, workspace = false } = matches.at(-1)?.staticData ?? {};
  const header = usePageHeader();
  // The landing page is read long before it says anything: toasts and dialogs arrive with the first other page.
  const [hasOverlays, setHasOverlays] = useState(false);
  if (!hasOverlays && layout !== "landing") setHasOverlays(true);
  const page = usePersonChange() ? <PageLoading /> : <Outlet />;
  const shownTitle = header.title ?? title;
  useFocusOfPage(matches.at(-1)?.pathname);
  useEffect(() => {
    const mark = layout === "main" && header.unread > 0 ? `(${header.unread}) ` : "";
    document.title = shownTitle ? `${mark}${shownTitle} · Vitrine` : "Vitrine: your CV as a website";
  }, [shownTitle, layout, header.unread]);
  return (
    <>
      <a
        href="#main"
        className="fixed start-4 top-2 z-[80] -translate-y-24 rounded-m bg-surface px-4 py-2 text-label focus:translate-y-0"
      >
        Skip to content
      </a>
      <Impersonation />
      <Suspense fallback={null}>
        {layout === "main" ? (
          <MainLayout title={shownTitle ?? ""} workspace={workspace}>
            {page}
          </MainLayout>
        ) : layout === "minimal" ? (
          <MinimalLayout>{page}</MinimalLayout>
        ) : (
          page
        )}
      </Suspense>
      <Suspense fallback={null}>{hasOverlays ? <Overlays /> : null}</Suspense>
    </>
  );
}

/** Where what had the focus went away with its page, the next page takes it: reading goes on there. */
function useFocusOfPage(pathname: string | undefined): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (pathname === shown.current) return;
    shown.current = pathname;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) {
      document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
    }
  }, [pathname]);
}

/** Says over every layout whose eyes an admin looks through. */
function Impersonation() {
  const { user } = useSession();
  const router = useRouter();
  const leave = useCallback(() => leaveAsGuest(router), [router]);
  if (!user?.impersonation) return null;
  return (
    <Suspense fallback={null}>
      <ImpersonationBar user={user} leave={leave} />
    </Suspense>
  );
}
