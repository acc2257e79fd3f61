export { newApiSecret } from "./api-token-callers.ts";
export { seedFirstAdmin } from "./first-admin.ts";
export { openImpersonation, restoreAdminSession, stopImpersonation } from "./impersonation.ts";
export { startMailWorker } from "./mail-job.ts";
export { effectivePlan, iso, isoOrNull, presentImpersonation, presentUser, readActiveWebsite } from "./present-user.ts";
export {
  deleteExpiredSessions,
  deleteSessionsOf,
  findUser,
  updateUser,
  type UserWithSubscription,
} from "./repository.ts";
export { registerAuth } from "./routes.ts";
export { hashPassword, hashSecret, passwordMatches } from "./secrets.ts";
export { createAuthService, type AuthService } from "./service.ts";
export { callerOf, findCaller } from "./sessions.ts";
export { createSocialProviders, type SocialSettings } from "./social/providers.ts";
export { registerSocial } from "./social/routes.ts";
export { createSocialService } from "./social/social-service.ts";
