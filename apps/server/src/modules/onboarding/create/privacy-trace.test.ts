import type { UnplacedLine } from "@vitrine/model";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, createTestApp, type Json, type Person, type TestApp } from "../../../testing/index.ts";
import { aPdf } from "../testing/cv-files.ts";
import { uploadCv } from "../testing/journey.ts";

const street = "12 Main Street";
const phone = "+46 70 555 01 23";
const lines = [
  "# Marta Lindqvist",
  "Data Engineer",
  `marta.lindqvist@example.com | ${phone}`,
  `${street}, Uppsala, Sweden`,
  "Date of birth: 12 May 1990",
  "Nationality: Norwegian",
  "",
  "# EXPERIENCE",
  "Senior Data Engineer, Nordtrafik AB",
  "Mar 2020 - Present",
  "- Built the timetable pipeline",
  "",
  "# SKILLS",
  "Python, SQL",
];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await app.warmUp();
});
afterAll(() => app.end());

/** The CV read, with a picture of its person. */
async function read(owner: Person): Promise<string> {
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#a54" } })
    .png()
    .toBuffer();
  const session = String((await uploadCv(app, owner, aPdf(lines), { picture })).body["session_id"]);
  const parsed = await owner.call("POST", "/onboarding/parse-cv", { session_id: session });
  expect(parsed.status, parsed.raw).toBe(200);
  return session;
}

type Created = { id: number; subdomain: string; flat_picture: string | null };

/** Makes the website, publishes it, and gives everything that strangers can then read of it. */
async function published(owner: Person, session: string): Promise<{ website: Created; pages: string }> {
  const created = await owner.call("POST", "/onboarding/create-website", { session_id: session });
  const { id } = created.body["website"] as Created;
  const changed = await owner.call("PATCH", `/websites/${id}/builder`, { status: "published" });
  expect(changed.status, changed.raw).toBe(200);
  const website = changed.body["website"] as Created;
  const site = `/p/${website.subdomain}`;
  const addresses = [site, `${site}/contact.vcf`, `/api/public/sites/${website.subdomain}`];
  const answers = await Promise.all(addresses.map((url) => app.http.inject({ url })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  return { website, pages: answers.map(({ body }) => body).join("\n") };
}

test("unasked, a street, a date of birth and a nationality are on no public page; phone, town and picture are", async () => {
  const owner = await aPerson(app);
  const session = await read(owner);
  const stored = (await owner.call("GET", `/onboarding/session-data?session_id=${session}`)).body;
  // The review asks about the first three by name, and about the others as lines that no field holds.
  expect(stored).toMatchObject({ privacy: {}, cv_data: { personal_info: { phone } } });
  const { location } = (stored["cv_data"] as { personal_info: Json }).personal_info;
  expect(location).toContain(street);
  const waiting = (stored["unplaced"] as UnplacedLine[]).filter(({ state }) => state === "waiting");
  expect(waiting.map(({ text }) => text)).toEqual(
    expect.arrayContaining(["Date of birth: 12 May 1990", "Nationality: Norwegian"]),
  );
  const { website, pages } = await published(owner, session);
  expect(pages).not.toMatch(/Main Street|1990|Norwegian/);
  expect(pages).toContain("Uppsala");
  expect(pages.replaceAll(/[^\d+]/g, "")).toContain(phone.replaceAll(" ", ""));
  expect(website.flat_picture).not.toBeNull();
});

test("what the owner hides before the site is made is on no public page, and what they show is", async () => {
  const [owner, shower] = [await aPerson(app), await aPerson(app)];
  const hiding = await read(owner);
  const choice = { location: "hidden", phone: "hidden", picture: "hidden" };
  expect((await owner.call("PATCH", "/onboarding/privacy", { session_id: hiding, ...choice })).body["privacy"]).toEqual(
    choice,
  );
  const hidden = await published(owner, hiding);
  expect(hidden.pages).not.toMatch(/Main Street|Uppsala|1990|Norwegian/);
  expect(hidden.pages.replaceAll(/[^\d+]/g, "")).not.toContain("5550123");
  expect(hidden.website.flat_picture).toBeNull();

  const showing = await read(shower);
  await shower.call("PATCH", "/onboarding/privacy", { session_id: showing, location: "shown" });
  const { unplaced } = (await shower.call("GET", `/onboarding/session-data?session_id=${showing}`)).body;
  const birth = (unplaced as UnplacedLine[]).filter(({ text }) => text.startsWith("Date of birth"));
  await shower.call("PATCH", "/onboarding/unplaced", {
    session_id: showing,
    lines: birth.map(({ id }) => id),
    to: "summary",
  });
  const shown = await published(shower, showing);
  expect(shown.pages).toContain(street);
  expect(shown.pages).toContain("12 May 1990");
  expect(shown.pages).not.toContain("Norwegian");
});
