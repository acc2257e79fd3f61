export { createAuditLog } from "./audit-log.ts";
export { createAdmin, type Admin } from "./service.ts";
export { adminMails } from "./mails.ts";
export { registerAdmin } from "./routes.ts";
export { noteBackup, type ProcessFigures } from "./system.ts";
