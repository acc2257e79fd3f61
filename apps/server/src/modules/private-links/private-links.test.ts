import { planRules, type PrivateLink } from "@vitrine/model";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { idempotencyKeys } from "../../db/schema/platform.ts";
import { privateLinks } from "../../db/schema/private-links.ts";
import {
  aBrowser,
  aPerson,
  aWebsite,
  createTestApp,
  type Json,
  type Person,
  type TestApp,
} from "../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false, rateLimitFactor: 1 });
});
afterAll(() => app.end());

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
let addresses = 0;
/** A visitor of their own, so that what one did wrong counts against nobody else. */
function aVisitor() {
  const remoteAddress = `192.0.2.${(addresses += 1)}`;
  return {
    open: (path: string, headers: Record<string, string> = {}) =>
      app.http.inject({ url: path, remoteAddress, headers: { "user-agent": browser, ...headers } }),
    unlock: (path: string, password: string) =>
      app.http.inject({
        method: "POST",
        url: path,
        remoteAddress,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams({ password }).toString(),
      }),
  };
}

async function make(owner: Person, id: number, body: Json = {}) {
  const answer = await owner.call("POST", `/websites/${id}/links`, { name: "Acme, application", ...body });
  expect(answer.status, answer.raw).toBe(201);
  const link = answer.body["link"] as PrivateLink;
  return { link, path: new URL(String(link.url)).pathname };
}

/** A draft of somebody with a blog. */
async function aSite(changes: Json = {}) {
  const owner = await aPerson(app, { plan: "pro" });
  const { id } = await aWebsite(owner, {
    full_name: "Maria Sample",
    contact: { title: "Joiner", email: "maria@example.test" },
    ...changes,
  });
  const add = (collection: string, item: Json) => owner.call("POST", `/websites/${id}/${collection}`, item);
  const list = async () => (await owner.call("GET", `/websites/${id}/links`)).body["data"] as PrivateLink[];
  return { owner, id, add, list, make: (body?: Json) => make(owner, id, body) };
}

describe("what a private link shows", () => {
  test("a draft opens by its link alone, in the sandbox, kept and listed by nobody", async () => {
    const site = await aSite();
    const { link, path } = await site.make();
    expect(path).toMatch(/^\/l\/[A-Za-z0-9_-]{43}$/);
    expect(link).toMatchObject({ name: "Acme, application", expires_at: null, opened: 0, last_opened_at: null });
    const page = await aVisitor().open(path);
    expect([page.statusCode, page.payload.includes("Maria Sample")]).toEqual([200, true]);
    expect(page.headers).toMatchObject({
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": expect.stringContaining("noindex"),
      "content-security-policy": expect.stringMatching(/sandbox(?!.*allow-same-origin)/),
    });
    expect(page.headers["set-cookie"]).toBeUndefined();
    expect(page.payload).toContain('<meta name="robots" content="noindex"/>');
    expect(page.payload).not.toMatch(/data-views|rss\.xml|\/report\?/);
    const head = await app.http.inject({ method: "HEAD", url: path, headers: { "user-agent": browser } });
    expect(head.statusCode).toBe(200);
    expect((await site.list())[0]).toMatchObject({ id: link.id, url: link.url, opened: 1 });
  });

  test("only the chosen sections, in their order, are anywhere in the answers of a link", async () => {
    const site = await aSite({ status: "published", subdomain: "choosy", template_data: { motto: "Hidden motto" } });
    await site.add("experiences", { position: "Joiner of Shown Street", name: "Shown Ltd", start_date: "2020-01" });
    await site.add("projects", {
      title: "Secret Chair",
      description: "Secret oak",
      body: [{ type: "text", text: "x" }],
    });
    await site.add("skills", { title: "Shown tools", info: ["Chisel"] });
    await site.add("blog-posts", { title: "Secret post", content: "<p>Secret words</p>", status: "published" });
    expect((await aVisitor().open("/p/choosy")).payload).toContain("Secret Chair");

    const { link, path } = await site.make({ sections: ["skills", "experience"] });
    expect(link.sections).toHaveLength(2);
    const visitor = aVisitor();
    const page = (await visitor.open(path)).payload;
    expect(page.indexOf("Chisel")).toBeGreaterThan(0);
    expect(page.indexOf("Chisel")).toBeLessThan(page.indexOf("Shown Street"));
    expect(page).not.toMatch(/Secret|Hidden motto|choosy/);
    const others = ["work/secret-chair", "blog", "blog/secret-post", "rss.xml", "sitemap.xml", "card.png", "contact"];
    for (const other of others) {
      const answer = await visitor.open(`${path}/${other}`);
      expect([other, answer.statusCode, /Secret/.test(answer.payload)]).toEqual([other, 404, false]);
    }
    const map =
      (await aVisitor().open("/sitemap.xml")).payload + (await aVisitor().open("/p/choosy/sitemap.xml")).payload;
    expect(map).not.toContain("/l/");
  });

  test("a section that the website itself hides can be chosen; pages of projects and posts follow", async () => {
    const site = await aSite();
    await site.add("projects", {
      title: "Oak Chair",
      description: "d",
      body: [{ type: "text", text: "On a napkin." }],
    });
    await site.add("blog-posts", { title: "A post", content: "<p>Words</p>", status: "published" });
    const sections = (await site.owner.call("GET", `/websites/${site.id}/sections`)).body["data"] as Json[];
    const projects = sections.find(({ kind }) => kind === "projects");
    await site.owner.call("PATCH", `/websites/${site.id}/sections/${String(projects?.["id"])}`, { visible: false });
    const visitor = aVisitor();
    const { path: hidden } = await site.make();
    expect((await visitor.open(`${hidden}/work/oak-chair`)).statusCode).toBe(404);
    expect((await visitor.open(`${hidden}/blog/a-post`)).payload).toContain("Words");
    const { path } = await site.make({ sections: [projects?.["id"]] });
    expect((await visitor.open(path)).payload).toContain(`href="${path}/work/oak-chair"`);
    expect((await visitor.open(`${path}/work/oak-chair`)).payload).toContain("On a napkin.");
  });
});

describe("who gets in", () => {
  test("unknown, revoked and expired links, and those of a suspended owner, answer the same", async () => {
    const site = await aSite();
    const visitor = aVisitor();
    const unknown = await visitor.open(`/l/${"x".repeat(43)}`);
    expect([unknown.statusCode, unknown.headers["cache-control"]]).toEqual([404, "private, no-store"]);
    expect(unknown.payload).toContain("This link leads nowhere");

    const ending = await site.make({ expires_at: new Date(app.clock.now().getTime() + 60_000).toISOString() });
    expect((await visitor.open(ending.path)).statusCode).toBe(200);
    app.clock.advance(61_000);
    const revoked = await site.make();
    expect((await site.owner.call("DELETE", `/websites/${site.id}/links/${revoked.link.id}`)).status).toBe(200);
    for (const { path } of [ending, revoked]) {
      const answer = await visitor.open(path);
      expect([answer.statusCode, answer.payload]).toEqual([404, unknown.payload]);
    }
    expect(await site.list()).toMatchObject([{ id: ending.link.id, is_expired: true }]);
    expect((await site.owner.call("DELETE", `/websites/${site.id}/links/${revoked.link.id}`)).status).toBe(404);
  });

  test("who tries many links is asked to wait, and nobody else is", async () => {
    const { path } = await (await aSite()).make();
    const guesser = aVisitor();
    const answers = [];
    for (let guess = 0; guess < 31; guess += 1) answers.push((await guesser.open(`/l/guess-${guess}`)).statusCode);
    expect([answers[0], answers[29], answers[30]]).toEqual([404, 404, 429]);
    const refused = await guesser.open(path);
    expect([refused.statusCode, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
    expect((await aVisitor().open(path)).statusCode).toBe(200);
  });

  test("a password is asked for, remembered by that browser for that link, and not guessed", async () => {
    const site = await aSite();
    const { link, path } = await site.make({ password: "chisel & oak" });
    expect(link.has_password).toBe(true);
    const visitor = aVisitor();
    const asked = await visitor.open(path);
    expect(asked.payload).toContain(`<form action="${path}" method="post">`);
    expect(asked.payload).not.toContain("Maria");
    expect((await site.list())[0]?.opened).toBe(0);

    const wrong = await visitor.unlock(path, "chisel");
    expect([wrong.statusCode, wrong.payload.includes('role="alert"')]).toEqual([422, true]);
    const right = await visitor.unlock(path, "chisel & oak");
    expect([right.statusCode, right.headers.location]).toEqual([303, path]);
    const kept = String(right.headers["set-cookie"]);
    expect(kept).toMatch(new RegExp(`^vitrine_link=[^;]+;.*Path=${path};.*HttpOnly;.*SameSite=Lax`));
    const cookie = kept.split(";")[0] ?? "";
    expect((await visitor.open(path, { cookie })).payload).toContain("Maria Sample");
    expect((await site.list())[0]?.opened).toBe(1);
    const other = await site.make({ password: "chisel & oak" });
    expect((await visitor.open(other.path, { cookie })).payload).not.toContain("Maria");

    const guesser = aVisitor();
    const answers = [];
    for (let guess = 0; guess < 11; guess += 1) answers.push(await guesser.unlock(path, `guess ${guess}`));
    expect(answers.map(({ statusCode }) => statusCode).slice(-2)).toEqual([422, 429]);
    expect(Number(answers.at(-1)?.headers["retry-after"])).toBeGreaterThan(0);
    expect((await guesser.unlock(path, "chisel & oak")).statusCode).toBe(429);
    expect((await visitor.unlock(path, "chisel & oak")).statusCode).toBe(303);
  });

  test("openings are counted without people's traces, robots apart, and not those of the owner or of who declines", async () => {
    const site = await aSite();
    const { path } = await site.make();
    const visitor = aVisitor();
    await visitor.open(path);
    await visitor.open(path);
    await visitor.open(`${path}/blog`);
    await visitor.open(path, { "user-agent": "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)" });
    await visitor.open(path, { dnt: "1" });
    await visitor.open(path, { "sec-purpose": "prefetch" });
    const ownersBrowser = aBrowser(app);
    await ownersBrowser.signIn(site.owner);
    const cookie = [...ownersBrowser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    expect(cookie).toContain("vitrine_session_");
    await visitor.open(path, { cookie });
    const [link] = await site.list();
    expect(link).toMatchObject({ opened: 2, opened_by_robots: 1 });
    expect(Date.parse(String(link?.last_opened_at))).toBeGreaterThan(0);
  });
});

describe("making links", () => {
  test("wrong input is refused by the field", async () => {
    const { owner, id } = await aSite();
    const refused = async (body: Json) => {
      const answer = await owner.call("POST", `/websites/${id}/links`, { name: "Acme", ...body });
      return [answer.status, Object.keys(answer.body["errors"] ?? {})[0]?.split(".")[0]];
    };
    expect(await refused({ name: " " })).toEqual([422, "name"]);
    expect(await refused({ name: "two\nlines" })).toEqual([422, "name"]);
    expect(await refused({ password: "short" })).toEqual([422, "password"]);
    expect(await refused({ expires_at: "tomorrow" })).toEqual([422, "expires_at"]);
    expect(await refused({ expires_at: "2020-01-01T00:00:00Z" })).toEqual([422, "expires_at"]);
    expect(await refused({ sections: [] })).toEqual([422, "sections"]);
    expect(await refused({ sections: [987_654_321] })).toEqual([422, "sections"]);
    expect(await refused({ sections: ["no-such-kind"] })).toEqual([422, "sections"]);
  });

  test("one key makes one link, and what is stored holds no secret", async () => {
    const site = await aSite();
    const send = () =>
      site.owner.call("POST", `/websites/${site.id}/links`, { name: "Once" }, { "Idempotency-Key": "a-private-link" });
    const [first, again] = [await send(), await send()];
    expect([again.status, again.headers["idempotency-replayed"]]).toEqual([201, "true"]);
    expect(again.body).toEqual(first.body);
    const links = await site.list();
    expect(links).toHaveLength(1);
    const secret = String(links[0]?.url).split("/l/")[1] ?? "";
    const { db } = app.database;
    const stored = JSON.stringify([
      await db.select().from(privateLinks).where(eq(privateLinks.website_id, site.id)),
      await db.select().from(idempotencyKeys),
    ]);
    expect([secret.length, stored.includes(secret)]).toEqual([43, false]);
  });

  test("a plan has so many links of one website, and strangers have none of them", async () => {
    const [other, stranger] = [await aPerson(app), await aPerson(app)];
    const { id } = await aWebsite(other);
    const limit = planRules.free.privateLinks;
    const values = Array.from({ length: limit }, (_, index) => ({
      website_id: id,
      name: "Acme",
      link_hash: `hash ${id} ${index}`,
      sealed_secret: "sealed with another key",
    }));
    await app.database.db.insert(privateLinks).values(values);
    const full = await other.call("POST", `/websites/${id}/links`, { name: "One more" });
    expect([full.status, full.body["code"], (full.body["data"] as Json)["limit"]]).toEqual([
      403,
      "subscription_limit_exceeded",
      limit,
    ]);
    const listed = (await other.call("GET", `/websites/${id}/links`)).body["data"] as PrivateLink[];
    expect([listed.length, listed[0]?.url]).toEqual([limit, null]);
    for (const [method, path] of [
      ["GET", ""],
      ["POST", ""],
      ["DELETE", `/${listed[0]?.id}`],
    ] as const) {
      expect((await stranger.call(method, `/websites/${id}/links${path}`, { name: "x" })).status).toBe(404);
    }
  });
});
