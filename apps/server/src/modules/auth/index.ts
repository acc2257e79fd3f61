export { newApiSecret } from "./api-token-callers.ts";
export { seedFirstAdmin } from "./first-admin.ts";
export { startMailWorker } from "./mail-job.ts";
export { effectivePlan, iso, isoOrNull, presentUser, readActiveWebsite } from "./present-user.ts";
export { deleteExpiredSessions, deleteSessionsOf, findUser, updateUser } from "./repository.ts";
export { registerAuth } from "./routes.ts";
export { hashPassword, hashSecret, passwordMatches } from "./secrets.ts";
export { createAuthService, type AuthService } from "./service.ts";
export { callerOf } from "./sessions.ts";
