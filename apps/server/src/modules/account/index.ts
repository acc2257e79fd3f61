export { createApiTokensService } from "./api-tokens.ts";
export { createAccountService, type AccountService } from "./service.ts";
export { registerAccount } from "./routes.ts";
export { lockAdmins } from "./repository.ts";
export { createSettingsService, type PersonalFile, type SettingsService } from "./settings-service.ts";
