import { cropPlan, isWhole, type PercentArea } from "./crop-geometry.ts";

const quality = 0.92;

/**
 * The chosen part of a picture as a new file; the file itself when the part is the whole.
 * @throws when the browser cannot draw or write it
 */
export async function cropFile(file: File, image: HTMLImageElement, area: PercentArea): Promise<File> {
  if (isWhole(area)) return file;
  const { source, target } = cropPlan(area, { width: image.naturalWidth, height: image.naturalHeight });
  const canvas = document.createElement("canvas");
  canvas.width = target.width;
  canvas.height = target.height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot draw pictures.");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, source.x, source.y, source.width, source.height, 0, 0, target.width, target.height);
  // Photographs stay JPEG; everything else may have transparent parts.
  const type = file.type === "image/jpeg" ? "image/jpeg" : "image/webp";
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!blob) throw new Error("This browser cannot write pictures.");
  return new File([blob], file.name, { type: blob.type, lastModified: file.lastModified });
}
