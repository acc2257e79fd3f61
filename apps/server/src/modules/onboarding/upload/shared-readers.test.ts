import { createCvEngine } from "@vitrine/cv-parser/worker";
import { EngineUnavailable } from "@vitrine/cv-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, createTestApp, type Person, type TestApp } from "../../../testing/index.ts";
import type { OnboardingEngine } from "../index.ts";
import { aBurningPdf, aPdf, sampleCv } from "../testing/cv-files.ts";
import { uploadCv } from "../testing/journey.ts";

const engine = createCvEngine();
/** Answers as an engine that cannot read at the moment, while it is told to. */
let refusal: EngineUnavailable | null = null;
const refusing: OnboardingEngine = {
  ...engine,
  extract: (...of) => (refusal ? Promise.reject(refusal) : engine.extract(...of)),
};

let app: TestApp;
let hostile: Person;
let other: Person;
beforeAll(async () => {
  app = await createTestApp({ engine: refusing });
  [hostile, other] = [await aPerson(app), await aPerson(app)];
  await engine.warmUp();
});
afterAll(() => app.end());

test("a file that cannot be read right now is not blamed, and its owner hears when to ask again", async () => {
  refusal = new EngineUnavailable("lost");
  const lost = await uploadCv(app, other, aPdf([...sampleCv]));
  expect(lost.status).toBe(503);
  expect(lost.headers["retry-after"]).toBe("5");
  expect(lost.body).toMatchObject({
    code: "unavailable",
    message: "We could not read this file right now. Nothing is wrong with it; please try again.",
  });
  refusal = new EngineUnavailable("busy", { ahead: 7, retryAfterSeconds: 12 });
  const busy = await uploadCv(app, other, aPdf([...sampleCv]));
  expect(busy.headers["retry-after"]).toBe("12");
  expect(busy.body).toMatchObject({ code: "unavailable", data: { ahead: 7 } });
  refusal = null;
  expect((await uploadCv(app, other, aPdf([...sampleCv]))).status).toBe(200);
});

test("six files of one person that burn the processor hold up no upload of another", async () => {
  const ended: string[] = [];
  const burning = Array.from({ length: 6 }, async () => {
    const { status } = await uploadCv(app, hostile, aBurningPdf());
    ended.push(`hostile ${status}`);
  });
  const answer = await uploadCv(app, other, aPdf([...sampleCv]));
  ended.push(`other ${answer.status}`);
  expect(ended).toEqual(["other 200"]);
  await engine.close();
  await Promise.all(burning);
  // What the closing broke off was not the files' fault, as far as anybody can tell.
  expect(new Set(ended.slice(1))).toEqual(new Set(["hostile 503"]));
});
