import { randomBytes } from "node:crypto";
import { limits } from "@vitrine/model";
import { eq } from "drizzle-orm";
import type { Db } from "../../../db/connection.ts";
import { onboardingSessions } from "../../../db/schema/onboarding.ts";
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

/** A stored file; the pictures of pages are made from the CV. */
type StoredSource = { key: string; isDerived: boolean };

type Kept = Pick<SessionRow, "file_key" | "source_pages" | "picture" | "website_id">;

/** Where the CV of a session is kept, and the pictures of its pages. */
function sourceFiles({ file_key: key, source_pages }: Pick<Kept, "file_key" | "source_pages">): StoredSource[] {
  if (key === null) return [];
  const pages = Math.min(source_pages ?? 0, limits.cvPages);
  const pictures = Array.from({ length: pages }, (_, index) => ({ key: pageKey(key, index + 1), isDerived: true }));
  return [{ key: sourceKey(key), isDerived: false }, ...pictures];
}

/** The names of everything that is stored of a session's CV. */
export const sourceKeys = (row: Pick<Kept, "file_key" | "source_pages">): string[] =>
  sourceFiles(row).map(({ key }) => key);

/** Where the CVs of a person are kept. */
export async function sourceFilesOf(db: Db, userId: number): Promise<StoredSource[]> {
  const { file_key, source_pages } = onboardingSessions;
  const rows = await db
    .select({ file_key, source_pages })
    .from(onboardingSessions)
    .where(eq(onboardingSessions.user_id, userId));
  return rows.flatMap(sourceFiles);
}

/** Removes the stored CV with the pictures of its pages. */
export async function removeSource(storage: Storage, row: Pick<Kept, "file_key" | "source_pages">): Promise<void> {
  await Promise.all(sourceKeys(row).map((key) => storage.remove(key)));
}

/** Removes everything a session stored; a picture that its website shows stays. */
export async function removeFiles(
  { storage, media }: { storage: Storage; media: MediaService },
  row: Kept,
): Promise<void> {
  await removeSource(storage, row);
  if (row.picture !== null && row.website_id === null) await media.remove(row.picture);
}
