import type { CvUpdate, Website, WebsiteVersion } from "@vitrine/model";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aPerson, aWebsite, createTestApp, upload, type Person, type TestApp } from "../../testing/index.ts";
import { aPdf } from "../onboarding/testing/cv-files.ts";

const cv = (jobs: readonly string[], contact = "marta.lindqvist@example.com | +46 70 555 01 23", rest = "") =>
  [
    "Marta Lindqvist",
    "Data Engineer",
    contact,
    "",
    "EXPERIENCE",
    "",
    ...jobs.flatMap((job) => [...job.split("\n"), ""]),
    "SKILLS",
    "",
    "Python, SQL",
    "",
    rest,
  ].join("\n");
const former = "Data Engineer, Nordtrafik AB\nMar 2020 - Present\n- Built the timetable pipeline";
const first = cv([former]);
const second = cv([
  "Lead Engineer, Hamnkontoret AB\nMay 2023 - Present\n- Leads five people",
  "Data Engineer, Nordtrafik AB\nMar 2020 - Apr 2023\n- Built the timetable pipeline",
]).replace("Python, SQL", "Python, SQL, Rust");

let app: TestApp;
let owner: Person;
let other: Person;
let site: number;
beforeAll(async () => {
  app = await createTestApp();
  await app.warmUp();
  [owner, other] = [await aPerson(app, { plan: "pro" }), await aPerson(app)];
  const pasted = await owner.call("POST", "/onboarding/paste-text", { cv_text: first });
  const session = { session_id: String(pasted.body["session_id"]) };
  await owner.call("POST", "/onboarding/skip-picture", session);
  await owner.call("POST", "/onboarding/parse-cv", session);
  await owner.call("PATCH", "/onboarding/privacy", { ...session, phone: "hidden" });
  const made = await owner.call("POST", "/onboarding/create-website", session);
  if (made.status !== 201) throw new Error(`No website was made: ${made.raw}`);
  site = (made.body["website"] as Website).id;
});
afterAll(() => app.end());

const at = (path = "") => `/websites/${site}/cv-update${path}`;
const website = async () => (await owner.call("GET", `/websites/${site}`)).body["website"] as Website;
const open = async (text: string, id = site) => {
  const answer = await owner.call("POST", `/websites/${id}/cv-update`, { text });
  expect(answer.status, answer.raw).toBe(201);
  return (answer.body["update"] as CvUpdate).changes;
};
const lines = (changes: CvUpdate["changes"]) =>
  changes.map(({ type, section, field, after, in_all }) =>
    [type, section, field, after.split("\n")[0], in_all].join(" | "),
  );

describe("a newer CV for a website", () => {
  test("the same CV asks for nothing, what is kept private included", async () => {
    expect(await open(first)).toEqual([]);
    expect((await website()).contact.phone).toBe("");
  });

  test("is nobody else's, and is refused empty or as another file", async () => {
    expect((await other.call("POST", at(), { text: second })).status).toBe(404);
    expect((await other.call("GET", at())).status).toBe(404);
    expect((await other.call("POST", at("/apply"), { accept: "all" })).status).toBe(404);
    expect((await other.call("DELETE", at())).status).toBe(404);
    expect((await owner.call("POST", at(), {})).status).toBe(422);
  });

  const letter = "Marta Lindqvist\n\nDear Ms Hollis,\nI am writing to apply.\n\nYours sincerely,\nMarta Lindqvist";

  test("a letter in its place is named, and offers to change nothing", async () => {
    const waits = async () => (await owner.call("GET", at())).body["update"];
    const before = await waits();
    const answer = await owner.call("POST", at(), { text: letter });
    expect([answer.status, answer.body["message"]]).toEqual([422, expect.stringContaining("looks like a letter")]);
    expect(answer.body["data"]).toEqual({ may_insist: true });
    expect(await waits()).toEqual(before);
  });

  test("what its owner says is a CV is read as one, as text and as a file", async () => {
    const asText = await owner.call("POST", at(), { text: letter.replaceAll("Marta", "Martha"), as_cv: true });
    expect(asText.status, asText.raw).toBe(201);
    expect((asText.body["update"] as CvUpdate).changes.map(({ after }) => after)).toContain("Martha Lindqvist");
    const headers = { authorization: `Bearer ${owner.token}` };
    const file = { name: "file", fileName: "cv.pdf", content: aPdf(letter.split("\n")) };
    expect((await upload(app, at(), [file], headers)).body["data"]).toEqual({ may_insist: true });
    const asFile = await upload(app, at(), [{ name: "as_cv", content: "true" }, file], headers);
    expect(asFile.status, asFile.raw).toBe(201);
    expect((await owner.call("DELETE", at())).status).toBe(200);
  });

  test("nobody's word makes a script readable", async () => {
    const text = "தமிழ் மொழியில் எழுதப்பட்ட வாழ்க்கை வரலாறு ".repeat(12);
    const answer = await owner.call("POST", at(), { text, as_cv: true });
    expect([answer.status, answer.body["data"]]).toEqual([422, { may_insist: false }]);
  });

  test("is compared with what the owner wrote since, and changes nothing by itself", async () => {
    const [job] = (await website()).experience;
    await owner.call("PATCH", `/websites/${site}/experiences/${job?.id}`, { description: "Built it, at night" });
    const before = await website();
    const changes = await open(second);
    expect(lines(changes)).toEqual([
      "new | experience |  | Lead Engineer | true",
      "changed | experience | Dates | Mar 2020 - Apr 2023 | true",
      "changed | skills | Skills | Python, SQL, Rust | true",
    ]);
    expect(changes[0]?.evidence[0]).toMatchObject({ page: 1, text: "Lead Engineer, Hamnkontoret AB" });
    expect(await website()).toEqual(before);
    expect(((await owner.call("GET", at())).body["update"] as CvUpdate).changes).toEqual(changes);
  });

  test("is taken over in one step, once; stale versions and unknown changes are refused", async () => {
    const { version } = await website();
    expect((await owner.call("POST", at("/apply"), { accept: "all", version: version + 1 })).status).toBe(409);
    expect((await owner.call("POST", at("/apply"), { accept: ["profile.0.nothing"] })).status).toBe(422);
    const key = { "Idempotency-Key": "take-over-once-0001" };
    const wish = { accept: "all", version };
    const applied = await owner.call("POST", at("/apply"), wish, key);
    expect(applied.body, applied.raw).toMatchObject({ applied: 3, message: "3 changes were taken over." });
    expect((await owner.call("POST", at("/apply"), wish, key)).body).toEqual(applied.body);
    expect((await owner.call("POST", at("/apply"), { accept: "all" })).status).toBe(409);
    const after = await website();
    expect(after.version).toBeGreaterThan(version);
    expect(after.experience.map(({ position, date, description }) => [position, date, description])).toEqual([
      ["Lead Engineer", "May 2023 - Present", "• Leads five people"],
      ["Data Engineer", "Mar 2020 - Apr 2023", "Built it, at night"],
    ]);
    expect(after.skills.flatMap(({ info }) => info)).toEqual(["Python", "SQL", "Rust"]);
    expect(await open(second)).toEqual([]);

    const { before, after: then } = applied.body as unknown as Record<"before" | "after", WebsiteVersion>;
    const restore = async (id: number) =>
      (await owner.call("POST", `/websites/${site}/versions/${id}/restore`)).body["website"] as Website;
    expect((await restore(before.id)).experience.map(({ description }) => description)).toEqual(["Built it, at night"]);
    expect((await restore(then.id)).experience).toHaveLength(2);
  });

  test("what was left alone is not asked for again; what it says anew is", async () => {
    const third = second
      .replace("Data Engineer, Nord", "Senior Data Engineer, Nord")
      .replace("Leads five", "Leads nine");
    const [title, ...others] = await open(third);
    expect(lines(others)).toEqual(["changed | experience | Job title | Senior Data Engineer | true"]);
    expect(title?.after).toBe("• Leads nine people");
    const applied = await owner.call("POST", at("/apply"), { accept: [title?.id] });
    expect(applied.body, applied.raw).toMatchObject({ applied: 1 });
    expect(await open(third)).toEqual([]);
    expect(await open(third.replace("Rust", "Go"))).toMatchObject([{ after: "Python, SQL, Rust, Go" }]);
    expect((await owner.call("DELETE", at())).status).toBe(200);
    expect((await owner.call("GET", at())).body["update"]).toBeNull();
  });

  test("its lines without a field go to the tray once", async () => {
    const more = cv([former], undefined, "REFERENCES\n\nWilling to work nights\n");
    await open(more);
    await owner.call("POST", at("/apply"), { accept: [] });
    await open(more);
    await owner.call("POST", at("/apply"), { accept: [] });
    const { unplaced } = (await owner.call("GET", `/websites/${site}/unplaced`)).body as {
      unplaced: { text: string }[];
    };
    expect(unplaced.filter(({ text }) => text.includes("nights"))).toHaveLength(1);
  });

  test("a website that was made by hand keeps all its words unless its owner says so", async () => {
    const byHand = await aWebsite(owner, { full_name: "Marta L." });
    const changes = await open(second, byHand.id);
    expect(lines(changes)).toContain("conflict | profile | Name | Marta Lindqvist | false");
    expect(lines(changes)).toContain("changed | profile | Phone | +46 70 555 01 23 | false");
    const update = (await owner.call("GET", `/websites/${byHand.id}/cv-update`)).body["update"] as CvUpdate;
    expect(update.knows_last).toBe(false);
    const applied = await owner.call("POST", `/websites/${byHand.id}/cv-update/apply`, { accept: "all" });
    expect(applied.body["website"]).toMatchObject({
      full_name: "Marta L.",
      contact: { phone: "", title: "Data Engineer" },
    });
  });
});
