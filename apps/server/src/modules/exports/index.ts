export { registerExports } from "./routes.ts";
export { createExportsService } from "./service.ts";
