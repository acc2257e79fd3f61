export { registerPictures } from "./routes.ts";
export { createPicturesService, type PicturesService } from "./service.ts";
