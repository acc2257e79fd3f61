import type { BlogPost, Media, PublicArticle, Website } from "@vitrine/model";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  aPerson,
  aWebsite,
  call,
  createTestApp,
  namesInZip,
  upload,
  websiteOf,
  type Json,
  type Person,
  type TestApp,
} from "../../testing/index.ts";

let app: TestApp;
let owner: Person;
let site: Website;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
  owner = await aPerson(app, { plan: "premium" });
  site = await aWebsite(owner, { subdomain: "illustrated", status: "published" });
});
afterAll(() => app.end());

async function aPicture(colour: string, to = site.id, who = owner): Promise<Media> {
  const create = { width: 1000, height: 600, channels: 3, background: colour } as const;
  const content = await sharp({ create }).jpeg().toBuffer();
  const authorization = { authorization: `Bearer ${who.token}` };
  const answer = await upload(
    app,
    `/websites/${to}/media`,
    [{ name: "file", fileName: "a.jpg", content }],
    authorization,
  );
  expect(answer.status, answer.raw).toBe(201);
  const media = answer.body["media"] as Media;
  const words = { alt: "An arch", caption: "Opened in 1890" };
  await who.call("PATCH", `/websites/${to}/media/${media.id}`, words);
  return { ...media, ...words };
}

async function write(content: string, parts: Json = {}): Promise<BlogPost> {
  const answer = await owner.call("POST", `/websites/${site.id}/blog-posts`, {
    title: "On arches",
    status: "published",
    content,
    ...parts,
  });
  expect(answer.status, answer.raw).toBe(201);
  return answer.body["blogPost"] as BlogPost;
}

const articleOf = async ({ slug }: Pick<BlogPost, "slug">, subdomain = "illustrated") =>
  (await call(app, "GET", `/public/sites/${subdomain}/blog-posts/${slug}`)).body["blogPost"] as PublicArticle;
const pageOf = async ({ slug }: BlogPost) => (await app.http.inject(`/p/illustrated/blog/${slug}`)).payload;

test("a post shows pictures of its website in all their sizes, on its page and in the feed, and old ones as before", async () => {
  const picture = await aPicture("#204060");
  const old = '<img src="https://else.example/p.png" alt="Elsewhere" loading="lazy" />';
  const post = await write(`<p>Before</p><img data-media="${picture.id}" alt="Two &lt;arches&gt;">${old}`);
  expect(post.content).toBe(
    `<p>Before</p><img src="${picture.url}" data-media="${picture.id}" alt="Two &lt;arches&gt;" width="1000" height="600" loading="lazy" />${old}`,
  );
  const { id, url, width, height, alt, caption, focal, placeholder, sources } = picture;
  expect((await articleOf(post)).pictures).toEqual([
    { media_id: id, img: url, width, height, alt, caption, focal, placeholder, sources },
  ]);
  const page = await pageOf(post);
  for (const { url: size, width: pixels } of sources) expect(page).toContain(`${size} ${pixels}w`);
  expect(page).toMatch(/<figure><picture>.*alt="Two &lt;arches&gt;" width="1000" height="600".*<\/figure>/);
  expect(page).toContain("<figcaption>Opened in 1890</figcaption>");
  expect(page).toMatch(/<meta property="og:image" content="[^"]*\/p\/illustrated\/blog\/[^/"]+\/card\.png/);
  expect(page).toContain(old);
  const feed = (await app.http.inject("/p/illustrated/rss.xml")).payload;
  expect(feed).toMatch(new RegExp(`&#60;img src=&#34;http://[^&]*${url}&#34;`));
  expect(feed).not.toContain("data-media");
});

test("a picture is taken by its address too, one of another website or of nobody is left out", async () => {
  const [own, strange] = [await aPicture("#111111"), await aPicture("#222222", (await aWebsite(owner)).id)];
  const { content } = await write(
    `<p>a</p><img src="${own.url}"><img src="${strange.url}"><img data-media="${strange.id}"><img src="/media/none.jpg"><img data-media="99999999999">`,
  );
  expect(content.match(/<img/g)).toHaveLength(1);
  expect(content).toContain(`data-media="${own.id}"`);
  const empty = await owner.call("POST", `/websites/${site.id}/blog-posts`, {
    title: "Nothing",
    content: `<img data-media="${strange.id}">`,
  });
  expect(empty).toMatchObject({ status: 422, body: { errors: { content: ["The content field is required."] } } });
});

test("a copy and a file brought back have pictures of their own, the ZIP has every size", async () => {
  const picture = await aPicture("#663300");
  const post = await write(`<p>Kept</p><img src="${picture.url}" alt="Kept arch">`, { title: "Kept picture" });
  const exported = await owner.call("GET", `/websites/${site.id}/export?format=json`);
  const file = [{ name: "file", fileName: "website.json", content: exported.raw }];
  const imported = await upload(app, "/websites/import", file, { authorization: `Bearer ${owner.token}` });
  expect(imported.status, imported.raw).toBe(201);
  const clone = websiteOf(await owner.call("POST", `/websites/${site.id}/clone`));
  for (const copy of [websiteOf(imported), clone]) {
    const found = websiteOf(await owner.call("GET", `/websites/${copy.id}`)).blogPosts.find(
      ({ title }) => title === post.title,
    );
    const [, src = "", id = ""] =
      /<img src="([^"]+)" data-media="(\d+)" alt="Kept arch"/.exec(found?.content ?? "") ?? [];
    expect([src === picture.url, Number(id) === picture.id]).toEqual([false, false]);
    expect((await app.http.inject(src)).statusCode).toBe(200);
  }
  const zip = await app.http.inject({
    method: "GET",
    url: `/api/websites/${site.id}/export?format=zip`,
    headers: { authorization: `Bearer ${owner.token}` },
  });
  const files = [picture.url, ...picture.sources.map(({ url }) => url)].map((url) => url.slice(1));
  expect(namesInZip(zip.rawPayload)).toEqual(expect.arrayContaining(files));
});

test("a picture that was deleted is gone from the post's page, and the post stays", async () => {
  const picture = await aPicture("#445566");
  const post = await write(`<p>Stays</p><img data-media="${picture.id}">`, { title: "Deleted picture" });
  await owner.call("DELETE", `/websites/${site.id}/media/${picture.id}`);
  expect(await articleOf(post)).toMatchObject({ content: "<p>Stays</p>", pictures: [] });
  const page = await pageOf(post);
  expect(page).toContain("Stays");
  expect(page).not.toContain(picture.url);
});
