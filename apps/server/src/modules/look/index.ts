export { registerLook } from "./routes.ts";
export { createLookService, type LookService } from "./service.ts";
