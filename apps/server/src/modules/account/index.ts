export { createApiTokensService } from "./api-tokens.ts";
export { createAccountService, type AccountService } from "./service.ts";
export { registerAccount } from "./routes.ts";
export { lockAdmins } from "./repository.ts";
export { createSettingsService, type SettingsService } from "./settings-service.ts";
export type { PersonalFile } from "./whole-account.ts";
export { createEmailChangeService, type EmailChangeService } from "./email-change/email-change-service.ts";
export { emailChangeMails } from "./email-change/mails.ts";
export { registerEmailChange } from "./email-change/routes.ts";
