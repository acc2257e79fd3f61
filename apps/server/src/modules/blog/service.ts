import { randomUUID } from "node:crypto";
import { pageMeta, type contract, type QueryOf, type ReplyOf } from "@vitrine/contract";
import { freeSlug, planRules, type BlogPost, type BlogPostInput, type BlogPostUpdate } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import { createItemCollection, notFound, type ItemTarget, type ListTarget } from "../content/index.ts";
import { sectionOfKind } from "../entries/index.ts";
import { lockOwnedWebsite, presentBlogPost } from "../websites/index.ts";
import type { HtmlCleaner } from "./html-cleaner.ts";
import { blogPostKind } from "./post-kind.ts";
import { listPosts, moveToTop, publishDuePosts, takenSlugs } from "./repository.ts";
import { resolvePost } from "./resolve-post.ts";

type BlogContract = typeof contract.blog;

/** Blog posts of a website: as section items, with slugs, clean content and a moment of publishing (contract.md 12). */
export function createBlogService({ db, clock, cleaner }: { db: Db; clock: Clock; cleaner: HtmlCleaner }) {
  /** Outside of any transaction, which would hold its locks meanwhile. */
  const cleaned = async <Input extends { content?: string | undefined }>(input: Input): Promise<Input> =>
    input.content === undefined ? input : { ...input, content: await cleaner.clean(input.content) };

  const posts = createItemCollection(db, blogPostKind, clock);

  return {
    checkList: (target: ListTarget) => posts.checkList(target),
    checkItem: (target: ItemTarget) => posts.checkItem(target),
    get: (target: ItemTarget) => posts.get(target),
    remove: (target: ItemTarget) => posts.remove(target),

    async list(
      target: ListTarget,
      query: QueryOf<BlogContract["listBlogPosts"]>,
    ): Promise<Omit<ReplyOf<BlogContract["listBlogPosts"]>, "success">> {
      await posts.checkList(target);
      requireBlog(target.caller);
      const { rows: found, total } = await listPosts(db, target.id, query);
      return { data: found.map(presentBlogPost), meta: pageMeta(query, total) };
    },

    /** Adds a post before all others. */
    async create(target: ListTarget, given: BlogPostInput): Promise<BlogPost> {
      requireBlog(target.caller);
      const input = await cleaned(given);
      return db.transaction(async (inside) => {
        if (!(await lockOwnedWebsite(inside, target.caller.userId, target.id))) throw notFound();
        const resolved = await resolvePost(inside, target.id, input, null, clock.now());
        await sectionOfKind(inside, target.id, "writing");
        const collection = createItemCollection(inside, blogPostKind, clock);
        // A title without a usable character gives `post-{id}`, which is known after storing.
        const stored = await collection.create(target, { ...resolved, slug: resolved.slug || randomUUID() });
        const taken = resolved.slug ? null : await takenSlugs(inside, target.id, stored.id);
        const slug = taken ? freeSlug(`post-${stored.id}`, taken) : stored.slug;
        await moveToTop(inside, target.id, stored.id, slug);
        return { ...stored, slug, order: 1 };
      });
    },

    async update(target: ItemTarget, given: BlogPostUpdate): Promise<BlogPost> {
      requireBlog(target.caller);
      const input = await cleaned(given);
      return db.transaction(async (inside) => {
        if (!(await lockOwnedWebsite(inside, target.caller.userId, target.id))) throw notFound();
        const stored = await blogPostKind.store.find(inside, target.id, target.itemId);
        if (!stored) throw notFound();
        const resolved = await resolvePost(inside, target.id, input, stored, clock.now());
        return createItemCollection(inside, blogPostKind, clock).update(target, resolved);
      });
    },

    /** Whose the posts are comes before what the plan has (contract.md 1.2). */
    async reorder(caller: Caller, ids: readonly number[]): Promise<BlogPost[]> {
      await posts.requireReorderable(caller, ids);
      requireBlog(caller);
      return posts.reorder(caller, ids);
    },

    /** For the job of every minute: the stored status follows the time. */
    publishDue: () => publishDuePosts(db, clock.now()),
  };
}

export type BlogService = ReturnType<typeof createBlogService>;

/** @throws AppError feature_requires_upgrade on a plan without a blog (contract.md 6.1) */
function requireBlog({ plan }: Caller): void {
  if (planRules[plan].blog) return;
  throw new AppError("feature_requires_upgrade", {
    message: "Blog Feature Requires Pro Plan",
    data: { feature: "blog", required_plan: "pro", current_plan: plan, checkout_url: "/checkout?billing=monthly" },
  });
}
