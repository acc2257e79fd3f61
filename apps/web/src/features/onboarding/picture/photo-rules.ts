import { limits } from "@vitrine/model";

const notAnImageMessage = "Please select an image file";
const photoTooLargeMessage = "Picture file size must be less than 5MB";
export const photoUnreadableMessage = "Failed to process image file";

/** What is wrong with a chosen photo, or null (document 3, section 5). */
export function photoProblem(file: Pick<File, "type" | "size">): string | null {
  if (!file.type.startsWith("image/")) return notAnImageMessage;
  return file.size > limits.pictureBytes ? photoTooLargeMessage : null;
}

/**
 * An address that shows the photo on this page.
 * @throws when the browser cannot decode it
 */
export async function readPhoto(file: File): Promise<string> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return url;
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
}
