import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { websites } from "../../db/schema/websites.ts";
import {
  aBrowser,
  aPerson,
  aWebsite,
  call,
  createTestApp,
  eventually,
  upload,
  websiteOf,
  type Person,
  type TestApp,
} from "../../testing/index.ts";

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await createTestApp();
  admin = await aPerson(app, { role: "admin" });
});
afterAll(() => app.end());

type Site = { owner: Person; id: number; subdomain: string };

async function aSite(status = "published"): Promise<Site> {
  const owner = await aPerson(app, { plan: "premium" });
  const website = await aWebsite(owner, { status });
  return { owner, id: website.id, subdomain: website.subdomain ?? "" };
}

const takeDown = (id: number, more = {}) =>
  admin.call("PATCH", `/admin/websites/${id}`, { status: "draft", reason: "It asks for passwords.", ...more });

async function aTakenDownSite(): Promise<Site> {
  const site = await aSite();
  expect((await takeDown(site.id, { category: "deception" })).status).toBe(200);
  await isKnownAs(site.subdomain, 404);
  return site;
}

/** Waits until the serving of pages has heard of a decision. */
const isKnownAs = (subdomain: string, status: 200 | 404) =>
  eventually(async () => (await statusOf(`/p/${subdomain}`)) === status || undefined);

const statusOf = (url: string, token?: string) =>
  app.http
    .inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} })
    .then(({ statusCode }) => statusCode);

async function aPicture(owner: Person, id: number): Promise<string> {
  const headers = { Authorization: `Bearer ${owner.token}` };
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const answer = await upload(
    app,
    `/websites/${id}/profile-picture`,
    [{ name: "picture", fileName: "me.png", content: png }],
    headers,
  );
  expect(answer.status, answer.raw).toBe(200);
  return String(answer.body["url"]);
}

const takenDown = { status: 409, body: { code: "website_taken_down" } };

describe("a website that was taken down", () => {
  test("is not there for anybody but its owner, in the very words of a page that never was", async () => {
    const { owner, subdomain } = await aTakenDownSite();
    const page = await app.http.inject({ url: `/p/${subdomain}` });
    const unknown = await app.http.inject({ url: "/p/nobody-lives-here" });
    expect([page.statusCode, page.payload]).toEqual([404, unknown.payload]);
    for (const path of ["/blog", "/contact", "/rss.xml", "/sitemap.xml"])
      expect([path, await statusOf(`/p/${subdomain}${path}`)]).toEqual([path, 404]);
    const stranger = await aPerson(app);
    expect((await stranger.call("GET", `/public/sites/${subdomain}`)).status).toBe(404);
    expect((await owner.call("GET", `/public/sites/${subdomain}`)).status).toBe(200);
    expect((await app.http.inject({ url: "/sitemap.xml" })).payload).not.toContain(`/p/${subdomain}<`);
  });

  test("is gone from every address that it had: files beside its pages, its own hosts, private links", async () => {
    const { owner, id, subdomain } = await aSite();
    const was = `${subdomain}-was`;
    await owner.call("PATCH", `/websites/${id}/builder`, { subdomain: was });
    await owner.call("PATCH", `/websites/${id}/builder`, { subdomain });
    const link = await owner.call("POST", `/websites/${id}/links`, { name: "For one reader" });
    const { url } = link.body["link"] as { url: string };
    const asked = [
      ...["", "/card.png", "/qr.svg", "/contact.vcf"].map((path) => ({ url: `/p/${subdomain}${path}` })),
      ...["/", "/card.png", "/contact.vcf"].map((path) => ({
        url: path,
        headers: { host: `${subdomain}.localhost:3000` },
      })),
      { url: new URL(url).pathname },
    ];
    const statuses = () => Promise.all(asked.map((one) => app.http.inject(one).then(({ statusCode }) => statusCode)));
    expect(await statuses()).toEqual(asked.map(() => 200));
    expect(await statusOf(`/p/${was}`)).toBe(301);
    await takeDown(id);
    await isKnownAs(subdomain, 404);
    expect(await statuses()).toEqual(asked.map(() => 404));
    expect(await statusOf(`/p/${was}`)).toBe(404);
    expect((await owner.call("POST", `/websites/${id}/links`, { name: "Another way" })).status).toBe(201);
    expect(await statuses()).toEqual(asked.map(() => 404));
  });

  test("has pictures for its owner and admins alone, and for everybody again afterwards", async () => {
    const { owner, id, subdomain } = await aSite();
    const picture = await aPicture(owner, id);
    const ownPage = { "sec-fetch-dest": "image", "sec-fetch-site": "same-origin" };
    const look = async (person: Person | null, headers: Record<string, string> = ownPage) => {
      const browser = aBrowser(app);
      if (person) await browser.signIn(person);
      const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
      const answer = await app.http.inject({ url: picture, headers: { cookie, ...headers } });
      return [answer.statusCode, answer.headers["cache-control"]];
    };
    const forAll = [200, "public, max-age=31536000, immutable"];
    const stranger = await aPerson(app);
    expect(await look(null)).toEqual(forAll);
    await takeDown(id);
    await isKnownAs(subdomain, 404);
    for (const person of [null, stranger]) expect((await look(person))[0]).toBe(404);
    for (const person of [owner, admin]) expect(await look(person)).toEqual([200, "private, no-store"]);
    const elsewhere = { "sec-fetch-dest": "image", "sec-fetch-site": "same-site" };
    expect((await look(owner, elsewhere))[0]).toBe(404);
    const file = (await owner.call("GET", `/websites/${id}/export?format=json`)).body;
    expect(file["picture"]).toMatchObject({ data: expect.stringMatching(/^[\w+/]{20}/) });
    await admin.call("POST", `/admin/websites/${id}/lift`, {});
    await isKnownAs(subdomain, 200);
    expect(await look(stranger)).toEqual(forAll);
  });

  test("comes back by nothing that its owner does", async () => {
    const { owner, id, subdomain } = await aTakenDownSite();
    const builder = (body: object) => owner.call("PATCH", `/websites/${id}/builder`, body);
    expect(await owner.call("POST", `/websites/${id}/publish`)).toMatchObject(takenDown);
    for (const status of ["published", "private"]) {
      expect(await builder({ status })).toMatchObject(takenDown);
      expect(await builder({ status, intro: "Quite another page." })).toMatchObject(takenDown);
      expect(await owner.call("PUT", `/websites/${id}`, { name: "Jane Doe", status })).toMatchObject(takenDown);
    }
    expect(await owner.call("POST", `/websites/${id}/clone`, {})).toMatchObject(takenDown);
    expect((await builder({ intro: "Changed in the meantime." })).status).toBe(200);
    expect((await builder({ subdomain: `${subdomain}-2` })).status).toBe(200);
    const versions = (await owner.call("GET", `/websites/${id}/versions`)).body["data"] as { id: number }[];
    const restored = await owner.call("POST", `/websites/${id}/versions/${versions.at(-1)?.id}/restore`);
    expect(restored.status, restored.raw).toBe(200);
    expect((await owner.call("POST", `/websites/${id}/unpublish`)).status).toBe(200);
    for (const name of [subdomain, `${subdomain}-2`])
      expect((await call(app, "GET", `/public/sites/${name}`)).status).toBe(404);
    const { body } = await owner.call("GET", `/websites/${id}`);
    expect(body["website"]).toMatchObject({ status: "draft", taken_down_at: expect.stringMatching(/Z$/) });
  });

  test("is a draft for the database itself, whoever writes", async () => {
    const { id } = await aTakenDownSite();
    const write = app.database.db.update(websites).set({ status: "published" }).where(eq(websites.id, id));
    await expect(write).rejects.toThrow();
  });

  test("stays its owner's to keep as a file, and comes back by none until it is lifted", async () => {
    const { owner, id } = await aSite();
    const bring = (content: string) =>
      upload(app, "/websites/import", [{ name: "file", fileName: "site.json", content }], {
        Authorization: `Bearer ${owner.token}`,
      });
    const exported = async () => (await owner.call("GET", `/websites/${id}/export?format=json`)).raw;
    const before = await exported();
    await takeDown(id);
    const after = await exported();
    for (const file of [before, after, after.replaceAll("Jane", "Joan")]) {
      const refused = await bring(file);
      expect(refused).toMatchObject(takenDown);
      expect(refused.body["message"]).toMatch(/^One of your websites was taken down\./);
    }
    expect((await bring("no website")).status, "a wrong file is told first").toBe(422);
    expect((await owner.call("GET", "/websites")).body["data"]).toHaveLength(1);
    await admin.call("POST", `/admin/websites/${id}/lift`, {});
    expect(websiteOf(await bring(after))).toMatchObject({ status: "draft", taken_down_at: null });
  });

  test("that its owner deletes comes back from its file as what it was: taken down, and for an admin to free", async () => {
    const { owner, id } = await aSite();
    const bring = async (content: string) =>
      upload(app, "/websites/import", [{ name: "file", fileName: "site.json", content }], {
        Authorization: `Bearer ${owner.token}`,
      });
    const file = (await owner.call("GET", `/websites/${id}/export?format=json`)).raw;
    await takeDown(id);
    expect((await owner.call("DELETE", `/websites/${id}`)).status).toBe(200);
    const back = websiteOf(await bring(file));
    expect(back).toMatchObject({ status: "draft", taken_down_at: expect.any(String) });
    const path = `/websites/${String(back["id"])}`;
    expect(await owner.call("POST", `${path}/publish`)).toMatchObject(takenDown);
    expect(await bring(file), "nor does a second one come").toMatchObject(takenDown);
    expect((await owner.call("GET", `${path}/take-down`)).body["data"]).toMatchObject({ can_appeal: true });
    await admin.call("POST", `/admin${path}/lift`, {});
    expect((await owner.call("POST", `${path}/publish`)).status).toBe(200);
  });

  test("and deleted is free again when an admin grants the objection", async () => {
    const { owner, id } = await aSite();
    const file = (await owner.call("GET", `/websites/${id}/export?format=json`)).raw;
    await takeDown(id);
    await owner.call("POST", `/websites/${id}/appeals`, { message: "It is only my CV." });
    await owner.call("DELETE", `/websites/${id}`);
    const list = await admin.call("GET", "/admin/appeals?state=open&per_page=100");
    const open = (list.body["data"] as { id: number; owner: { email: string } }[]).find(
      (one) => one.owner.email === owner.email,
    );
    const answered = await admin.call("POST", `/admin/appeals/${open?.id}/answer`, {
      decision: "lift",
      answer: "Right.",
    });
    expect(answered.status).toBe(200);
    const mail = await eventually(() => app.mails.find((one) => one.to === owner.email && /lifted/.test(one.subject)));
    expect(mail.text).toContain("the website that you deleted");
    const content = file;
    const brought = await upload(app, "/websites/import", [{ name: "file", fileName: "site.json", content }], {
      Authorization: `Bearer ${owner.token}`,
    });
    expect(websiteOf(brought)).toMatchObject({ taken_down_at: null });
  });

  test("of a private site is private again afterwards, and a draft can be taken down too", async () => {
    const hidden = await aSite("private");
    await takeDown(hidden.id);
    expect((await admin.call("POST", `/admin/websites/${hidden.id}/lift`, {})).body).toMatchObject({
      website: { status: "private" },
    });
    const draft = await aSite("draft");
    expect((await takeDown(draft.id)).status).toBe(200);
    expect(await draft.owner.call("POST", `/websites/${draft.id}/publish`)).toMatchObject(takenDown);
  });
});

describe("an appeal against a take-down", () => {
  const say = (owner: Person, id: number, message = "I am the person in the picture.") =>
    owner.call("POST", `/websites/${id}/appeals`, { message });

  test("is taken once at a time, read by an admin, and answered by mail", async () => {
    const { owner, id } = await aTakenDownSite();
    const told = await owner.call("GET", `/websites/${id}/take-down`);
    expect(told.body["data"]).toMatchObject({
      category: "deception",
      reason: "It asks for passwords.",
      appeals: [],
      can_appeal: true,
    });
    expect((await say(owner, id, "\u200B")).body["errors"]).toEqual({ message: [expect.any(String)] });
    const sent = await say(owner, id);
    expect(sent).toMatchObject({ status: 201, body: { appeal: { status: "open", answer: null } } });
    expect(await say(owner, id)).toMatchObject({ status: 409, body: { code: "invalid_state" } });
    const { id: appealId } = sent.body["appeal"] as { id: number };
    const listed = await admin.call("GET", `/admin/appeals?search=${owner.email}`);
    expect(listed.body["data"]).toMatchObject([
      { id: appealId, kind: "website", website: { id }, owner: { email: owner.email }, is_in_force: true },
    ]);
    const answer = { decision: "uphold", answer: "The page still asks for passwords." };
    expect((await admin.call("POST", `/admin/appeals/${appealId}/answer`, answer)).status).toBe(200);
    expect(await admin.call("POST", `/admin/appeals/${appealId}/answer`, answer)).toMatchObject({ status: 409 });
    const mail = await eventually(() =>
      app.mails.find((entry) => entry.to === owner.email && /objection/.test(entry.subject)),
    );
    expect(mail.text).toContain("still asks for passwords");
    expect((await owner.call("GET", `/websites/${id}/take-down`)).body["data"]).toMatchObject({
      appeals: [{ status: "upheld", answer: answer.answer }],
      can_appeal: true,
    });
    const audited = await admin.call("GET", "/admin/audit-log?action=appeal.answered");
    expect((audited.body["data"] as object[]).slice(0, 1)).toMatchObject([
      { target: { id: String(id) }, details: { decision: "uphold" } },
    ]);
  });

  test("that is granted brings the page back", async () => {
    const { owner, id, subdomain } = await aTakenDownSite();
    const { id: appealId } = (await say(owner, id)).body["appeal"] as { id: number };
    const answer = { decision: "lift", answer: "You are right, and we are sorry." };
    expect((await admin.call("POST", `/admin/appeals/${appealId}/answer`, answer)).body).toMatchObject({
      appeal: { status: "lifted", is_in_force: false },
    });
    await isKnownAs(subdomain, 200);
    expect((await owner.call("GET", `/websites/${id}/take-down`)).body["data"]).toBeNull();
    expect(await say(owner, id)).toMatchObject({ status: 409 });
    await eventually(() => app.mails.find(({ to, text }) => to === owner.email && text.includes("we are sorry")));
  });

  test("ends with the third answer", async () => {
    const { owner, id } = await aTakenDownSite();
    for (let round = 0; round < 3; round += 1) {
      const { id: appealId } = (await say(owner, id)).body["appeal"] as { id: number };
      await admin.call("POST", `/admin/appeals/${appealId}/answer`, { decision: "uphold", answer: "No." });
    }
    expect(await say(owner, id)).toMatchObject({ status: 409 });
    expect((await owner.call("GET", `/websites/${id}/take-down`)).body["data"]).toMatchObject({ can_appeal: false });
  });
});

describe("a suspension", () => {
  const suspend = (person: Person, more = {}) =>
    admin.call("PATCH", `/admin/users/${person.id}`, {
      suspended: true,
      suspension_category: "spam",
      suspension_reason: "Forty pages of casinos.",
      ...more,
    });

  test("takes everything of its person from the public at once, and its end brings it back", async () => {
    const { owner, id, subdomain } = await aSite();
    const post = { title: "On arches", content: "<p>Stone</p>", status: "published" };
    await owner.call("POST", `/websites/${id}/blog-posts`, post);
    const picture = await aPicture(owner, id);
    const addresses = [
      `/p/${subdomain}`,
      `/p/${subdomain}/blog`,
      `/p/${subdomain}/blog/on-arches`,
      `/p/${subdomain}/contact`,
      `/p/${subdomain}/rss.xml`,
      `/p/${subdomain}/sitemap.xml`,
      `/p/${subdomain}/card.png`,
      `/p/${subdomain}/contact.vcf`,
      `/p/${subdomain}/qr.svg`,
      `/api/public/sites/${subdomain}`,
      `/api/public/sites/${subdomain}/blog-posts`,
      `/api/public/sites/${subdomain}/blog-posts/on-arches`,
      picture,
    ];
    const all = async (token?: string) => Promise.all(addresses.map((address) => statusOf(address, token)));
    expect(await all()).toEqual(addresses.map(() => 200));
    expect((await suspend(owner)).status).toBe(200);
    await isKnownAs(subdomain, 404);
    expect(await all()).toEqual(addresses.map(() => 404));
    const stranger = await aPerson(app);
    expect(await all(stranger.token)).toEqual(addresses.map(() => 404));
    const page = await app.http.inject({ url: `/p/${subdomain}` });
    expect(page.payload).toBe((await app.http.inject({ url: "/p/nobody-lives-here" })).payload);
    expect((await app.http.inject({ url: "/sitemap.xml" })).payload).not.toContain(`/p/${subdomain}<`);
    const words = { name: "Ada", email: "ada@example.test", message: "Hello" };
    expect((await call(app, "POST", `/public/sites/${subdomain}/contact`, words)).status).toBe(404);
    expect((await call(app, "POST", `/public/sites/${subdomain}/view`, { path: "/" })).status).toBe(404);
    expect((await owner.call("GET", "/user")).status).toBe(401);
    expect((await admin.call("PATCH", `/admin/users/${owner.id}`, { suspended: false })).status).toBe(200);
    await isKnownAs(subdomain, 200);
    expect(await all()).toEqual(addresses.map(() => 200));
  });

  test("is told by mail, with a link that leads to an objection", async () => {
    const owner = await aPerson(app);
    await suspend(owner);
    const link = await app.mailedLink(owner.email, /suspended/);
    expect(link.pathname).toBe("/suspension");
    const token = link.searchParams.get("token") ?? "";
    expect((await call(app, "POST", "/suspension", { token })).body["data"]).toMatchObject({
      category: "spam",
      reason: "Forty pages of casinos.",
      can_appeal: true,
    });
    const message = "Somebody else had my password.";
    const sent = await call(app, "POST", "/suspension/appeals", { token, message });
    expect(sent.status, sent.raw).toBe(201);
    expect((await call(app, "POST", "/suspension/appeals", { token, message })).status).toBe(409);
    for (const wrong of ["x", `${token}x`])
      expect((await call(app, "POST", "/suspension/appeals", { token: wrong, message })).status).toBe(404);
    const { id } = sent.body["appeal"] as { id: number };
    const answer = { decision: "lift", answer: "We believe you." };
    expect((await admin.call("POST", `/admin/appeals/${id}/answer`, answer)).status).toBe(200);
    expect((await admin.call("GET", `/admin/users/${owner.id}`)).body["user"]).toMatchObject({ suspended_at: null });
    expect((await call(app, "POST", "/suspension", { token })).status).toBe(404);
    await eventually(() => app.mails.find(({ to, text }) => to === owner.email && text.includes("We believe you.")));
  });

  test("keeps the secret of its link as a hash, and no word of it in a job", async () => {
    const owner = await aPerson(app);
    await suspend(owner);
    const token = (await app.mailedLink(owner.email, /suspended/)).searchParams.get("token") ?? "";
    const tokens = await app.database.pool.query("select * from one_time_tokens where user_id = $1", [owner.id]);
    const jobs = await app.database.pool.query("select data from pgboss.job");
    expect(tokens.rows).toHaveLength(1);
    const kept = JSON.stringify([tokens.rows, jobs.rows]);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain("casinos");
  });
});
