export { cssFault } from "./css-guard.ts";
export { registerLook } from "./routes.ts";
export { createLookService, type LookService } from "./service.ts";
