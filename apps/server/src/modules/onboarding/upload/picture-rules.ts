import { limits } from "@vitrine/model";
import type { PictureRules } from "../../media/index.ts";

/** Onboarding's sentences; exactly 5 MB is accepted here (contract.md 13 and 18.3). */
export const onboardingPictureRules: PictureRules = {
  field: "profile_picture",
  isTooLarge: (bytes) => bytes > limits.pictureBytes,
  messages: {
    missing: "The profile picture field is required.",
    notAnImage: "Please select an image file",
    wrongType: "Please select a JPG, PNG, GIF, or WebP image",
    undecodable: "Failed to process image file",
    tooLarge: "Picture file size must be less than 5MB",
  },
};
