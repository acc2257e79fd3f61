import type { Website } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import type { UploadedFile } from "../../http/multipart.ts";
import { mediaUrl, type MediaService } from "../media/index.ts";
import { profilePictureRules } from "./profile-picture-rules.ts";
import type { WebsiteReader } from "./read-website.ts";
import type { Target, WebsiteWriter } from "./writer.ts";

type Dependencies = { db: Db; media: MediaService; reader: WebsiteReader; writer: WebsiteWriter };

/** The picture of the person that a website is about (contract.md 10). */
export function createProfilePictures({ db, media, reader, writer }: Dependencies) {
  return {
    /** Replaces the profile picture; the former one stops answering (contract.md 10). */
    async setPicture(target: Target, file: UploadedFile | undefined): Promise<{ url: string; website: Website }> {
      const name = await media.store(target.caller.userId, file, profilePictureRules);
      const url = mediaUrl(name);
      try {
        return { url, website: await reader.read(db, await writer.storePicture(target, url)) };
      } catch (error) {
        await media.remove(name);
        throw error;
      }
    },

    async clearPicture(target: Target): Promise<Website> {
      const { row } = await writer.change(target, { flat_picture: null });
      return reader.read(db, row);
    },
  };
}
