export { moderationMails } from "./mails.ts";
export { registerReportPage } from "./report-form.ts";
export { registerModeration } from "./routes.ts";
export { createModeration, type Moderation } from "./service.ts";
