export { mediaName, mediaUrl } from "./media-names.ts";
export type { PictureRules } from "./picture.ts";
export { registerMediaFiles } from "./routes.ts";
export type { WrittenPicture } from "./picture-files.ts";
export { createMediaService, type MediaService } from "./service.ts";
export { picturesInTexts, textCopier, withoutGonePictures, withTextPictures } from "./text-pictures.ts";
export { createWorkPictures, presentMedia, type MediaRow, type WorkPictures } from "./work-pictures.ts";
