import { contract } from "@vitrine/contract";
import type { Bind } from "../../http/route.ts";
import type { BetaService } from "./service.ts";

export { createBetaService, type BetaService } from "./service.ts";

/** Binds the two calls of contract.md 4. */
export function registerBeta(bind: Bind, beta: BetaService): void {
  bind(contract.beta.betaAccessStatus, async ({ caller }) => ({ data: await beta.status(caller) }));
  bind(contract.beta.betaAccessSeen, async ({ caller }) => ({ user: await beta.markSeen(caller) }));
}
