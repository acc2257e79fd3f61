export { createApiTokensService } from "./api-tokens.ts";
export { createAccountService, type AccountService } from "./service.ts";
export { registerAccount } from "./routes.ts";
export { createSettingsService, type PersonalFile } from "./settings-service.ts";
