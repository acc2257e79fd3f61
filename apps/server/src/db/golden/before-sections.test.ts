import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  call,
  createTestApp,
  makeFormerDatabase,
  signedIn,
  type Json,
  type Person,
  type TestApp,
} from "../../testing/index.ts";
import { openDatabase } from "../connection.ts";
import { migrateDatabase } from "../migrate.ts";

/*
 * A database as it was before there were sections, written by the product of that time through its calls, and what that
 * product answered of it. It is opened with the product of today: nobody loses a word, an id or a version.
 */
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const lastMigration = 18;

type Golden = {
  owner: string;
  summary: Json;
  website: Json & { id: number };
  posts: Json[];
  drafts: Json[];
  versions: (Json & { id: number })[];
  previews: Json[];
  site: Json | null;
  words: string | null;
};

const golden = JSON.parse(readFileSync(here("2026-11-before-sections.json"), "utf8")) as Golden[];

async function load(url: string): Promise<string> {
  await makeFormerDatabase(url, lastMigration, [readFileSync(here("2026-11-before-sections.sql"), "utf8")]);
  const database = openDatabase(url);
  await migrateDatabase(database);
  await database.close();
  return url;
}

let app: TestApp;
const people = new Map<string, Person>();
beforeAll(async () => {
  app = await createTestApp({ workers: false, way: load });
  const found = await app.database.pool.query<{ id: string; email: string }>("select id, email from users");
  for (const { id, email } of found.rows) people.set(email, await signedIn(app, { id: Number(id), email }));
}, 60_000);
afterAll(() => app.end());

/** What projects can say since then; nobody has said any of it in a site of that time. */
const laterFields: Json = { slug: "", role: "", client: "", body: [] };

/** An answer without what that time did not know. */
function asThen(value: unknown): Json {
  const { sections: _sections, look: _look, projects, ...rest } = value as Json & { projects: Record<string, Json[]> };
  const known = (project: Json) =>
    Object.fromEntries(
      Object.entries(project).filter(([key, said]) => JSON.stringify(laterFields[key]) !== JSON.stringify(said)),
    );
  const lists = Object.entries(projects).map(([category, list]) => [category, list.map(known)]);
  return { ...rest, projects: Object.fromEntries(lists) };
}

const wordsOf = (html: string) =>
  html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/gi, " ")
    .replace(/<[^>]+>/g, " ")
    .split(/\s+/)
    .filter(Boolean);

/**
 * What the heads of two templates say since then: "academic-vision" that it counts papers, "classic" the employer, and the
 * address broken where it may break.
 */
function saidInHeads(website: Json): string[] {
  const { slug } = website["template"] as { slug: string };
  if (slug === "academic-vision") return "Papers by year".split(" ");
  if (slug !== "classic") return [];
  const [job] = (website["experience"] as { name: string; is_current: boolean }[]).filter((role) => role.is_current);
  const { email = "" } = website["contact"] as { email?: string };
  return [...(job?.name ?? "").split(" "), ...email.split(/(?<=[@.])/)].filter(Boolean);
}

describe.each(golden)("the website of before the sections: $website.name", (then) => {
  const { id } = then.website;
  const owner = () => {
    const person = people.get(then.owner);
    if (!person) throw new Error("The owner is gone.");
    return person;
  };
  const get = async (path: string) => {
    const answer = await owner().call("GET", path);
    expect(answer.status, answer.raw).toBe(200);
    return answer;
  };

  test("says the same in lists, alone and to strangers, with the same ids", async () => {
    const list = (await get("/websites")).body["data"] as Json[];
    expect(list.find((website) => website["id"] === id)).toEqual(then.summary);
    expect(asThen((await get(`/websites/${id}`)).body["website"])).toEqual(then.website);
    if (then.site === null) return;
    const { body } = await call(app, "GET", `/public/sites/${String(then.summary["subdomain"])}`);
    expect(asThen(body["site"])).toEqual(then.site);
  });

  test("has its posts, drafts and versions, each as it was", async () => {
    if (then.posts.length > 0) expect((await get(`/websites/${id}/blog-posts`)).body["data"]).toEqual(then.posts);
    expect((await get(`/websites/${id}/drafts`)).body["data"]).toEqual(then.drafts);
    expect((await get(`/websites/${id}/versions`)).body["data"]).toEqual(then.versions);
    for (const [index, { id: version }] of then.versions.entries()) {
      const { body } = await get(`/websites/${id}/versions/${version}`);
      expect(asThen(body["website"])).toEqual(then.previews[index]);
    }
  });

  test("shows the same words on its page, and once more what its head says since then", async () => {
    if (then.words === null) return;
    const page = await call(app, "GET", `/p/${String(then.summary["subdomain"])}`);
    const wanted = [...then.words.split(" "), ...saidInHeads(then.website)];
    expect(wordsOf(page.raw).toSorted()).toEqual(wanted.toSorted());
  });

  test("keeps a version of the present state before it is changed, and every version can be brought back", async () => {
    for (const [index, { id: version }] of then.versions.entries()) {
      const answer = await owner().call("POST", `/websites/${id}/versions/${version}/restore`);
      expect(answer.status, answer.raw).toBe(200);
      const restored = answer.body["website"] as Json;
      const wanted = then.previews[index] as Json;
      const idsOf = (website: Json) => (website["experience"] as { id: number }[]).map((item) => item.id);
      expect(idsOf(restored)).toEqual(idsOf(wanted));
      for (const field of ["intro", "contact", "seo", "awards", "volunteer", "interests", "links"]) {
        expect(restored[field], field).toEqual(wanted[field]);
      }
    }
  });

  test("has no entry whose id a new one takes", async () => {
    const made = await owner().call("POST", `/websites/${id}/skills`, { title: "New", info: ["x"] });
    expect(made.status, made.raw).toBe(201);
    const { rows } = await app.database.pool.query<{ highest: string }>(
      "select max(id) as highest from entries where kind <> 'skills'",
    );
    expect((made.body["skill"] as { id: number }).id).toBeGreaterThan(Number(rows[0]?.highest));
  });
});
