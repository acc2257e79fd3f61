import { limits } from "@vitrine/model";
import type { PictureRules } from "../media/index.ts";

const damaged = "The picture in this export cannot be read.";

/** Of the picture inside a file that is read back. */
export const importedPictureRules: PictureRules = {
  field: "file",
  isTooLarge: (bytes) => bytes > limits.pictureBytes,
  messages: { missing: damaged, notAnImage: damaged, wrongType: damaged, tooLarge: damaged },
};
