import {
  defaultTemplateSlug,
  emptyLook,
  freeSlug,
  lookChangesSchema,
  planRules,
  readWebsiteExport,
  slugFromTitle,
  type KeptEntry,
  type Look,
  type WebsiteExport,
} from "@vitrine/model";
import { cssFault } from "@vitrine/templates/custom-css";
import { randomUUID } from "node:crypto";
import type { Db } from "../../db/connection.ts";
import { AppError, invalidField } from "../../http/app-error.ts";
import type { UploadedFile } from "../../http/multipart.ts";
import type { Caller } from "../../http/session.ts";
import type { HtmlCleaner } from "../blog/index.ts";
import type { MediaService, WorkPictures } from "../media/index.ts";
import type { PicturesService } from "../pictures/index.ts";
import type { TemplatesService } from "../templates/index.ts";
import {
  insertWebsiteCopy,
  loadOwnedWebsite,
  ownsTakenDownWebsite,
  type PostCopy,
  type WebsiteCopy,
  type WebsiteRow,
} from "../websites/index.ts";
import { discardMedia, placeMedia, prepareMedia } from "./import-media.ts";
import { importedPictureRules } from "./imported-picture-rules.ts";

type ExportedEntry = WebsiteExport["sections"][number]["entries"][number];

type Dependencies = {
  db: Db;
  media: MediaService;
  workPictures: WorkPictures;
  rooms: Pick<PicturesService, "requireRoom">;
  templates: Pick<TemplatesService, "find">;
  cleaner: Pick<HtmlCleaner, "cleanAll">;
  followDeleted: FollowDeleted;
};

/** Takes a new website down in the place of one that its owner deleted while it was. @returns whether it did */
export type FollowDeleted = (inside: Db, userId: number, websiteId: number) => Promise<boolean>;

/** A file can be edited, so that nothing in it tells whether it holds the website in question (decision 028). */
const takenDownMessage =
  "One of your websites was taken down. Until that is lifted, no website can be made of a file. You can object in the builder, and keep the file.";

/**
 * Makes a website of the file of a JSON export: the same site, as a draft without an address.
 * A template that is not offered, or not to this plan, gives way to the default one. Whoever deleted a website that was
 * taken down gets it back as it was: taken down (decision 039).
 * @throws AppError validation_failed, file_too_large, website_taken_down, subscription_limit_exceeded, unavailable
 */
export async function importWebsite(
  { db, media, workPictures, rooms, templates, cleaner, followDeleted }: Dependencies,
  caller: Caller,
  file: UploadedFile | undefined,
): Promise<WebsiteRow> {
  const given = readFile(file);
  if (await ownsTakenDownWebsite(db, caller.userId)) throw isTakenDown();
  const manifest = templates.find(given.website.template_slug);
  const isAllowed = manifest !== undefined && planRules[caller.plan].templateTiers.includes(manifest.tier);
  const slug = isAllowed ? manifest.slug : defaultTemplateSlug;
  const { userId } = caller;
  const contents = await cleaner.cleanAll(given.blog_posts.map((post) => post.content));
  const prepared = await prepareMedia({ workPictures, rooms }, caller, given.media);
  const copy = copyOf(given, slug, contents);
  try {
    return await db.transaction(async (inside) => {
      const row = await insertWebsiteCopy(
        inside,
        { userId, copy, pictures: media },
        {
          profile: async () => (given.picture === null ? null : storePicture(media, userId, given.picture)),
          work: (websiteId) => placeMedia(workPictures, inside, websiteId, prepared),
        },
      );
      // Asked once more: another file may have become a website since.
      if (await ownsTakenDownWebsite(inside, userId)) throw isTakenDown();
      const isFollowing = await followDeleted(inside, userId, row.id);
      return isFollowing ? ((await loadOwnedWebsite(inside, userId, row.id)) ?? row) : row;
    });
  } catch (error) {
    await discardMedia(workPictures, prepared);
    throw error;
  }
}

const isTakenDown = () => new AppError("website_taken_down", { message: takenDownMessage });

function readFile(file: UploadedFile | undefined): WebsiteExport {
  if (!file || file.bytes.length === 0) throw invalidField("file", "The file field is required.");
  if (file.tooLarge) {
    const message = "The file may not be greater than 10 MB.";
    throw new AppError("file_too_large", { message, errors: { file: [message] } });
  }
  const read = readWebsiteExport(file.bytes.toString("utf8"));
  if ("problem" in read) throw invalidField("file", read.problem);
  return read.export;
}

function copyOf(given: WebsiteExport, templateSlug: string, contents: readonly string[]): WebsiteCopy {
  const { status: _status, subdomain: _subdomain, domain: _domain, ...fields } = given.website;
  return {
    fields: { ...fields, look: safeLook({ ...emptyLook, ...fields.look }), template_slug: templateSlug },
    sections: given.sections.map((section) => ({ ...section, entries: section.entries.map(toKept) })),
    template_data: given.template_data,
    posts: postsOf(given, contents),
    picture_focal: given.picture?.focal ?? null,
  };
}

/** A look of a file that may have been edited: what cannot stand in a page is left out. */
function safeLook(look: Look): Look {
  const isColour = look.accent !== null && lookChangesSchema.safeParse({ accent: look.accent }).success;
  const isSafe = lookChangesSchema.safeParse({ css: look.css }).success && cssFault(look.css) === null;
  return { ...look, accent: isColour ? look.accent : null, css: isSafe ? look.css : "" };
}

function toKept({ id, visible, version, fields }: ExportedEntry): KeptEntry {
  return { id, visible, schema_version: version, data: fields };
}

/** Posts as they were, cleaned once more since the file may have been edited; each slug once. */
function* postsOf({ blog_posts }: WebsiteExport, contents: readonly string[]): Generator<PostCopy> {
  const taken = new Set<string>();
  for (const [index, post] of blog_posts.entries()) {
    const slug = freeSlug(slugFromTitle(post.slug) || slugFromTitle(post.title) || `post-${randomUUID()}`, taken);
    taken.add(slug);
    const published_at = post.published_at === null ? null : new Date(post.published_at);
    const status = published_at === null ? "draft" : post.status;
    yield { ...post, slug, status, published_at, content: contents[index] ?? "" };
  }
}

async function storePicture(
  media: MediaService,
  userId: number,
  picture: NonNullable<WebsiteExport["picture"]>,
): Promise<string> {
  const bytes = Buffer.from(picture.data, "base64");
  const file = { bytes, fileName: "picture", mimeType: picture.content_type, tooLarge: false };
  return media.store(userId, file, importedPictureRules);
}
