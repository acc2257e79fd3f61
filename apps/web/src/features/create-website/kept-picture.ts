import type { DBSchema } from "idb";

type Schema = DBSchema & { picture: { key: number; value: File } };

/** Where the form's picture is kept: files do not fit into the browser's plain storage. */
async function openPictures() {
  const { openDB } = await import("idb");
  return openDB<Schema>("vitrine-manual-form", 1, {
    upgrade: (fresh) => void fresh.createObjectStore("picture"),
  });
}

/** The picture that this person chose before the page was left, or null. Never rejects. */
export async function readKeptPicture(userId: number): Promise<File | null> {
  try {
    const pictures = await openPictures();
    const kept = await pictures.get("picture", userId);
    pictures.close();
    return kept ?? null;
  } catch {
    return null;
  }
}

/**
 * Keeps the chosen picture in this browser, or forgets it.
 * @returns whether the browser has it now; storage may be full or forbidden
 */
export async function keepPicture(userId: number, file: File | null): Promise<boolean> {
  try {
    const pictures = await openPictures();
    await (file ? pictures.put("picture", file, userId) : pictures.delete("picture", userId));
    pictures.close();
    return true;
  } catch {
    return false;
  }
}
