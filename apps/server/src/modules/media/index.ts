export type { PictureRules } from "./picture.ts";
export { registerMediaFiles } from "./routes.ts";
export { createMediaService, mediaName, mediaUrl, type MediaService } from "./service.ts";
