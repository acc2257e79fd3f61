import { randomBytes } from "node:crypto";
import { limits } from "@vitrine/model";
import type { Storage } from "../../../ports/storage/storage.ts";
import type { MediaService } from "../../media/index.ts";
import type { SessionRow } from "./repository.ts";

const folder = "onboarding/";
const referencePrefix = "cv_";

/** A random place for an uploaded file; nothing of the user's name or file is in it. */
export const newFileKey = () => `${folder}${randomBytes(16).toString("hex")}`;

/** The opaque reference that the API shows in place of the real key (contract.md 13, `stored_path`). */
export function storedPath(fileKey: string | null): string | null {
  return fileKey === null ? null : referencePrefix + fileKey.slice(folder.length);
}

export const sourceKey = (fileKey: string) => `${fileKey}/source`;
export const pageKey = (fileKey: string, page: number) => `${fileKey}/page-${page}.png`;

type Kept = Pick<SessionRow, "file_key" | "source_pages" | "picture" | "website_id">;

/** Removes the stored CV with the pictures of its pages. */
export async function removeSource(storage: Storage, row: Pick<Kept, "file_key" | "source_pages">): Promise<void> {
  const { file_key: key } = row;
  if (key === null) return;
  const pages = Math.min(row.source_pages ?? 0, limits.cvPages);
  const pictures = Array.from({ length: pages }, (_, index) => pageKey(key, index + 1));
  await Promise.all([sourceKey(key), ...pictures].map((name) => storage.remove(name)));
}

/** Removes everything a session stored; a picture that its website shows stays. */
export async function removeFiles(
  { storage, media }: { storage: Storage; media: MediaService },
  row: Kept,
): Promise<void> {
  await removeSource(storage, row);
  if (row.picture !== null && row.website_id === null) await media.remove(row.picture);
}
