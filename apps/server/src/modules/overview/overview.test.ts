import type { Media, SiteNews } from "@vitrine/model";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteViewHours } from "../../db/schema/site-analytics.ts";
import { aPerson, aWebsite, call, createTestApp, upload, type Person, type TestApp } from "../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

const dayMs = 86_400_000;

async function newsOf(person: Person): Promise<{ unread: number; websites: SiteNews[] }> {
  const answer = await person.call("GET", "/overview");
  expect(answer.status, answer.raw).toBe(200);
  return answer.body["data"] as { unread: number; websites: SiteNews[] };
}

async function aPicture(person: Person, id: number, red: number): Promise<Media> {
  const background = { r: red, g: 90, b: 40 };
  const content = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const headers = { authorization: `Bearer ${person.token}` };
  const answer = await upload(app, `/websites/${id}/media`, [{ name: "file", fileName: "work.jpg", content }], headers);
  expect(answer.status, answer.raw).toBe(201);
  return answer.body["media"] as Media;
}

test("a person without websites, and a website to which nothing happened, have no news", async () => {
  const person = await aPerson(app);
  expect(await newsOf(person)).toEqual({ unread: 0, websites: [] });
  const { id } = await aWebsite(person);
  expect((await newsOf(person)).websites).toMatchObject([
    { website_id: id, unread: 0, views: null, undescribed_pictures: 0, published_at: null, unsaved_since: null },
  ]);
  expect((await call(app, "GET", "/overview")).status).toBe(401);
});

test("unread messages are counted for each website and together, those of others never", async () => {
  const [person, other] = [await aPerson(app, { plan: "pro" }), await aPerson(app)];
  const mine = await aWebsite(person, { subdomain: "news-mine", status: "published" });
  const second = await aWebsite(person, { subdomain: "news-second", status: "published" });
  await aWebsite(other, { subdomain: "news-other", status: "published" });
  const words = { name: "Ada", email: "ada@visitor.test", message: "Hello there", website: "" };
  for (const subdomain of ["news-mine", "news-mine", "news-second", "news-other"]) {
    await call(app, "POST", `/public/sites/${subdomain}/contact`, words);
  }
  const inbox = await person.call("GET", `/websites/${second.id}/messages`);
  const [message] = inbox.body["data"] as { id: number }[];
  await person.call("PATCH", `/websites/${second.id}/messages/${message?.id}`, { read: true });
  const { unread, websites } = await newsOf(person);
  expect([unread, websites.find((site) => site.website_id === mine.id)?.unread]).toEqual([2, 2]);
});

test("views of 30 days are told by day with those before, as the analytics page has them, from pro on", async () => {
  const person = await aPerson(app, { plan: "pro" });
  const { id } = await aWebsite(person, { subdomain: "news-seen", status: "published" });
  const today = Math.floor(app.clock.now().getTime() / dayMs) * dayMs;
  const seen = (daysAgo: number, views: number) => ({ at: new Date(today - daysAgo * dayMs), views, visitors: 1 });
  const hours = [seen(0, 4), seen(29, 3), seen(30, 50), seen(59, 2), seen(60, 1000)];
  await app.database.db
    .insert(siteViewHours)
    .values(hours.map((hour) => ({ ...hour, website_id: id, kind: "all" as const, value: "" })));
  const [news] = (await newsOf(person)).websites;
  expect(news?.views).toMatchObject({ views: 7, visitors: 2 });
  expect(news?.views?.days).toEqual([3, ...Array.from({ length: 28 }, () => 0), 4]);
  const figures = await person.call("GET", `/websites/${id}/analytics?period=month`);
  expect(figures.body["data"]).toMatchObject({ views: 7, visitors: 2, previous: { views: news?.views?.previous } });
});

test("pictures count as undescribed while a visible entry shows them and nothing describes them", async () => {
  const person = await aPerson(app, { plan: "pro" });
  const { id } = await aWebsite(person);
  const [shown, hidden, described] = [
    await aPicture(person, id, 50),
    await aPicture(person, id, 100),
    await aPicture(person, id, 150),
  ];
  await aPicture(person, id, 200);
  await person.call("PATCH", `/websites/${id}/media/${described.id}`, { alt: "A bridge" });
  const project = async (title: string, pictures: Media[], more = {}) =>
    person.call("POST", `/websites/${id}/projects`, {
      title,
      description: "Built",
      pictures: pictures.map((media) => ({ media_id: media.id })),
      ...more,
    });
  await project("Bridge", [shown, described]);
  const answer = await project("Attic", [hidden]);
  expect(answer.status, answer.raw).toBe(201);
  await app.database.db.execute(
    sql`update entries set visible = false where website_id = ${id} and data ->> 'title' = 'Attic'`,
  );
  expect((await newsOf(person)).websites[0]?.undescribed_pictures).toBe(1);
});

test("publishing, changes and what was never saved are told with their moments", async () => {
  const person = await aPerson(app, { plan: "pro" });
  const { id } = await aWebsite(person, { subdomain: "news-out" });
  await person.call("PATCH", `/websites/${id}/builder`, { intro: "Hello" });
  const published = await person.call("POST", `/websites/${id}/publish`);
  expect(published.status, published.raw).toBe(200);
  await person.call("PUT", `/websites/${id}/drafts/my-first-device`, { base_version: 1, changes: { intro: "More" } });
  const [news] = (await newsOf(person)).websites;
  const moment = expect.stringMatching(/^20\d\d-.*Z$/);
  expect(news).toMatchObject({ published_at: moment, unsaved_since: moment });
  expect(news?.changes[0]).toMatchObject({ at: moment, kind: "published" });
});
