import { contract } from "@vitrine/contract";
import type { Bind } from "../../http/route.ts";
import type { Overview } from "./overview.ts";

export { createOverview } from "./overview.ts";

/** Binds what the dashboard tells of all websites at once. */
export function registerOverview(bind: Bind, overview: Overview): void {
  bind(contract.overview.readOverview, async ({ caller }) => ({ data: await overview.read(caller) }));
}
