import { limits, type SkillCategory } from "@vitrine/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  aPerson,
  aWebsite,
  call,
  createTestApp,
  refusalOf,
  websiteOf,
  type Json,
  type Person,
  type TestApp,
} from "../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

type Item = { id: number; version: number; order: number; updated_at: string };

const kinds = [
  {
    key: "experience",
    collection: "experiences",
    input: { position: "Engineer", name: "Acme", start_date: "2020-01", is_current: true },
    change: { description: "Built bridges" },
    message: "Experience added successfully!",
  },
  {
    key: "education",
    collection: "educations",
    input: { degree: "BSc", name: "ETH", start_date: "2015-09", end_date: "2018-06" },
    change: { gpa: "5.6" },
    message: "Education added successfully!",
  },
  {
    key: "skill",
    collection: "skills",
    input: { title: "Programming", info: ["Go", "TypeScript"] },
    change: { info: ["Go"] },
    message: "Skills added successfully!",
  },
  {
    key: "project",
    collection: "projects",
    input: { title: "Bridge", description: "A bridge" },
    change: { category: "web" },
    message: "Project added successfully!",
  },
] as const;

const ofEachKind = test.each(kinds.map((kind) => [kind.collection, kind] as const));

async function anOwner(): Promise<{ owner: Person; id: number }> {
  const owner = await aPerson(app);
  return { owner, id: (await aWebsite(owner)).id };
}

const itemOf = (answer: { body: Json }, key: string) => answer.body[key] as Item;
const listOf = async (owner: Person, id: number, collection: string) =>
  (await owner.call("GET", `/websites/${id}/${collection}`)).body["data"] as Item[];

async function three(owner: Person, id: number, kind: (typeof kinds)[number]): Promise<number[]> {
  const ids: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    const answer = await owner.call("POST", `/websites/${id}/${kind.collection}`, kind.input);
    expect(answer.status, answer.raw).toBe(201);
    ids.push(itemOf(answer, kind.key).id);
  }
  return ids;
}

ofEachKind(
  "R2.7-19 R2.7-25 R2.7-27 R2.7-29 R2.7-31 %s live through creation, reading, change and deletion",
  async (_, kind) => {
    const { owner, id } = await anOwner();
    const path = `/websites/${id}/${kind.collection}`;
    const before = websiteOf(await owner.call("GET", `/websites/${id}`));
    const created = await owner.call("POST", path, kind.input);
    expect(created).toMatchObject({ status: 201, headers: { etag: '"1"' }, body: { message: kind.message } });
    const item = itemOf(created, kind.key);
    expect(item).toMatchObject({ ...kind.input, version: 1, order: 1, website_id: id });

    const changed = await owner.call("PUT", `${path}/${item.id}`, { ...kind.change, version: 1 });
    expect(changed).toMatchObject({ status: 200, headers: { etag: '"2"' } });
    expect(itemOf(changed, kind.key)).toMatchObject({ ...kind.input, ...kind.change, version: 2 });
    const same = await owner.call("PATCH", `${path}/${item.id}`, kind.change);
    expect(itemOf(same, kind.key).version).toBe(2);
    expect(itemOf(await owner.call("GET", `${path}/${item.id}`), kind.key)).toEqual(itemOf(changed, kind.key));

    const removed = await owner.call("DELETE", `${path}/${item.id}`);
    expect(removed).toMatchObject({ status: 200, body: { success: true, message: expect.any(String) } });
    expect((await owner.call("GET", `${path}/${item.id}`)).status).toBe(404);
    expect(await listOf(owner, id, kind.collection)).toEqual([]);
    const after = websiteOf(await owner.call("GET", `/websites/${id}`));
    expect(after.version).toBe(before.version);
  },
);

ofEachKind(
  "R2.2.5-07 R2.2.5-11 R2.2.5-15 R2.2.5-19 deleting one of the %s removes exactly that one",
  async (_, kind) => {
    const { owner, id } = await anOwner();
    const [first, second, third] = await three(owner, id, kind);
    await owner.call("DELETE", `/websites/${id}/${kind.collection}/${second}`);
    expect((await listOf(owner, id, kind.collection)).map((item) => item.id)).toEqual([first, third]);
    const appended = await owner.call("POST", `/websites/${id}/${kind.collection}`, kind.input);
    const list = await listOf(owner, id, kind.collection);
    expect(list.at(-1)?.id).toBe(itemOf(appended, kind.key).id);
  },
);

ofEachKind("R2.7-26 R2.7-28 R2.7-32 the new order of %s survives a reload, all or nothing", async (_, kind) => {
  const { owner, id } = await anOwner();
  const [a = 0, b = 0, c = 0] = await three(owner, id, kind);
  const reorder = (ids: unknown[]) => owner.call("POST", `/${kind.collection}/reorder`, { [kind.collection]: ids });
  const answer = await reorder([c, { id: a, order: 99 }, b]);
  expect(answer.status).toBe(200);
  expect((answer.body["data"] as Item[]).map((item) => item.id)).toEqual([c, a, b]);
  expect(await listOf(owner, id, kind.collection)).toEqual(answer.body["data"]);

  const incomplete = await reorder([a, b]);
  expect(incomplete).toMatchObject({ status: 409, body: { code: "reorder_conflict" } });
  expect((incomplete.body["data"] as Json)[kind.collection]).toMatchObject([{ id: c }, { id: a }, { id: b }]);
  expect((await reorder([a, b, c, c])).status).toBe(422);
  expect((await reorder([])).status).toBe(422);
  expect((await reorder([a, b, 999_999_999])).status).toBe(404);
  const stranger = await aPerson(app);
  const refused = await stranger.call("POST", `/${kind.collection}/reorder`, { [kind.collection]: [a, b, c] });
  expect(refused.status).toBe(404);
  expect((await listOf(owner, id, kind.collection)).map((item) => item.id)).toEqual([c, a, b]);
});

ofEachKind("a stale version of %s gives 409 with the stored item, on change and on deletion", async (_, kind) => {
  const { owner, id } = await anOwner();
  const path = `/websites/${id}/${kind.collection}`;
  const item = itemOf(await owner.call("POST", path, kind.input), kind.key);
  await owner.call("PUT", `${path}/${item.id}`, { ...kind.change, version: 1 });
  const expected = {
    status: 409,
    body: { code: "version_conflict", data: { [kind.key]: { version: 2 }, current_version: 2, your_version: 1 } },
  };
  expect(await owner.call("PUT", `${path}/${item.id}`, { version: 1 })).toMatchObject(expected);
  expect(await owner.call("DELETE", `${path}/${item.id}`, undefined, { "if-match": '"1"' })).toMatchObject(expected);
  expect(await listOf(owner, id, kind.collection)).toHaveLength(1);
});

ofEachKind("of parallel changes of one of the %s with one version exactly one wins", async (_, kind) => {
  const { owner, id } = await anOwner();
  const path = `/websites/${id}/${kind.collection}`;
  const item = itemOf(await owner.call("POST", path, kind.input), kind.key);
  const field = kind.key === "experience" || kind.key === "education" ? "name" : "title";
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_entry, index) =>
      owner.call("PUT", `${path}/${item.id}`, { [field]: `Writer ${index}`, version: 1 }),
    ),
  );
  expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
});

ofEachKind("R1.7-25 a repeated creation of %s with one key makes one item", async (_, kind) => {
  const { owner, id } = await anOwner();
  const key = { "idempotency-key": `key-${kind.key}` };
  const path = `/websites/${id}/${kind.collection}`;
  const [first, second] = await Promise.all([
    owner.call("POST", path, kind.input, key),
    owner.call("POST", path, kind.input, key),
  ]);
  const again = await owner.call("POST", path, kind.input, key);
  expect([first.status, second.status]).toContain(201);
  expect(again).toMatchObject({ status: 201, headers: { "idempotency-replayed": "true" } });
  expect(await listOf(owner, id, kind.collection)).toHaveLength(1);
});

ofEachKind("R1.7-23 %s refuse guests with 401 and strangers as if they did not exist", async (_, kind) => {
  const { owner, id } = await anOwner();
  const path = `/websites/${id}/${kind.collection}`;
  const item = itemOf(await owner.call("POST", path, kind.input), kind.key);
  const other = await anOwner();
  const attempts = [
    ["GET", path, `/websites/999999999/${kind.collection}`, undefined],
    ["POST", path, `/websites/999999999/${kind.collection}`, {}],
    ["GET", `${path}/${item.id}`, `${path}/999999999`, undefined],
    ["PUT", `${path}/${item.id}`, `${path}/999999999`, {}],
    ["DELETE", `${path}/${item.id}`, `${path}/999999999`, undefined],
  ] as const;
  for (const [method, existing, missing, body] of attempts) {
    expect((await call(app, method, existing, body)).status).toBe(401);
    const foreign = await other.owner.call(method, existing, body);
    expect(foreign.status).toBe(404);
    expect(refusalOf(foreign)).toEqual(refusalOf(await other.owner.call(method, missing, body)));
  }
  const throughOwnSite = await other.owner.call("GET", `/websites/${other.id}/${kind.collection}/${item.id}`);
  expect(throughOwnSite.status).toBe(404);
  const guest = await call(app, "POST", `/${kind.collection}/reorder`, { [kind.collection]: [item.id] });
  expect(guest.status).toBe(401);
  expect(await listOf(owner, id, kind.collection)).toHaveLength(1);
});

test("parallel creations never exceed a section's limit", async () => {
  const { owner, id } = await anOwner();
  const items = Array.from({ length: limits.skillCategories - 2 }, (_, index) => ({ title: `T${index}`, info: ["x"] }));
  expect((await owner.call("PUT", `/websites/${id}/skills`, { skills: items })).status).toBe(200);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => owner.call("POST", `/websites/${id}/skills`, kinds[2].input)),
  );
  expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([201, 201, 422, 422, 422]);
  expect(answers.find((answer) => answer.status === 422)?.body["errors"]).toHaveProperty("skills");
  expect(await listOf(owner, id, "skills")).toHaveLength(limits.skillCategories);
});

test("parallel creations keep different places in the order", async () => {
  const { owner, id } = await anOwner();
  await Promise.all(Array.from({ length: 5 }, () => owner.call("POST", `/websites/${id}/projects`, kinds[3].input)));
  expect((await listOf(owner, id, "projects")).map((item) => item.order)).toEqual([1, 2, 3, 4, 5]);
});

test("markup, scripts and characters that cannot be stored never break a call", async () => {
  const { owner, id } = await anOwner();
  const path = `/websites/${id}/experiences`;
  const name = `<script>alert("x")</script>`;
  const kept = await owner.call("POST", path, { ...kinds[0].input, name });
  expect(itemOf(kept, "experience")).toMatchObject({ name });
  for (const bad of ["a\u0000b", "\ud800"]) {
    for (const field of ["name", "position", "description", "place", "date"]) {
      const answer = await owner.call("POST", path, { ...kinds[0].input, [field]: bad });
      expect(answer.status, `${field} ${JSON.stringify(bad)}`).toBe(422);
    }
  }
  expect((await owner.call("POST", path, [])).status).toBe(422);
  expect((await owner.call("GET", `/websites/${id}/experiences/1e9`)).status).toBe(404);
  expect((await owner.call("GET", `/websites/${id}/experiences/99999999999999999999`)).status).toBe(404);
});

test("a partial change is checked together with what is stored", async () => {
  const { owner, id } = await anOwner();
  const created = await owner.call("POST", `/websites/${id}/experiences`, kinds[0].input);
  const path = `/websites/${id}/experiences/${itemOf(created, "experience").id}`;
  const early = await owner.call("PUT", path, { end_date: "2019-12", is_current: false });
  expect(early.body["errors"]).toEqual({ end_date: ["End date must be after start date"] });
  const none = await owner.call("PUT", path, { start_date: null });
  expect(none.body["errors"]).toEqual({ start_date: ["Start date is required"] });
  expect((await owner.call("PUT", path, { position: "" })).body["errors"]).toEqual({
    position: ["Job title is required"],
  });
});

test("R2.3-16 R2.7-30 skills replace the whole list in one step", async () => {
  const { owner, id } = await anOwner();
  const [first = 0, second = 0] = await three(owner, id, kinds[2]);
  const path = `/websites/${id}/skills`;
  const answer = await owner.call("PUT", path, {
    skills: [
      { title: "Soft Skills", info: ["Listening"] },
      { id: second, title: "Databases", info: ["SQL"], confidence: 5 },
    ],
  });
  const list = answer.body["data"] as SkillCategory[];
  expect(list).toMatchObject([
    { title: "Soft Skills", icon: "icon-people", confidence: 3, version: 1 },
    { id: second, title: "Databases", icon: "icon-database", confidence: 3, version: 2 },
  ]);
  expect(await listOf(owner, id, "skills")).toEqual(list);
  expect((await owner.call("PUT", path, { skills: [{ id: first, title: "Gone", info: ["x"] }] })).status).toBe(404);
  expect((await owner.call("PUT", path, { skills: [{ title: "", info: [] }] })).status).toBe(422);
  expect(await listOf(owner, id, "skills")).toEqual(list);
});
