export { createAdmin, type Admin } from "./service.ts";
export { registerAdmin } from "./routes.ts";
