import { escapeXml } from "./site-documents.ts";

export type FeedPost = {
  title: string;
  url: string;
  excerpt: string;
  content: string;
  tags: string[];
  published_at: string | null;
};
export type Feed = { title: string; description: string; url: string; feedUrl: string; posts: readonly FeedPost[] };

/** An RSS 2.0 document, newest post first as given. */
export function rssFeed({ title, description, url, feedUrl, posts }: Feed): string {
  const newest = posts[0]?.published_at;
  const channel = [
    element("title", title),
    element("link", url),
    element("description", description || title),
    newest ? element("lastBuildDate", new Date(newest).toUTCString()) : "",
    `<atom:link href="${escapeXml(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map(item),
  ];
  const spaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${spaces}><channel>${channel.join("")}</channel></rss>\n`;
}

function item(post: FeedPost): string {
  const parts = [
    element("title", post.title),
    element("link", post.url),
    `<guid isPermaLink="true">${escapeXml(post.url)}</guid>`,
    post.published_at ? element("pubDate", new Date(post.published_at).toUTCString()) : "",
    post.excerpt ? element("description", post.excerpt) : "",
    ...post.tags.map((tag) => element("category", tag)),
    element("content:encoded", withAbsolutePictures(post)),
  ];
  return `<item>${parts.join("")}</item>`;
}

/** Readers of feeds know no host: pictures of the website get its whole address. */
function withAbsolutePictures({ content, url }: FeedPost): string {
  const { origin } = new URL(url);
  return content.replace(
    /<img src="(\/[^"]*)" data-media="\d+"/g,
    (_tag, path: string) => `<img src="${new URL(path, origin).href}"`,
  );
}

/** Text without the control characters that XML forbids. */
function element(name: string, text: string): string {
  // oxlint-disable-next-line no-control-regex -- exactly these are meant
  return `<${name}>${escapeXml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ""))}</${name}>`;
}
