import type { FocalPoint, KeptSection, VersionContent } from "@vitrine/model";
import { asc, eq } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { blogPosts } from "../../db/schema/blog.ts";
import { websites } from "../../db/schema/websites.ts";
import { insertEntries, insertSection, sectionOfKind, withNewPictures } from "../entries/index.ts";
import { mediaUrl, textCopier, type MediaService } from "../media/index.ts";
import { insertWebsite } from "./insert-website.ts";
import { putTemplateData, type WebsiteRow } from "./repository.ts";
import { readContent } from "./versions/content.ts";

type PostRow = typeof blogPosts.$inferSelect;

/** A post without what belongs to its row; links name entries of the website that it was read from. */
export type PostCopy = Omit<PostRow, "id" | "website_id" | "version" | "order" | "created_at" | "updated_at">;

/** Everything that a website holds but for its picture, its address and its history. */
export type WebsiteCopy = VersionContent & {
  posts: AsyncIterable<PostCopy> | Iterable<PostCopy>;
  picture_focal: FocalPoint | null;
};

/** Reads all that a copy of the website needs. Posts come one by one, since a thousand long ones may be there. */
export async function readWebsiteCopy(db: Db, row: WebsiteRow): Promise<WebsiteCopy> {
  return { ...(await readContent(db, row)), posts: readPosts(db, row.id), picture_focal: row.picture_focal };
}

/** All posts of a website in their order, whatever the plan. */
async function* readPosts(db: Db, websiteId: number): AsyncGenerator<PostCopy> {
  const ordered = await db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(eq(blogPosts.website_id, websiteId))
    .orderBy(asc(blogPosts.order), asc(blogPosts.id));
  for (const { id } of ordered) {
    const [row] = await db.select(postColumns).from(blogPosts).where(eq(blogPosts.id, id));
    if (row) yield row;
  }
}

const postColumns = {
  title: blogPosts.title,
  slug: blogPosts.slug,
  content: blogPosts.content,
  excerpt: blogPosts.excerpt,
  status: blogPosts.status,
  published_at: blogPosts.published_at,
  tags: blogPosts.tags,
  meta_description: blogPosts.meta_description,
  linked_experience_id: blogPosts.linked_experience_id,
  linked_project_id: blogPosts.linked_project_id,
};

type NewCopy = { userId: number; copy: WebsiteCopy; pictures: Pick<MediaService, "remove"> };

/** How a copy gets pictures of its own. */
type PictureStores = {
  /** Gives the name of the new website's own profile picture. */
  profile: () => Promise<string | null>;
  /** Gives the new id of each picture of work that the copied entries show. */
  work: (websiteId: number) => Promise<ReadonlyMap<number, number>>;
};

/**
 * Makes a website of a copy: a draft without an address, with entries of its own to which its posts are linked.
 * Call it inside a transaction.
 * @param store called once the plan allows the website
 * @throws AppError subscription_limit_exceeded
 */
export async function insertWebsiteCopy(
  inside: Db,
  { userId, copy, pictures }: NewCopy,
  store: PictureStores,
): Promise<WebsiteRow> {
  const { full_name: fullName, template_slug: templateSlug, ...fields } = copy.fields;
  const row = await insertWebsite(inside, { ...fields, userId, fullName, templateSlug, hasFirstSections: false });
  const work = await store.work(row.id);
  const ids = await insertSections(inside, row.id, copy.sections, work);
  for (const [category, data] of Object.entries(copy.template_data)) {
    await putTemplateData(inside, row.id, category, data);
  }
  await insertPosts(inside, row.id, { posts: copy.posts, ids, copied: await textCopier(inside, row.id, work) });
  const picture = await store.profile();
  if (picture === null) return row;
  try {
    const placed = { flat_picture: mediaUrl(picture), picture_focal: copy.picture_focal };
    await inside.update(websites).set(placed).where(eq(websites.id, row.id));
    return { ...row, ...placed };
  } catch (error) {
    await pictures.remove(picture);
    throw error;
  }
}

/** For each kind, the new id of every former one. */
type NewIds = ReadonlyMap<string, ReadonlyMap<number, number>>;

async function insertSections(
  inside: Db,
  websiteId: number,
  copied: readonly KeptSection[],
  pictures: ReadonlyMap<number, number>,
): Promise<NewIds> {
  const ids = new Map<string, Map<number, number>>();
  for (const [index, { kind, title, visible, layout, entries }] of copied.entries()) {
    const place = { website_id: websiteId, kind };
    const section = await insertSection(inside, { ...place, title, visible, layout, position: index + 1 });
    const rows = await insertEntries(
      inside,
      entries.map((entry, at) => ({
        ...place,
        section_id: section.id,
        position: at + 1,
        visible: entry.visible,
        data: withNewPictures(kind, entry.data, pictures),
        schema_version: entry.schema_version,
      })),
    );
    const renamed = ids.get(kind) ?? new Map<number, number>();
    for (const [at, { id }] of entries.entries()) {
      const row = rows[at];
      if (row && id !== null) renamed.set(id, row.id);
    }
    ids.set(kind, renamed);
  }
  return ids;
}

type CopiedPosts = {
  posts: WebsiteCopy["posts"];
  ids: NewIds;
  /** Gives a text the pictures of the copy. */
  copied: (text: string) => string;
};

async function insertPosts(inside: Db, websiteId: number, { posts, ids, copied }: CopiedPosts): Promise<void> {
  let order = 0;
  for await (const post of posts) {
    if (order === 0) await sectionOfKind(inside, websiteId, "writing");
    order += 1;
    await inside.insert(blogPosts).values({
      ...post,
      content: copied(post.content),
      website_id: websiteId,
      order,
      linked_experience_id: newId(ids.get("experience"), post.linked_experience_id),
      linked_project_id: newId(ids.get("projects"), post.linked_project_id),
    });
  }
}

/** A link to an entry that was deleted meanwhile is no link any more. */
const newId = (ids: ReadonlyMap<number, number> | undefined, id: number | null) =>
  id === null ? null : (ids?.get(id) ?? null);
