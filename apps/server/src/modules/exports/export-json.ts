import { Readable } from "node:stream";
import { websiteExportFormat, websiteExportVersion, type KeptEntry, type WebsiteExport } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { iso, isoOrNull } from "../auth/index.ts";
import { mediaName, type MediaService, type WorkPictures } from "../media/index.ts";
import { readWebsiteCopy, type PostCopy, type WebsiteRow } from "../websites/index.ts";
import { exportedMedia } from "./exported-media.ts";

type Sources = { db: Db; media: Pick<MediaService, "read">; workPictures: WorkPictures; now: Date };

/**
 * Everything that the owner entered, as one JSON text (`websiteExportSchema`). Posts are read while they are sent,
 * so that a thousand long ones take no more memory than one.
 */
export async function exportJson({ db, media, workPictures, now }: Sources, row: WebsiteRow): Promise<Readable> {
  const { fields, sections, template_data, posts } = await readWebsiteCopy(db, row);
  const { status, subdomain, domain } = row;
  const head = {
    format: websiteExportFormat,
    version: websiteExportVersion,
    exported_at: iso(now),
    website: { ...fields, status, subdomain, domain },
    picture: await pictureOf(media, row),
    media: await exportedMedia(workPictures, await workPictures.list(db, row.id)),
    sections: sections.map(({ entries, ...section }) => ({ ...section, entries: entries.map(toExported) })),
    template_data,
  };
  return Readable.from(jsonText(head, posts));
}

function toExported({ id, visible, schema_version, data }: KeptEntry): object {
  return { id, visible, version: schema_version, fields: data };
}

async function pictureOf(media: Sources["media"], row: WebsiteRow): Promise<WebsiteExport["picture"]> {
  const name = mediaName(row.flat_picture);
  const file = name === null ? null : await media.read(name);
  return file && { content_type: file.contentType, data: file.bytes.toString("base64"), focal: row.picture_focal };
}

async function* jsonText(head: object, posts: AsyncIterable<PostCopy> | Iterable<PostCopy>): AsyncGenerator<string> {
  yield `${JSON.stringify(head, null, 2).replace(/\n\}$/, "")},\n  "blog_posts": [`;
  let separator = "\n";
  for await (const post of posts) {
    yield `${separator}    ${JSON.stringify({ ...post, published_at: isoOrNull(post.published_at) })}`;
    separator = ",\n";
  }
  yield "\n  ]\n}\n";
}
