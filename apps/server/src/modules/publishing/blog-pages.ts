import { pageMeta, type contract, type QueryOf, type ReplyOf } from "@vitrine/contract";
import { planRules, type PublicArticle } from "@vitrine/model";
import type { Db } from "../../db/connection.ts";
import { AppError } from "../../http/app-error.ts";
import type { Caller } from "../../http/session.ts";
import type { Clock } from "../../ports/clock.ts";
import { findVisiblePost, listVisiblePosts, type BlogPostRow } from "../blog/index.ts";
import { picturesInTexts, withoutGonePictures } from "../media/index.ts";
import { presentBlogPost, publicArticleOf, publicPostOf } from "../websites/index.ts";
import { pageAddresses } from "./page-addresses.ts";
import type { OwnedSite } from "./repository.ts";
import { rssFeed } from "./rss-feed.ts";
import type { SiteName } from "./site-address.ts";
import type { SiteRenderer } from "./site-renderer.ts";
import type { VisibleSites } from "./visible-sites.ts";

type Dependencies = { db: Db; clock: Clock; renderer: SiteRenderer; sites: VisibleSites; appUrl: () => string };
type BlogContract = typeof contract.blog;

const newestFirst = { page: 1, sort: "-published_at" } as const;
/** As many as a website may hold (contract.md 1.8). */
const allPosts = { ...newestFirst, per_page: 1000 };
const postsInFeed = 50;

/** What strangers may read of a site's blog: pages, feed and JSON (contract.md 14). */
export function createBlogPages({ db, clock, renderer, sites, appUrl }: Dependencies) {
  const hasBlog = ({ plan, hidesPosts }: OwnedSite) => planRules[plan].blog && !hidesPosts;
  const visible = async ({ website }: OwnedSite, query: Parameters<typeof listVisiblePosts>[3]) =>
    listVisiblePosts(db, website.id, clock.now(), query);
  const addressesOf = (found: OwnedSite, base: string, path: string) =>
    pageAddresses(found, {
      base,
      canonicalUrl: sites.urlOf(found, path),
      appUrl: appUrl(),
      // The page of all posts shows the card of the site.
      cardOf: sites.urlOf(found, path === "/blog" ? "" : path),
    });
  const postUrl = (found: OwnedSite, slug: string) => sites.urlOf(found, `/blog/${slug}`);

  async function findPost(found: OwnedSite, slug: string): Promise<BlogPostRow | null> {
    return hasBlog(found) ? findVisiblePost(db, found.website.id, clock.now(), slug) : null;
  }

  async function articleOf(row: BlogPostRow): Promise<PublicArticle> {
    return publicArticleOf(presentBlogPost(row), await picturesInTexts(db, row.website_id, [row.content]));
  }

  return {
    hasBlog,
    findPost,
    articleOf,

    /**
     * @param base where the site's pages lie, without a slash at the end
     * @throws AppError site_unavailable while there is no post: the site links to no such page, and it would be empty
     */
    async renderArchive(found: OwnedSite, base: string): Promise<string> {
      const { rows } = await visible(found, allPosts);
      if (rows.length === 0) throw new AppError("site_unavailable");
      const { site } = await sites.snapshot(found.website.id);
      const posts = rows.map((row) => publicPostOf(presentBlogPost(row)));
      return renderer.renderArchive({ ...site, blogPosts: posts }, addressesOf(found, base, "/blog"));
    },

    /** @throws AppError site_unavailable for a post that is not there */
    async renderArticle(found: OwnedSite, base: string, slug: string): Promise<string> {
      const post = await findPost(found, slug);
      if (!post) throw new AppError("site_unavailable");
      const { site } = await sites.snapshot(found.website.id);
      return renderer.renderArticle(site, await articleOf(post), addressesOf(found, base, `/blog/${post.slug}`));
    },

    /** The RSS document of a published site; null where the plan has no blog. */
    async feed(name: SiteName): Promise<string | null> {
      const found = await sites.visible(name, null);
      if (!found || !hasBlog(found)) return null;
      const { rows } = await visible(found, { ...newestFirst, per_page: postsInFeed });
      const { website } = found;
      const contents = rows.map((row) => row.content);
      const pictures = await picturesInTexts(db, website.id, contents);
      const seo = website.seo;
      return rssFeed({
        title: seo.title || website.full_name || website.name,
        description: seo.description || website.intro,
        url: sites.urlOf(found, rows.length > 0 ? "/blog" : ""),
        feedUrl: sites.urlOf(found, "/rss.xml"),
        posts: rows.map((row) => {
          const post = presentBlogPost(row);
          return { ...post, content: withoutGonePictures(post.content, pictures), url: postUrl(found, row.slug) };
        }),
      });
    },

    /** The blog's entries of the site map. */
    async addresses(found: OwnedSite): Promise<{ url: string; changed: Date }[]> {
      if (!hasBlog(found)) return [];
      const { rows } = await visible(found, allPosts);
      const [newest] = rows;
      if (!newest) return [];
      const archive = { url: sites.urlOf(found, "/blog"), changed: newest.updated_at };
      return [archive, ...rows.map((row) => ({ url: postUrl(found, row.slug), changed: row.updated_at }))];
    },

    async posts(
      name: SiteName,
      caller: Caller | null,
      query: QueryOf<BlogContract["listPublicPosts"]>,
    ): Promise<Omit<ReplyOf<BlogContract["listPublicPosts"]>, "success">> {
      const found = await sites.require(name, caller);
      const { rows, total } = hasBlog(found) ? await visible(found, query) : { rows: [], total: 0 };
      return { data: rows.map((row) => publicPostOf(presentBlogPost(row))), meta: pageMeta(query, total) };
    },

    /** @throws AppError site_unavailable, not_found */
    async post(name: SiteName, caller: Caller | null, slug: string): Promise<PublicArticle> {
      const row = await findPost(await sites.require(name, caller), slug);
      if (!row) throw new AppError("not_found");
      return articleOf(row);
    },
  };
}

export type BlogPages = ReturnType<typeof createBlogPages>;
