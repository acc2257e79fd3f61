export { newApiSecret } from "./api-token-callers.ts";
export { deviceName } from "./device-name.ts";
export { createDevices, type Devices } from "./devices.ts";
export { addAdmin, seedFirstAdmin } from "./first-admin.ts";
export { openImpersonation, restoreAdminSession, stopImpersonation } from "./impersonation.ts";
export { authMails, newMailedSecret, resetPasswordMail } from "./mails.ts";
export { effectivePlan, iso, isoOrNull, presentImpersonation, presentUser, readActiveWebsite } from "./present-user.ts";
export {
  deleteExpiredSessions,
  deleteSessionsOf,
  endAccessOf,
  findUser,
  findUserByEmail,
  findUserByMailedSecret,
  updateUser,
  type UserWithSubscription,
} from "./repository.ts";
export { registerAuth } from "./routes.ts";
export { hashPassword } from "./password-hash.ts";
export { hashNewPassword, hashSecret, newSecret, passwordMatches } from "./secrets.ts";
export { createAuthService, type AuthService } from "./service.ts";
export { callerOf, findCaller } from "./sessions.ts";
export { sweepChallenges } from "./second-factor/challenges.ts";
export { registerSecondFactor } from "./second-factor/routes.ts";
export { createSecondFactor } from "./second-factor/create-second-factor.ts";
export { createSealer, type Sealer } from "./second-factor/sealed-secret.ts";
export { createSecurityNews, type SecurityTeller } from "./security-news.ts";
export { createSignInPause, type SignInPause } from "./sign-in-pause.ts";
export { forgetOldSignIns, latestSignIns } from "./sign-in-log.ts";
export { createSocialProviders, type SocialSettings } from "./social/providers.ts";
export { registerSocial } from "./social/routes.ts";
export { createSocialService } from "./social/social-service.ts";
