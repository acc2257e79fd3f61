import type { BlogPost, PublicSite } from "@vitrine/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, aWebsite, call, createTestApp, eventually, type Json, type TestApp } from "../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

const minute = 60_000;
const inMinutes = (minutes: number) =>
  `${new Date(app.clock.now().getTime() + minutes * minute).toISOString().slice(0, 19)}Z`;

let made = 0;
async function aBlog(changes: Json = {}) {
  made += 1;
  const subdomain = `writer-${made}`;
  const owner = await aPerson(app, { plan: "pro" });
  const { id } = await aWebsite(owner, { subdomain, full_name: "Maria Sample", status: "published", ...changes });
  const write = async (input: Json) => {
    const answer = await owner.call("POST", `/websites/${id}/blog-posts`, { content: "<p>Words</p>", ...input });
    expect(answer.status, answer.raw).toBe(201);
    return answer.body["blogPost"] as BlogPost;
  };
  const page = (path: string) => app.http.inject(`/p/${subdomain}${path}`);
  const api = (path: string) => call(app, "GET", `/public/sites/${subdomain}${path}`);
  return { owner, id, subdomain, write, page, api };
}

test("R1.1-28 the public blog shows published posts and scheduled ones whose time has come, newest first", async () => {
  const { write, page, api } = await aBlog();
  await write({ title: "Draft one" });
  const archive = async () => (await page("/blog")).statusCode;
  expect(await archive()).toBe(404);
  expect((await page("/rss.xml")).payload).toMatch(/<channel>.*<link>[^<]*\/p\/writer-\d+<\/link>/);
  await write({ title: "Older", status: "published", published_at: "2024-03-05" });
  await write({ title: "Newer", status: "published", published_at: "2025-03-05", excerpt: "In short" });
  await write({ title: "Soon", status: "scheduled", published_at: inMinutes(10) });

  const listed = async () => ((await api("/blog-posts")).body["data"] as { title: string }[]).map((post) => post.title);
  expect(await listed()).toEqual(["Newer", "Older"]);
  expect(await archive()).toBe(200);
  const site = (await api("")).body["site"] as PublicSite;
  expect(site.blogPosts).toEqual([
    {
      id: expect.any(Number),
      title: "Newer",
      slug: "newer",
      excerpt: "In short",
      published_at: "2025-03-05T00:00:00Z",
      tags: [],
    },
    expect.objectContaining({ title: "Older" }),
  ]);
  expect((await api("/blog-posts/soon")).status).toBe(404);
  expect((await api("/blog-posts/draft-one")).status).toBe(404);
  expect((await page("/blog/soon")).statusCode).toBe(404);
  const home = await page("");
  expect(home.payload).toContain("Newer");
  expect(home.payload).not.toContain("Soon");

  app.clock.advance(11 * minute);
  expect(await listed()).toEqual(["Soon", "Newer", "Older"]);
  expect((await page("/blog/soon")).statusCode).toBe(200);
  expect((await page("")).payload).toContain("Soon");
  expect((await page("/rss.xml")).payload).toContain("<title>Soon</title>");
});

test("the job turns due posts into published ones, and their sites keep showing them", async () => {
  const withWorkers = await createTestApp();
  try {
    const owner = await aPerson(withWorkers, { plan: "pro" });
    const { id } = await aWebsite(owner);
    const created = await owner.call("POST", `/websites/${id}/blog-posts`, {
      title: "Due",
      content: "c",
      status: "scheduled",
      published_at: new Date(withWorkers.clock.now().getTime() + minute).toISOString(),
    });
    const post = created.body["blogPost"] as BlogPost;
    const read = async () =>
      (await owner.call("GET", `/websites/${id}/blog-posts/${post.id}`)).body["blogPost"] as BlogPost;
    await withWorkers.queue.enqueue("publish-due-posts", {});
    expect((await read()).status).toBe("scheduled");
    withWorkers.clock.advance(2 * minute);
    await withWorkers.queue.enqueue("publish-due-posts", {});
    const published = await eventually(async () => {
      const found = await read();
      return found.status === "published" ? found : undefined;
    });
    expect(published).toMatchObject({ published_at: post.published_at, version: 2 });
  } finally {
    await withWorkers.end();
  }
});

test("R1.1-30 an article is a complete page with its own head, in the template's letters", async () => {
  const { write, page, subdomain } = await aBlog();
  await write({
    title: "On </script> bridges & <b>arches</b>",
    slug: "on-bridges",
    content: '<h1>First</h1><p>See <a href="https://a.test">a</a></p><img src="https://a.test/p.png" alt="A bridge">',
    status: "published",
    published_at: "2025-03-05",
    meta_description: "Why arches hold",
    tags: ["Arches"],
  });
  const article = await page("/blog/on-bridges");
  expect(article.statusCode).toBe(200);
  expect(article.headers["content-security-policy"]).toContain("img-src 'self' data: https:");
  expect(article.headers["content-security-policy"]).toContain("script-src 'self';");
  const html = article.payload;
  expect(html).toMatch(/<title>On &lt;\/script&gt; bridges &amp; &lt;b&gt;arches&lt;\/b&gt; – Maria Sample<\/title>/);
  expect(html).toContain('<meta name="description" content="Why arches hold"/>');
  expect(html).toContain(`<link rel="canonical" href="http://localhost:3000/p/${subdomain}/blog/on-bridges"/>`);
  expect(html).toContain('<meta property="og:type" content="article"/>');
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('<a href="https://a.test" rel="noopener nofollow ugc">');
  expect(html).toContain('<time dateTime="2025-03-05T00:00:00Z">March 5, 2025</time>');
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
  expect(JSON.parse(json)).toMatchObject({
    "@type": "BlogPosting",
    headline: "On </script> bridges & <b>arches</b>",
    description: "Why arches hold",
    datePublished: "2025-03-05T00:00:00Z",
    keywords: ["Arches"],
    author: { "@type": "Person", name: "Maria Sample", url: `http://localhost:3000/p/${subdomain}` },
  });
  const archive = await page("/blog/");
  expect(archive.statusCode).toBe(200);
  expect(archive.payload).toContain(`<a href="/p/${subdomain}/blog/on-bridges">`);
  expect(archive.payload).toContain('type="application/rss+xml"');
});

test("R1.1-29 feed and site map name visible posts only, with their content types", async () => {
  const { write, page, subdomain } = await aBlog();
  const address = `http://localhost:3000/p/${subdomain}`;
  expect((await page("/rss.xml")).payload).toContain("<channel>");
  expect((await page("/sitemap.xml")).payload).not.toContain("/blog");
  await write({ title: "Hidden" });
  await write({ title: "A & B", excerpt: "<i>", tags: ["x"], status: "published", published_at: "2025-03-05" });
  const feed = await page("/rss.xml");
  expect(feed.headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
  expect(feed.payload).toContain(
    `<item><title>A &#38; B</title><link>${address}/blog/a-b</link><guid isPermaLink="true">${address}/blog/a-b</guid><pubDate>Wed, 05 Mar 2025 00:00:00 GMT</pubDate><description>&#60;i&#62;</description><category>x</category>`,
  );
  expect(feed.payload).not.toContain("Hidden");
  const map = await page("/sitemap.xml");
  expect(map.payload.match(/<loc>/g)).toHaveLength(3);
  expect(map.payload).toContain(`<loc>${address}/blog/a-b</loc><lastmod>`);
});

test("a site without a blog in its plan has no posts, no archive and no feed", async () => {
  const { owner, write, page, api } = await aBlog();
  await write({ title: "Gone", status: "published" });
  expect((await page("")).payload).toContain("Gone");
  await app.database.pool.query("delete from subscriptions where user_id = $1", [owner.id]);
  // Nobody but the database knows of it: its announcement is on the way.
  await eventually(async () => ((await page("")).payload.includes("Gone") ? undefined : true));
  expect(((await api("")).body["site"] as PublicSite).blogPosts).toEqual([]);
  expect((await api("/blog-posts")).body["data"]).toEqual([]);
  expect((await api("/blog-posts/gone")).status).toBe(404);
  for (const path of ["/blog", "/blog/gone", "/rss.xml"]) expect((await page(path)).statusCode).toBe(404);
  expect((await page("/sitemap.xml")).payload).not.toContain("/blog");
});

test("posts of draft and private sites are hidden like the sites, and shown to those who may see them", async () => {
  const { owner, write, page, api, subdomain } = await aBlog({ status: "private" });
  await write({ title: "Inside", status: "published" });
  for (const path of ["/blog", "/blog/inside", "/rss.xml"]) expect((await page(path)).statusCode).toBe(404);
  expect((await api("/blog-posts")).status).toBe(404);
  const stranger = await aPerson(app);
  const seen = await stranger.call("GET", `/public/sites/${subdomain}/html?path=/blog/inside`);
  expect(seen.body["html"]).toContain("<h1");
  expect(seen.body["html"]).toContain("Inside");
  expect((await stranger.call("GET", `/public/sites/${subdomain}/html?path=/blog/nothing`)).status).toBe(404);
  expect((await owner.call("GET", `/public/sites/${subdomain}/blog-posts`)).body["data"]).toHaveLength(1);
});

test("on a site's own host the blog stands below its root, and links below /p/ lead there too", async () => {
  const { write, subdomain } = await aBlog();
  await write({ title: "Hosted", status: "published" });
  const headers = { host: `${subdomain}.localhost` };
  for (const url of ["/blog/hosted", "/blog", "/rss.xml"]) {
    expect((await app.http.inject({ url, headers })).statusCode, url).toBe(200);
  }
  const below = await app.http.inject({ url: `/p/${subdomain}/blog/hosted?from=mail`, headers });
  expect([below.statusCode, below.headers["location"]]).toEqual([301, "/blog/hosted?from=mail"]);
  expect((await app.http.inject({ url: "/p/other/blog", headers })).statusCode).toBe(404);
});

test("an address in upper case leads to lower case, with its path and query", async () => {
  const { subdomain } = await aBlog();
  const answer = await app.http.inject(`/p/${subdomain.toUpperCase()}/blog/a?x=Y`);
  expect([answer.statusCode, answer.headers.location]).toEqual([301, `/p/${subdomain}/blog/a?x=Y`]);
});
