import { templateManifests } from "@vitrine/templates/catalogue";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aBrowser, aPerson, aWebsite, createTestApp, type Person, type TestApp } from "../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

/** What a frame in a page of the application asks for. */
const asFrame = { "sec-fetch-dest": "iframe", "sec-fetch-mode": "navigate", "sec-fetch-site": "same-origin" };

const asPicture = { "sec-fetch-dest": "image", "sec-fetch-mode": "no-cors", "sec-fetch-site": "same-origin" };

async function cookieOf(person: Person): Promise<string> {
  const browser = aBrowser(app);
  await browser.signIn(person);
  return [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
}

const get = (url: string, headers: Record<string, string> = {}) => app.http.inject({ url, headers });

/** Some of all, so that a busy machine draws them in time. */
const some = templateManifests.filter((_, index) => index % 8 === 0);

test("an owner's website is drawn in any template, from memory the second time, and follows an edit", async () => {
  const owner = await aPerson(app);
  const { id } = await aWebsite(owner, { full_name: "Maria Sample" });
  const headers = { ...asFrame, cookie: await cookieOf(owner) };
  for (const { slug } of some) {
    const page = await get(`/fitting/${id}/${slug}`, headers);
    expect([page.statusCode, page.payload.includes("Maria")], slug).toEqual([200, true]);
    // Its frame runs none, and would fetch it anew for each of fifty pages.
    expect(page.payload, slug).not.toContain("<script src");
  }
  const { headers: sent } = await get(`/fitting/${id}/classic`, headers);
  expect(sent).toMatchObject({ "cache-control": "private, no-cache", "x-robots-tag": "noindex" });
  expect(String(sent["content-security-policy"])).toContain("sandbox");
  const etag = String(sent["etag"]);
  expect((await get(`/fitting/${id}/classic`, { ...headers, "if-none-match": etag })).statusCode).toBe(304);
  await owner.call("PATCH", `/websites/${id}/builder`, { full_name: "Mona Sample" });
  const after = await get(`/fitting/${id}/classic`, { ...headers, "if-none-match": etag });
  expect([after.statusCode, after.payload.includes("Mona")]).toEqual([200, true]);
});

test("its first screen comes as a picture that asks for nothing, does nothing, and follows an edit", async () => {
  const owner = await aPerson(app);
  const { id } = await aWebsite(owner, { full_name: "Maria Sample" });
  const headers = { ...asPicture, cookie: await cookieOf(owner) };
  for (const { slug } of some) {
    const { statusCode, payload } = await get(`/fitting/${id}/${slug}/picture`, headers);
    expect([statusCode, payload.includes("Maria")], slug).toEqual([200, true]);
    expect(payload, slug).not.toMatch(/<script|url\("?\/|src="\//);
  }
  const { headers: sent } = await get(`/fitting/${id}/modern/picture`, headers);
  expect(sent).toMatchObject({
    "content-type": "image/svg+xml; charset=utf-8",
    "cache-control": "private, no-cache",
    "content-security-policy": expect.stringMatching(/^default-src 'none'.*sandbox$/),
  });
  const known = { ...headers, "if-none-match": String(sent["etag"]) };
  expect((await get(`/fitting/${id}/modern/picture`, known)).statusCode).toBe(304);
  await owner.call("PATCH", `/websites/${id}/builder`, { full_name: "Mona Sample" });
  const after = await get(`/fitting/${id}/modern/picture`, known);
  expect([after.statusCode, after.payload.includes("Mona")]).toEqual([200, true]);
});

test("nobody else gets it, nor any page but the application's, nor a template that there is not", async () => {
  const [owner, other] = [await aPerson(app), await aPerson(app)];
  const { id } = await aWebsite(owner, { full_name: "Maria Sample", status: "published", subdomain: "fitted" });
  const cookie = await cookieOf(owner);
  const refused = [
    await get(`/fitting/${id}/classic`, asFrame),
    await get(`/fitting/${id}/classic`, { ...asFrame, cookie: await cookieOf(other) }),
    await get(`/fitting/${id}/classic`, { ...asFrame, "sec-fetch-site": "cross-site", cookie }),
    await get(`/fitting/${id}/classic`, { ...asFrame, "sec-fetch-dest": "empty", cookie }),
    await get(`/fitting/${id}/classic/picture`, asPicture),
    await get(`/fitting/${id}/classic/picture`, { ...asPicture, "sec-fetch-site": "cross-site", cookie }),
    await get(`/fitting/${id}/no-such`, { ...asFrame, cookie }),
    await get(`/fitting/${id + 999}/classic`, { ...asFrame, cookie }),
  ];
  for (const { statusCode, payload } of refused) {
    expect(statusCode).toBe(404);
    expect(payload).not.toContain("Maria");
  }
});
