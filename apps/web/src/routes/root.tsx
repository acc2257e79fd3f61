import { createRootRoute, redirect } from "@tanstack/react-router";
import { awaitStanding } from "../lib/guard/await-standing.ts";
import { apiSources, ensureSessionChecked, guardPage } from "../lib/guard/guard-page.ts";
import { RootLayout } from "../shell/root-layout.tsx";

/** Every page passes the guard here (contract.md 16); preloading a link on hover does not. */
export const rootRoute = createRootRoute({
  component: RootLayout,
  beforeLoad: async ({ matches, location, preload }) => {
    if (preload) return;
    const { access = "open", layout, workspace } = matches.at(-1)?.staticData ?? {};
    const user = await ensureSessionChecked();
    const search: Record<string, string> = {};
    for (const [name, value] of Object.entries(location.search)) if (typeof value === "string") search[name] = value;
    const decision = await guardPage({ path: location.pathname, access, search }, user, apiSources);
    if (decision.kind === "redirect") throw redirect({ to: decision.to, search: decision.search, replace: true });
    if (user && layout === "main" && !workspace) await awaitStanding();
  },
});
