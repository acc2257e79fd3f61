import { contract } from "@vitrine/contract";
import type { Bind } from "../../http/route.ts";
import type { LandingService } from "./service.ts";

export { createLandingService, type LandingService, type StoredClaims } from "./service.ts";

/** Binds what the start page claims, for who comes to it from another page of the application. */
export function registerLanding(bind: Bind, landing: LandingService): void {
  bind(contract.landing.getLanding, async () => ({ data: await landing.content() }));
}
