import { Readable } from "node:stream";
import {
  isVisiblePost,
  projectSlugs,
  type BlogPost,
  type PublicSite,
  type ShownPicture,
  type Website,
} from "@vitrine/model";
import { ZipFile } from "yazl";
import type { MediaService } from "../../media/index.ts";
import { robotsFile, rssFeed, siteMap, type SiteRenderer } from "../../publishing/index.ts";
import { publicArticleOf, publicPostOf, publicSiteOf } from "../../websites/index.ts";
import { placeholderAddress, withRelativeAddresses } from "./own-addresses.ts";
import { namesOf, withOwnArticlePictures, withOwnPictures } from "./own-pictures.ts";
import { readMe } from "./read-me.ts";

type Dependencies = {
  renderer: SiteRenderer;
  media: Pick<MediaService, "read">;
  /** The pictures of the website's media that some of its texts show. */
  picturesIn: (texts: readonly string[]) => Promise<ShownPicture[]>;
};
type Told = {
  branding: boolean;
  ownCss: boolean;
  now: Date;
  /** The version of its template that the website stays with, if it does. */
  templateVersion?: string | undefined;
};

const postsInFeed = 50;

/**
 * The website as files that any host can serve, and that open from a disk: pages, styles, fonts and pictures with
 * relative addresses (contract.md 9, "export"). Pages of posts are made while the archive is sent.
 */
export async function exportZip(
  { renderer, media, picturesIn }: Dependencies,
  website: Website,
  told: Told,
): Promise<Readable> {
  const placeholder = placeholderAddress();
  const address = website.domain === null ? null : `https://${website.domain}`;
  const posts = website.blogPosts.filter((post) => isVisiblePost(post, told.now)).toSorted(newestFirst);
  // Whoever serves the files decides who may see them; the owner's word to search engines stays.
  const shown = {
    ...publicSiteOf(website, told),
    visibility: "published" as const,
    blogPosts: posts.map(publicPostOf),
  };
  const { site, names } = withOwnPictures(shown, placeholder);
  const zip = new ZipFile();
  const mtime = new Date(website.updated_at);
  const add = (path: string, content: string | Buffer) => zip.addBuffer(Buffer.from(content), path, { mtime });

  const addressesAt = (path: string) => ({
    baseUrl: placeholder,
    canonicalUrl: `${address ?? placeholder}${path}`,
    assetsPath: `${placeholder}/assets/`,
    ...(told.templateVersion === undefined ? {} : { templateVersion: told.templateVersion }),
  });
  const finished = (html: string, up: string) => withRelativeAddresses({ html, placeholder, up, address });
  const renderPost = async (post: BlogPost) => {
    const article = withOwnArticlePictures(publicArticleOf(post, await picturesIn([post.content])), placeholder);
    return renderer.renderArticle(site, article, addressesAt(`/blog/${post.slug}`));
  };

  const pages = [await renderer.render(site, addressesAt("/"))];
  add("index.html", finished(pages[0] ?? "", ""));
  const [newest] = posts;
  if (newest) {
    const archive = await renderer.renderArchive(site, addressesAt("/blog"));
    add("blog/index.html", finished(archive, "../"));
    // All posts use the same files, so that one of them tells which.
    pages.push(archive, await renderPost(newest));
  }
  const slugs = [...projectSlugs(Object.values(site.projects).flat()).values()];
  for (const slug of slugs) {
    const page = await renderer.renderWork(site, slug, addressesAt(`/work/${slug}`));
    if (page === null) continue;
    add(`work/${slug}/index.html`, finished(page, "../../"));
    pages.push(page);
  }
  await addAssets(zip, renderer, usedAssets(pages, placeholder), mtime);
  const pictures = await picturesIn(posts.map(({ content }) => content));
  for (const name of new Set([...names, ...namesOf(pictures)])) {
    const file = await media.read(name);
    if (file) zip.addBuffer(file.bytes, `media/${name}`, { mtime, compress: false });
  }
  for (const [path, content] of documentsOf(site, { posts, slugs, pictures, address })) add(path, content);
  for (const post of posts) {
    zip.addReadStreamLazy(`blog/${post.slug}/index.html`, { mtime }, (done) => {
      renderPost(post).then(
        (html) => done(null, Readable.from([Buffer.from(finished(html, "../../"))])),
        (error: unknown) => done(error, Readable.from([])),
      );
    });
  }
  zip.end();
  return zip.outputStream as Readable;
}

const newestFirst = (a: BlogPost, b: BlogPost) =>
  (b.published_at ?? "").localeCompare(a.published_at ?? "") || b.id - a.id;

/** The names of the fonts and scripts that pages ask for. */
function usedAssets(pages: readonly string[], placeholder: string): Set<string> {
  const asked = new RegExp(`${placeholder}/assets/([\\w.-]+)`, "g");
  return new Set(pages.flatMap((page) => Array.from(page.matchAll(asked), ([, name]) => name ?? "")));
}

async function addAssets(zip: ZipFile, renderer: SiteRenderer, names: ReadonlySet<string>, mtime: Date): Promise<void> {
  for (const name of names) {
    const bytes = await renderer.asset(name);
    if (bytes === null) throw new Error(`No build has the file ${name} that a page asks for.`);
    zip.addBuffer(bytes, `assets/${name}`, { mtime, compress: !name.endsWith(".woff2") });
  }
}

type Documented = {
  posts: readonly BlogPost[];
  slugs: readonly string[];
  /** Those that the posts show. */
  pictures: readonly ShownPicture[];
  address: string | null;
};

/** Files for robots and readers, which name absolute addresses: only a site with a domain of its own has them. */
function documentsOf(site: PublicSite, { posts, slugs, pictures, address }: Documented): [string, string][] {
  const always: [string, string][] = [["README.txt", readMe]];
  if (address === null) return always;
  if (!site.seo.indexable) return [...always, ["robots.txt", robotsFile(null)]];
  const urlOf = (post: BlogPost) => `${address}/blog/${post.slug}/`;
  const entries = [
    { url: `${address}/` },
    ...slugs.map((slug) => ({ url: `${address}/work/${slug}/` })),
    ...(posts.length > 0 ? [{ url: `${address}/blog/` }] : []),
    ...posts.map((post) => ({ url: urlOf(post), changed: new Date(post.updated_at) })),
  ];
  const feed = rssFeed({
    title: site.seo.title || site.full_name || site.name,
    description: site.seo.description || site.intro,
    url: `${address}/blog/`,
    feedUrl: `${address}/rss.xml`,
    posts: posts.slice(0, postsInFeed).map((post) => ({ ...publicArticleOf(post, pictures), url: urlOf(post) })),
  });
  return [
    ...always,
    ["robots.txt", robotsFile(`${address}/sitemap.xml`)],
    ["sitemap.xml", siteMap(entries)],
    ...(posts.length > 0 ? [["rss.xml", feed] as [string, string]] : []),
  ];
}
