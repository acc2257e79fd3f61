import { limits } from "@vitrine/model";
import type { PictureRules } from "../media/index.ts";

/** The builder's sentences; exactly 5 MB is refused here (contract.md 10 and 18.3). */
export const profilePictureRules: PictureRules = {
  field: "picture",
  isTooLarge: (bytes) => bytes >= limits.pictureBytes,
  messages: {
    missing: "The picture field is required.",
    notAnImage: "Please select an image file",
    wrongType: "Please select a JPG, PNG, GIF, or WebP image",
    tooLarge: "Image file size must be less than 5MB",
  },
};
