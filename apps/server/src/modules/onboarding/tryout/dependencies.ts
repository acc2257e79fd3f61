import type { RateLimiter } from "../../../http/rate-limit.ts";
import type { SiteRenderer } from "../../publishing/index.ts";
import type { OnboardingDependencies } from "../tasks/dependencies.ts";

export type TryoutDependencies = OnboardingDependencies & {
  limiter: RateLimiter;
  renderer: SiteRenderer;
  appUrl: () => string;
  /** Hides which network a visitor comes from. */
  installationKey: string;
};
