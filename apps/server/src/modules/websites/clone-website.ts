import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import { mediaName, type MediaService, type WorkPictures } from "../media/index.ts";
import { lockUser, type WebsiteRow } from "./repository.ts";
import { insertWebsiteCopy, readWebsiteCopy, type PostCopy } from "./website-copy.ts";
import type { Target, WebsiteWriter } from "./writer.ts";

type Dependencies = { db: Db; media: MediaService; workPictures: WorkPictures; writer: Pick<WebsiteWriter, "owned"> };

const nameCharacters = 255;
const copySuffix = " (Copy)";

/** "Jane Doe" → "Jane Doe (Copy)"; a long name makes room for it. */
export function copyName(name: string): string {
  const letters = Array.from(name);
  const room = nameCharacters - copySuffix.length;
  let kept = name;
  while (kept.length > room) {
    letters.pop();
    kept = letters.join("").trimEnd();
  }
  return kept + copySuffix;
}

/**
 * Makes an independent copy of a website: draft, without address, posts as drafts, with pictures of its own
 * (contract.md 9). Nobody writes to either meanwhile.
 * @throws AppError not_found, website_taken_down, subscription_limit_exceeded
 */
export async function cloneWebsite(
  { db, media, workPictures, writer }: Dependencies,
  target: Target,
  name: string | undefined,
): Promise<WebsiteRow> {
  const { userId } = target.caller;
  return db.transaction(async (inside) => {
    await lockUser(inside, userId);
    const source = await writer.owned(inside, target);
    if (source.taken_down_at) throw new AppError("website_taken_down");
    const read = await readWebsiteCopy(inside, source);
    const fields = { ...read.fields, name: name ?? copyName(source.name) };
    const copy = { ...read, fields, posts: asDrafts(read.posts) };
    const picture = mediaName(source.flat_picture);
    return insertWebsiteCopy(
      inside,
      { userId, copy, pictures: media },
      {
        profile: async () => (picture === null ? null : media.copy(userId, picture)),
        work: (websiteId) => workPictures.copy(inside, source.id, websiteId),
      },
    );
  });
}

/** Posts of a copy are for the owner to publish: the original's stay the only public ones. */
async function* asDrafts(posts: AsyncIterable<PostCopy> | Iterable<PostCopy>): AsyncGenerator<PostCopy> {
  for await (const post of posts) yield { ...post, status: "draft", published_at: null };
}
