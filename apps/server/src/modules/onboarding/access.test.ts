import { contract } from "@vitrine/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  aPerson,
  call,
  createTestApp,
  upload,
  type Person,
  type TestAnswer,
  type TestApp,
} from "../../testing/index.ts";
import { aPdf, sampleCv } from "./testing/cv-files.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

/** Every call that addresses a session, as its owner would make it. */
function addressed(id: string): Record<string, (person: Person) => Promise<TestAnswer>> {
  const post =
    (path: string, more: object = {}) =>
    (person: Person) =>
      person.call("POST", `/onboarding/${path}`, { session_id: id, ...more });
  const get = (path: string) => (person: Person) => person.call("GET", `/onboarding/${path}?session_id=${id}`);
  const send = (path: string, file: string) => (person: Person) =>
    upload(
      app,
      `/onboarding/${path}`,
      [
        { name: "session_id", content: id },
        { name: file, fileName: "cv.pdf", content: aPdf([...sampleCv]) },
      ],
      { Authorization: `Bearer ${person.token}` },
    );
  return {
    getSession: get("session"),
    getSessionData: get("session-data"),
    sourcePage: get("source-page"),
    onboardingEvents: get("events"),
    selectPath: post("select-path", { path: "upload" }),
    uploadCv: send("upload-cv", "cv_file"),
    pasteText: post("paste-text", { cv_text: "Marta Lindqvist" }),
    uploadPicture: send("upload-profile-picture", "profile_picture"),
    proceedWithPicture: post("proceed-with-picture"),
    skipPicture: post("skip-picture"),
    parseCv: post("parse-cv", { cv_text: "Marta Lindqvist" }),
    correctParsedData: (person) =>
      person.call("PATCH", "/onboarding/parsed-data", {
        session_id: id,
        changes: [{ pointer: "/personal_info/name", value: "M" }],
      }),
    matchTemplate: post("match-template", { parsed_data: {} }),
    generateTemplateData: post("generate-template-data", { parsed_data: {}, template_slug: "default" }),
    proceedToTemplateMatching: post("proceed-to-template-matching"),
    createFromSession: post("create-website"),
    createForEditing: post("create-website-for-editing"),
    deleteSession: (person) => person.call("DELETE", "/onboarding/session", { session_id: id }),
  };
}

describe("who may call", () => {
  test("R3.7-06 a stranger gets 404 on every call, as for a session that does not exist", async () => {
    const owner = await aPerson(app);
    const stranger = await aPerson(app);
    const started = await owner.call("POST", "/onboarding/start-new");
    const foreign = addressed(String(started.body["session_id"]));
    const unknown = addressed("no-such-session");
    for (const [name, make] of Object.entries(foreign)) {
      const refused = await make(stranger);
      expect(refused.status, name).toBe(404);
      expect(refused.body, name).toEqual((await unknown[name]?.(stranger))?.body);
    }
  });

  test("a guest gets 401 on every call", async () => {
    for (const [name, definition] of Object.entries(contract.onboarding)) {
      const answer = await call(app, definition.method, definition.path);
      expect(answer.status, name).toBe(401);
      expect(answer.body["code"], name).toBe("unauthenticated");
    }
  });

  test("an ended subscription gets 403 subscription_required", async () => {
    const former = await aPerson(app, { plan: "pro", subscriptionStatus: "canceled" });
    const answer = await former.call("GET", "/onboarding/active-session");
    expect(answer.status).toBe(403);
    expect(answer.body["code"]).toBe("subscription_required");
  });
});
