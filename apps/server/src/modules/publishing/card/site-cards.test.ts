import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, aWebsite, createTestApp, upload, type TestApp } from "../../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

const get = (url: string, headers: Record<string, string> = {}) => app.http.inject({ url, headers });
const headOf = (html: string) => /<head>.*?<\/head>/s.exec(html)?.[0] ?? "";

test("a site, its posts and its projects have cards of 1200×630, named on their pages and cached by content", async () => {
  const owner = await aPerson(app, { plan: "pro" });
  const contact = { title: "Joiner & builder of chairs" };
  const { id } = await aWebsite(owner, {
    subdomain: "carded",
    full_name: "Maria Sample",
    status: "published",
    contact,
  });
  await owner.call("POST", `/websites/${id}/projects`, {
    title: "Oak Chair",
    description: "d",
    body: [{ type: "text", text: "With a napkin." }],
  });
  await owner.call("POST", `/websites/${id}/blog-posts`, { title: "A post", content: "<p>x</p>", status: "published" });

  for (const [path, alt] of [
    ["", "Maria Sample, Joiner &amp; builder of chairs"],
    ["/work/oak-chair", "Oak Chair, Maria Sample"],
    ["/blog/a-post", "A post, Maria Sample"],
  ]) {
    const head = headOf((await get(`/p/carded${path}`)).payload);
    const url = new URL(/property="og:image" content="([^"]+)"/.exec(head)?.[1] ?? "");
    expect(url.pathname).toBe(`/p/carded${path}/card.png`);
    expect(head).toContain('<meta property="og:image:width" content="1200"/>');
    expect(head).toContain('<meta property="og:image:height" content="630"/>');
    expect(head).toContain(`<meta property="og:image:alt" content="${alt}"/>`);
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    const card = await get(url.pathname + url.search);
    expect([card.statusCode, card.headers["content-type"]]).toEqual([200, "image/png"]);
    const { width, height, format } = await sharp(card.rawPayload).metadata();
    expect([width, height, format]).toEqual([1200, 630, "png"]);
  }
  expect(headOf((await get("/p/carded/blog")).payload)).toContain("/p/carded/card.png?v=");
  expect((await get("/p/carded/work/no-such/card.png")).statusCode).toBe(404);

  const first = await get("/p/carded/card.png");
  const tag = String(first.headers["etag"]);
  expect((await get("/p/carded/card.png", { "if-none-match": tag })).statusCode).toBe(304);
  expect((await get("/card.png", { host: "carded.localhost:3000" })).rawPayload).toEqual(first.rawPayload);
  await owner.call("PATCH", `/websites/${id}/builder`, { seo: { title: "Another title for robots" } });
  expect((await get("/p/carded/card.png")).headers["etag"]).toBe(tag);
  await owner.call("PATCH", `/websites/${id}/builder`, { full_name: "Maria Other" });
  expect((await get("/p/carded/card.png", { "if-none-match": tag })).statusCode).toBe(200);

  const photo = await sharp({ create: { width: 300, height: 400, channels: 3, background: "#0a0" } })
    .jpeg()
    .toBuffer();
  const parts = [{ name: "picture", fileName: "me.jpg", content: photo }];
  await upload(app, `/websites/${id}/profile-picture`, parts, { authorization: `Bearer ${owner.token}` });
  const portrait = await sharp((await get("/p/carded/card.png")).rawPayload)
    .removeAlpha()
    .raw()
    .toBuffer();
  const [red = 255, green = 0] = portrait.subarray((300 * 1200 + 1100) * 3);
  expect([red < 40, green > 130]).toEqual([true, true]);
});

test("what is not for everybody has no card, and what a site hides is on none", async () => {
  const owner = await aPerson(app);
  const { id } = await aWebsite(owner, { subdomain: "not-carded", full_name: "Maria Sample", status: "private" });
  expect((await get("/p/not-carded/card.png")).statusCode).toBe(404);
  await owner.call("PATCH", `/websites/${id}/builder`, { status: "published" });
  const bare = await get("/p/not-carded/card.png");
  await owner.call("POST", `/websites/${id}/projects`, { title: "Oak Chair", description: "d" });
  expect((await get("/p/not-carded/card.png")).rawPayload).not.toEqual(bare.rawPayload);
  const sections = (await owner.call("GET", `/websites/${id}/sections`)).body["data"] as { id: number; kind: string }[];
  const projects = sections.find(({ kind }) => kind === "projects");
  await owner.call("PATCH", `/websites/${id}/sections/${projects?.id}`, { visible: false });
  expect((await get("/p/not-carded/card.png")).rawPayload).toEqual(bare.rawPayload);
  await owner.call("PATCH", `/websites/${id}/builder`, { status: "draft" });
  expect((await get("/p/not-carded/card.png")).statusCode).toBe(404);
});
