import type { Website } from "@vitrine/model";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, createTestApp, upload, type Person, type TestAnswer, type TestApp } from "../../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

const aForm = (part: object = {}) => ({
  name: "Ada's work",
  intro: "I count things",
  template_slug: "minimal",
  personal_info: {
    name: "Ada Lind",
    title: "Analyst",
    email: "ada@lind.example",
    location: "Uppsala",
    summary: "Numbers and people.",
  },
  experiences: [
    {
      position: "Analyst",
      name: "Nord",
      place: "Uppsala",
      date: "2020 - now",
      description: "Counting",
      skills: ["SQL"],
    },
    { position: "", name: "", place: "", date: "", description: "", skills: [] },
  ],
  educations: [
    {
      name: "KTH",
      degree: "MSc",
      place: "Stockholm",
      date: "2015 – 2019",
      gpa: "4.5",
      description: "Maths",
      skills: ["Logic"],
    },
  ],
  skills: [{ title: "Programming", icon: "icon-star", info: "Go, SQL" }],
  projects: [
    {
      title: "Atlas",
      category: "",
      date: "2021",
      code_url: "https://git.example/atlas",
      implementation: "https://atlas.example",
      description: "Maps",
      technologies: ["Rust"],
    },
  ],
  ...part,
});

type Given = { form?: unknown; data?: string; picture?: Uint8Array; headers?: Record<string, string> };

function create(person: Person, { form = aForm(), data, picture, headers }: Given = {}): Promise<TestAnswer> {
  const text = data ?? JSON.stringify({ type: "comprehensive", formData: form });
  const parts = [
    { name: "data", content: text },
    ...(picture ? [{ name: "picture", fileName: "me.png", type: "image/png", content: picture }] : []),
  ];
  return upload(app, "/onboarding/create-comprehensive-website", parts, {
    Authorization: `Bearer ${person.token}`,
    ...headers,
  });
}

const aPicture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
const websiteOf = (answer: TestAnswer) => {
  expect(answer.body["website"], answer.raw).toBeDefined();
  return answer.body["website"] as Website;
};
const errorsOf = (answer: TestAnswer) => answer.body["errors"] as Record<string, string[]>;

test("R3.7-20 R3.7-21 R3.7-22 R3.7-23 R3.3-21 every entered value is found again in the created website", async () => {
  const person = await aPerson(app);
  const answer = await create(person, { picture: await aPicture() });
  expect(answer).toMatchObject({ status: 201, body: { success: true, message: expect.any(String) } });
  const website = websiteOf(answer);
  expect(website).toMatchObject({
    name: "Ada's work",
    full_name: "Ada Lind",
    intro: "I count things",
    description: "Numbers and people.",
    template_slug: "minimal",
    status: "draft",
    flat_picture: expect.stringMatching(/^\/media\//),
    contact: { title: "Analyst", email: "ada@lind.example", location: "Uppsala" },
    skills: [{ title: "Programming", icon: "icon-star", info: ["Go", "SQL"] }],
  });
  const form = aForm();
  expect(website.experience).toMatchObject([form.experiences[0]]);
  expect(website.education).toMatchObject(form.educations);
  expect(website.projects).toMatchObject({
    Other: [{ title: "Atlas", date: "2021", code_url: "https://git.example/atlas", technologies: ["Rust"] }],
  });
  const user = await person.call("GET", "/user");
  expect(user.body).toMatchObject({ active_website_id: website.id, onboarding_completed: true });
});

test("what is missing is said under the names of the form, and nothing is stored", async () => {
  const person = await aPerson(app);
  const form = aForm({
    name: "",
    personal_info: { name: "", title: "x", email: "no" },
    experiences: [{ position: "", name: "Nord" }],
    projects: [{ title: "T", code_url: "nowhere" }],
  });
  const answer = await create(person, { form, picture: await aPicture() });
  expect(answer.status).toBe(422);
  expect(Object.keys(errorsOf(answer)).sort()).toEqual([
    "experiences.0.position",
    "name",
    "personal_info.email",
    "personal_info.name",
    "projects.0.code_url",
  ]);
  expect(errorsOf(await create(person, { data: "{" }))).toHaveProperty("data");
  expect(errorsOf(await create(person, { data: '{"type":"other","formData":{}}' }))).toHaveProperty("type");
  expect(errorsOf(await create(person, { form: aForm({ template_slug: "no-such" }) }))).toHaveProperty("template_slug");
  const { rows } = await app.database.pool.query("select count(*)::int as total from media where user_id = $1", [
    person.id,
  ]);
  expect(rows).toEqual([{ total: 0 }]);
  expect((await person.call("GET", "/websites")).body["data"]).toEqual([]);
});

test("a picture that is none, or too large, is refused in the form's own words", async () => {
  const person = await aPerson(app);
  const none = await create(person, { picture: Buffer.from("words") });
  expect(none).toMatchObject({ status: 415, body: { message: "Please select an image file" } });
  const large = await create(person, { picture: Buffer.concat([await aPicture(), Buffer.alloc(5 * 1024 * 1024)]) });
  expect(large).toMatchObject({ status: 413, body: { message: "File size must be less than 5MB" } });
});

test("the portfolio limit and the plan's templates hold here too, and no picture is left behind", async () => {
  const person = await aPerson(app);
  const premium = await create(person, { form: aForm({ template_slug: "aurora-luxury" }) });
  expect(premium.body["code"]).toBe("template_requires_upgrade");
  expect((await create(person)).status).toBe(201);
  const second = await create(person, { picture: await aPicture() });
  expect(second).toMatchObject({ status: 403, body: { code: "subscription_limit_exceeded", data: { limit: 1 } } });
  const { rows } = await app.database.pool.query("select count(*)::int as total from media where user_id = $1", [
    person.id,
  ]);
  expect(rows).toEqual([{ total: 0 }]);
});

test("the same key makes one website, and a guest makes none", async () => {
  const person = await aPerson(app, { plan: "pro" });
  const headers = { "idempotency-key": "manual-once" };
  const first = await create(person, { headers });
  const again = await create(person, { headers });
  expect(again.headers["idempotency-replayed"]).toBe("true");
  expect(websiteOf(again).id).toBe(websiteOf(first).id);
  const guest = await upload(app, "/onboarding/create-comprehensive-website", [{ name: "data", content: "{}" }]);
  expect(guest.status).toBe(401);
});

test("it needs no subscription, and ends a session that chose to start from scratch", async () => {
  const lapsed = await aPerson(app, { plan: "pro", subscriptionStatus: "canceled" });
  expect((await create(lapsed)).status).toBe(201);
  const person = await aPerson(app);
  await person.call("POST", "/onboarding/select-path", { path: "scratch" });
  const website = websiteOf(await create(person));
  const active = await person.call("GET", "/onboarding/active-session");
  expect(active.body["session"]).toBeNull();
  expect(website.id).toBeGreaterThan(10_000);
});
