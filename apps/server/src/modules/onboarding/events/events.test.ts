import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventually, aPerson, createTestApp, type Json, type Person, type TestApp } from "../../../testing/index.ts";
import { atProcessing, atReview } from "../testing/journey.ts";
import { streamLimits } from "./stream-places.ts";

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await createTestApp();
  await app.warmUp();
  address = await app.http.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.end());

type Received = { id: number; event: string; data: Json };
type Reader = {
  events: Received[];
  comments: string[];
  isEnded: () => boolean;
  close: () => void;
  headers: Headers;
};

/** Reads a session's stream over a real connection. */
async function listen(person: Person, sessionId: string, last?: { header?: number; query?: number }): Promise<Reader> {
  const stop = new AbortController();
  const query = last?.query === undefined ? "" : `&last_event_id=${last.query}`;
  const response = await fetch(`${address}/api/onboarding/events?session_id=${sessionId}${query}`, {
    headers: {
      Authorization: `Bearer ${person.token}`,
      ...(last?.header === undefined ? {} : { "Last-Event-ID": String(last.header) }),
    },
    signal: stop.signal,
  });
  if (!response.body) throw new Error("There is no stream.");
  const events: Received[] = [];
  const comments: string[] = [];
  let isEnded = false;
  void (async () => {
    let rest = "";
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + chunk).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1];
        if (block.startsWith(":")) comments.push(block);
        const data = field("data");
        if (data) events.push({ id: Number(field("id")), event: field("event") ?? "", data: JSON.parse(data) as Json });
      }
    }
    isEnded = true;
  })().catch(() => (isEnded = true));
  await eventually(() => comments.length > 0 || undefined);
  return { events, comments, isEnded: () => isEnded, close: () => stop.abort(), headers: response.headers };
}

const arrived = (reader: Reader, event: string) =>
  eventually(() => reader.events.find((entry) => entry.event === event));
const parse = (person: Person, id: string) => person.call("POST", "/onboarding/parse-cv", { session_id: id });

describe("the event stream", () => {
  test("R3.4-13 R3.4-15 R3.4-16 R3.4-17 pushes every step of the way with growing ids", async () => {
    const person = await aPerson(app);
    const id = await atProcessing(app, person);
    const reader = await listen(person, id);
    expect(reader.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(reader.headers.get("cache-control")).toBe("no-store");
    await parse(person, id);
    const ready = await arrived(reader, "review_ready");
    expect(ready.data).toMatchObject({ type: "review_ready", session_id: id });
    await person.call("POST", "/onboarding/proceed-to-template-matching", { session_id: id });
    const matched = await arrived(reader, "template_success");
    expect(matched.data).toHaveProperty("template_recommendation");
    expect(matched.data).toHaveProperty("template_data");
    await person.call("POST", "/onboarding/create-website", { session_id: id });
    const made = await arrived(reader, "website_success");
    expect(made.data["website"]).toMatchObject({ name: "Marta Lindqvist", template: { slug: expect.any(String) } });
    const ids = reader.events.map((entry) => entry.id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(reader.events.map((entry) => entry.event))).toEqual(
      new Set([
        "progress",
        "review_ready",
        "template_progress",
        "template_success",
        "website_creation_started",
        "website_progress",
        "website_success",
      ]),
    );
    reader.close();
  });

  test("R3.4-14 creation for editing pushes cv_ready with the website", async () => {
    const person = await aPerson(app);
    const id = await atReview(app, person);
    const reader = await listen(person, id);
    const created = await person.call("POST", "/onboarding/create-website-for-editing", { session_id: id });
    const ready = await arrived(reader, "cv_ready");
    expect(ready.data["website_id"]).toBe((created.body["website"] as Json)["id"]);
    expect(ready.data["confidence"]).toBeGreaterThan(0);
    reader.close();
  });

  test.each(["header", "query"] as const)(
    "resumes after the last id by %s, without loss or repetition",
    async (way) => {
      const person = await aPerson(app);
      const id = await atReview(app, person);
      const all = await listen(person, id, { query: 0 });
      await arrived(all, "review_ready");
      all.close();
      const seen = all.events[1];
      const resumed = await listen(person, id, { [way]: seen?.id ?? 0 });
      await arrived(resumed, "review_ready");
      expect(resumed.events).toEqual(all.events.slice(2));
      resumed.close();
    },
  );

  test("a new reader gets what comes, not what was", async () => {
    const person = await aPerson(app);
    const id = await atReview(app, person);
    const reader = await listen(person, id);
    await person.call("POST", "/onboarding/proceed-to-template-matching", { session_id: id });
    await arrived(reader, "template_success");
    expect(reader.events[0]?.event).toBe("template_progress");
    reader.close();
  });

  test("R3.4-19 one person's events never reach another", async () => {
    const [one, other] = [await aPerson(app), await aPerson(app)];
    const [first, second] = [await atProcessing(app, one), await atProcessing(app, other)];
    const reader = await listen(one, first);
    await parse(other, second);
    await parse(one, first);
    await arrived(reader, "review_ready");
    expect(new Set(reader.events.map((entry) => entry.data["session_id"]))).toEqual(new Set([first]));
    reader.close();
    const refused = await fetch(`${address}/api/onboarding/events?session_id=${first}`, {
      headers: { Authorization: `Bearer ${other.token}` },
    });
    expect(refused.status).toBe(404);
    expect(refused.headers.get("content-type")).toContain("application/json");
  });

  test("a guest is refused before the stream starts", async () => {
    const refused = await fetch(`${address}/api/onboarding/events?session_id=x`);
    expect(refused.status).toBe(401);
  });

  test("the stream ends when the session is deleted", async () => {
    const person = await aPerson(app);
    const id = await atProcessing(app, person);
    const reader = await listen(person, id);
    await person.call("DELETE", "/onboarding/session", { session_id: id });
    await eventually(() => reader.isEnded() || undefined);
  });

  test("a person follows in so many places and no more, and a place that is left is free again", async () => {
    const [person, other] = [await aPerson(app), await aPerson(app)];
    const id = await atProcessing(app, person);
    const readers = await Promise.all(Array.from({ length: streamLimits.ofPerson }, () => listen(person, id)));
    const further = () =>
      fetch(`${address}/api/onboarding/events?session_id=${id}`, {
        headers: { Authorization: `Bearer ${person.token}` },
      });
    const refused = await further();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "10"]);
    expect(await refused.json()).toMatchObject({
      code: "too_many_requests",
      message: expect.stringMatching(/in 6 places/),
    });
    (await listen(other, await atProcessing(app, other))).close();
    readers.pop()?.close();
    const again = await eventually(async () => {
      const answer = await further();
      return answer.status === 200 ? answer : undefined;
    });
    await again.body?.cancel();
    for (const reader of readers) reader.close();
  });

  test("streams end when the server stops, so that it can stop", async () => {
    const person = await aPerson(app);
    const id = await atProcessing(app, person);
    const reader = await listen(person, id);
    await app.close();
    await eventually(() => reader.isEnded() || undefined);
  });
});
