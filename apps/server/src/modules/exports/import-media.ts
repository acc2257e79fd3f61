import type { WebsiteExport } from "@vitrine/model";
import { AppError, invalidField } from "../../http/app-error.ts";
import type { Db } from "../../db/connection.ts";
import type { Caller } from "../../http/session.ts";
import type { WorkPictures, WrittenPicture } from "../media/index.ts";
import type { PicturesService } from "../pictures/index.ts";

/** Pictures of a file whose bytes are kept already and that wait for the website that they belong to. */
export type PreparedMedia = readonly { id: number; written: WrittenPicture }[];

type Dependencies = { workPictures: WorkPictures; rooms: Pick<PicturesService, "requireRoom"> };

const damaged = "A picture in this export cannot be read.";
const fileProblems: ReadonlySet<string> = new Set(["validation_failed", "unsupported_media_type", "file_too_large"]);

/**
 * Reads the pictures of a file before the website is made, so that nothing waits for them.
 * @throws AppError validation_failed for a picture that cannot be read, feature_requires_upgrade for a full plan
 */
export async function prepareMedia(
  { workPictures, rooms }: Dependencies,
  caller: Caller,
  media: WebsiteExport["media"],
): Promise<PreparedMedia> {
  const prepared: { id: number; written: WrittenPicture }[] = [];
  let bytes = 1;
  try {
    for (const { id, content_type, data, alt, caption, focal } of media) {
      await rooms.requireRoom(caller, null, bytes);
      const file = { bytes: Buffer.from(data, "base64"), fileName: "picture", mimeType: content_type, tooLarge: false };
      const written = await workPictures.prepare(caller.userId, file, { alt, caption, focal });
      bytes += written.bytes;
      prepared.push({ id, written });
    }
    return prepared;
  } catch (error) {
    await discardMedia(workPictures, prepared);
    throw error instanceof AppError && fileProblems.has(error.code) ? invalidField("file", damaged) : error;
  }
}

/** Gives prepared pictures their website. @returns the new id of each former one */
export async function placeMedia(
  workPictures: WorkPictures,
  inside: Db,
  websiteId: number,
  prepared: PreparedMedia,
): Promise<ReadonlyMap<number, number>> {
  const ids = new Map<number, number>();
  for (const { id, written } of prepared) ids.set(id, (await workPictures.place(inside, websiteId, written)).id);
  return ids;
}

export async function discardMedia(workPictures: WorkPictures, prepared: PreparedMedia): Promise<void> {
  for (const { written } of prepared) await workPictures.discard(written);
}
