import { join } from "node:path";
import { createDiskStorage } from "./disk-storage.ts";
import { createS3Storage } from "./s3-storage.ts";
import type { Storage } from "./storage.ts";

/** Where the files of an installation lie: in the store that its settings name, else below its data. */
export function placeOfFiles(settings: { storageUrl: string | null; dataDir: string }): string {
  return settings.storageUrl ?? join(settings.dataDir, "files");
}

/**
 * The store at a place: a folder, or `s3://…` as in STORAGE_URL. Credentials that the address does not hold come from
 * the environment, under the names that every S3 client reads.
 */
export function openStorage(place: string, environment: Record<string, string | undefined>): Storage {
  if (!place.startsWith("s3://")) return createDiskStorage(place);
  return createS3Storage(place, {
    accessKeyId: environment["AWS_ACCESS_KEY_ID"] ?? "",
    secretAccessKey: environment["AWS_SECRET_ACCESS_KEY"] ?? "",
  });
}
