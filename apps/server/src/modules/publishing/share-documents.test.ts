import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, aWebsite, createTestApp, type TestApp } from "../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

const get = (path: string, host?: string) => app.http.inject({ url: path, headers: host ? { host } : {} });

test("a published site has a card for address books and a code for cameras, on each of its addresses", async () => {
  const owner = await aPerson(app);
  const contact = { title: "Joiner", email: "maria@example.test" };
  await aWebsite(owner, { subdomain: "to-share", full_name: "Maria Sample", status: "published", contact });
  const card = await get("/p/to-share/contact.vcf");
  expect([card.statusCode, card.headers["content-type"]]).toEqual([200, "text/vcard; charset=utf-8"]);
  expect(card.payload).toContain("FN:Maria Sample\r\n");
  expect(card.payload).toContain("EMAIL;TYPE=INTERNET:maria@example.test\r\n");
  expect(card.payload).toMatch(/URL:https?:\/\/\S+to-share/);
  expect((await get("/contact.vcf", "to-share.localhost:3000")).payload).toBe(card.payload);
  const code = await get("/p/to-share/qr.svg");
  expect([code.statusCode, code.headers["content-type"]]).toEqual([200, "image/svg+xml; charset=utf-8"]);
  expect(code.payload).toMatch(/^<svg /);
  expect(code.payload).not.toContain("<script");
});

test("what is not for everybody has neither", async () => {
  const owner = await aPerson(app);
  await aWebsite(owner, { subdomain: "not-to-share", full_name: "Maria Sample" });
  for (const path of ["contact.vcf", "qr.svg"]) {
    const answer = await get(`/p/not-to-share/${path}`);
    expect([answer.statusCode, answer.payload.includes("Maria")]).toEqual([404, false]);
  }
});
