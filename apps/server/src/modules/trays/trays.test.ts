import type { UnplacedLine } from "@vitrine/model";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aPerson, createTestApp, type Person, type TestApp } from "../../testing/index.ts";

const cv = [
  "Marta Lindqvist",
  "Data Engineer",
  "marta.lindqvist@example.com | +46 70 555 01 23",
  "12 Main Street, Uppsala, Sweden",
  "",
  "EXPERIENCE",
  "",
  "Senior Data Engineer, Nordtrafik AB",
  "Mar 2020 - Present",
  "- Built the timetable pipeline",
  "",
  "SKILLS",
  "",
  "Python, SQL",
  "",
  "REFERENCES",
  "",
  "Willing to travel and to work nights",
  "Treasurer, Rail Society, 2016 - 2018",
  "Date of birth: 12 May 1990",
].join("\n");

let app: TestApp;
let owner: Person;
let other: Person;
let session: string;
let site: number;
beforeAll(async () => {
  app = await createTestApp();
  [owner, other] = [await aPerson(app), await aPerson(app)];
  const pasted = await owner.call("POST", "/onboarding/paste-text", { cv_text: cv });
  session = String(pasted.body["session_id"]);
  await owner.call("POST", "/onboarding/skip-picture", { session_id: session });
  const parsed = await owner.call("POST", "/onboarding/parse-cv", { session_id: session });
  if (parsed.status !== 200) throw new Error(`The CV was not read: ${parsed.raw}`);
});
afterAll(() => app.end());

const lineIn = (lines: unknown, part: string): number => {
  const found = (lines as UnplacedLine[]).find(({ text }) => text.includes(part));
  if (!found) throw new Error(`Nothing waits that says ${part}.`);
  return found.id;
};
const stored = async () => (await owner.call("GET", `/onboarding/session-data?session_id=${session}`)).body;
const send = (person: Person, body: object) =>
  person.call("PATCH", "/onboarding/unplaced", { session_id: session, ...body });

describe("lines of a CV that no field holds", () => {
  test("they are answered with what was read, a date of birth among them", async () => {
    const { unplaced } = await stored();
    for (const part of ["Willing to travel", "Treasurer", "Date of birth"]) lineIn(unplaced, part);
  });

  test("sent to a list, they are entries of it; put back, all is as before", async () => {
    const before = await stored();
    const line = lineIn(before["unplaced"], "Treasurer");
    const version = Number(before["cv_data_version"]);
    const sent = await send(owner, { lines: [line], to: "volunteer", version });
    expect(sent.status).toBe(200);
    expect(sent.headers["etag"]).toBe(`"${version + 1}"`);
    expect(sent.body["cv_data"]).toMatchObject({ volunteer: [{ position: "Treasurer", company: "Rail Society" }] });
    const back = await send(owner, { lines: sent.body["moved"], to: "tray" });
    expect(back.body["cv_data"]).toEqual(before["cv_data"]);
  });

  test("nobody else's, no stale one, no unknown line, no unknown place", async () => {
    const line = lineIn((await stored())["unplaced"], "Treasurer");
    const wish = { lines: [line], to: "out" };
    expect((await send(other, wish)).status).toBe(404);
    expect((await send(owner, { ...wish, version: 1 })).status).toBe(409);
    expect((await send(owner, { ...wish, lines: [99_999] })).status).toBe(422);
    expect((await send(owner, { ...wish, to: "personal_info" })).status).toBe(422);
    expect((await send(owner, { ...wish, lines: [] })).status).toBe(422);
  });
});

describe("the website of that CV", () => {
  const read = async () => (await owner.call("GET", `/websites/${site}/unplaced`)).body;
  const sendTo = (person: Person, body: object, headers?: Record<string, string>) =>
    person.call("PATCH", `/websites/${site}/unplaced`, body, headers);

  test("shows the town and not the street, unless its owner chose otherwise; a hidden phone is not on it", async () => {
    const chosen = await owner.call("PATCH", "/onboarding/privacy", { session_id: session, phone: "hidden" });
    expect(chosen.body["privacy"]).toEqual({ phone: "hidden" });
    const foreign = { session_id: session, phone: "shown" };
    expect((await other.call("PATCH", "/onboarding/privacy", foreign)).status).toBe(404);
    const created = await owner.call("POST", "/onboarding/create-website", { session_id: session });
    const website = created.body["website"] as { id: number; contact: object };
    site = website.id;
    expect(website.contact).toMatchObject({ location: "Uppsala, Sweden", phone: "" });
    expect(JSON.stringify(website)).not.toMatch(/Main Street|1990/);
  });

  test("keeps the lines that still wait, for its owner alone", async () => {
    const { unplaced, version } = await read();
    lineIn(unplaced, "Treasurer");
    expect(version).toBe(1);
    expect((await other.call("GET", `/websites/${site}/unplaced`)).status).toBe(404);
  });

  test("takes them into a section as entries; a stale version is refused", async () => {
    const before = await read();
    const wish = { lines: [lineIn(before["unplaced"], "Treasurer")], to: "volunteer" };
    expect((await sendTo(other, wish)).status).toBe(404);
    expect((await sendTo(owner, { ...wish, version: 7 })).status).toBe(409);
    const sent = await sendTo(owner, wish, { "If-Match": '"1"' });
    expect(sent.body).toMatchObject({ version: 2, moved: wish.lines });
    const { website } = (await owner.call("GET", `/websites/${site}`)).body as { website: object };
    expect(website).toMatchObject({ volunteer: [{ position: "Treasurer", name: "Rail Society" }] });
    expect((await sendTo(owner, { ...wish, to: "tray" })).status).toBe(409);
  });

  test("the profile takes lines, and what is left out can be put back", async () => {
    const { unplaced } = await read();
    await sendTo(owner, { lines: [lineIn(unplaced, "Willing")], to: "summary" });
    const { website } = (await owner.call("GET", `/websites/${site}`)).body as { website: object };
    expect(website).toMatchObject({ description: "Willing to travel and to work nights" });
    const birth = { lines: [lineIn(unplaced, "Date of birth")] };
    const out = await sendTo(owner, { ...birth, to: "out" });
    const states = (body: unknown) => (body as UnplacedLine[]).map(({ state }) => state);
    expect(states(out.body["unplaced"])).toEqual(["placed", "placed", "left_out"]);
    const back = await sendTo(owner, { ...birth, to: "tray" });
    expect(states(back.body["unplaced"])).toEqual(["placed", "placed", "waiting"]);
  });

  test("a website that was made without a CV has an empty tray", async () => {
    const made = await other.call("POST", "/websites", { name: "By hand" });
    const { id } = made.body["website"] as { id: number };
    const answer = await other.call("GET", `/websites/${id}/unplaced`);
    expect(answer.body).toMatchObject({ unplaced: [], version: 0 });
  });
});
