export { mediaName, mediaUrl } from "./media-names.ts";
export type { PictureRules } from "./picture.ts";
export { registerMediaFiles } from "./routes.ts";
export { createMediaService, type MediaService } from "./service.ts";
export { picturesInTexts, textCopier, withoutGonePictures, withTextPictures } from "./text-pictures.ts";
export {
  createWorkPictures,
  presentMedia,
  type MediaRow,
  type WorkPictures,
  type WrittenPicture,
} from "./work-pictures.ts";
