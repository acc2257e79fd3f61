/** As cameras write them; one that is drawn anew loses nothing that is seen. */
const jpegQuality = 0.92;

const isHeic = ({ name, type }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/**
 * A HEIC picture as JPEG, where the browser can read it, as those of Apple can; any other file, and one that it cannot
 * read, as it is: what is wrong with it, the server says.
 */
export async function readableFile(file: File): Promise<File> {
  if (!isHeic(file)) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
    bitmap.close();
    const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality: jpegQuality });
    return new File([jpeg], file.name.replace(/\.hei[cf]$/i, ".jpg"), { type: jpeg.type });
  } catch {
    return file;
  }
}
