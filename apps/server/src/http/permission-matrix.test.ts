import { wholeContract, type EndpointDefinition } from "@vitrine/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call, upload, type TestAnswer } from "../testing/index.ts";
import { MatrixCallers, type MatrixSite } from "./testing/matrix-callers.ts";
import { callers, gateCodes, refusalFor, type CallerName } from "./testing/matrix-rules.ts";
import type { Sender } from "./testing/matrix-senders.ts";

/*
 * Every call of the contract, made by every kind of caller. What each may do is computed from the call's
 * own value, so that a call that is added later is held to its level without anybody naming it here.
 */

const endpoints = Object.entries(wholeContract).flatMap(([group, calls]) =>
  Object.entries<EndpointDefinition>(calls).map(
    ([name, definition]) => [`${definition.method} ${definition.path} (${group}.${name})`, definition] as const,
  ),
);

let matrix: MatrixCallers;
beforeAll(async () => {
  matrix = await MatrixCallers.open();
  await matrix.app.warmUp();
});
afterAll(() => matrix.app.end());
beforeEach(() => matrix.setBeta(false));

function addressOf(definition: EndpointDefinition, website: MatrixSite): string {
  const values: Record<string, string> = {
    id: String(website.id),
    websiteId: String(website.id),
    slug: "default",
    subdomain: website.subdomain ?? "",
    provider: "google",
    category: "modern",
    categoryLowercase: "modern",
  };
  return definition.path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? "1");
}

async function send(definition: EndpointDefinition, sender: Sender | null, website: MatrixSite): Promise<TestAnswer> {
  const headers = sender?.headers ?? {};
  const path = addressOf(definition, website);
  if (definition.files) {
    const files = Object.keys(definition.files).map((name) => ({ name, fileName: "a.txt", content: "text" }));
    return upload(matrix.app, path, files, headers);
  }
  const body = definition.method === "GET" ? undefined : { website_id: website.id };
  return call(matrix.app, definition.method, path, body, headers);
}

function check(name: CallerName, definition: EndpointDefinition, answer: TestAnswer): void {
  const refusal = refusalFor(definition, callers[name]);
  const said = { status: answer.status, code: answer.body["code"] };
  if (refusal === null) {
    if (definition.auth !== "guest") expect(gateCodes, `${name} is let on`).not.toContain(said.code);
    expect(answer.status, `${name}: ${answer.raw}`).toBeLessThan(500);
    return;
  }
  // What a body addresses is known only once the body makes sense.
  const mayBeUnaddressed = refusal.status === 404 && !definition.path.includes(":");
  if (mayBeUnaddressed && said.status === 422) return;
  expect({ name, ...said }).toEqual({ name, ...refusal });
  expect(answer.body).toMatchObject({ success: false, status: refusal.status, message: expect.stringMatching(/./) });
}

/** Told from other owners by the calls that ask again who it is; "asked long ago" with a second factor makes all calls. */
const onlyWhereAskedAgain: CallerName[] = ["owner with a second factor", "owner with a password, asked long ago"];

/**
 * Calls for guests are open to everybody alike, and may end the session that they are made with: two callers
 * stand for all. The event stream goes on after it has let somebody in; whom it refuses it answers.
 */
function namesFor(definition: EndpointDefinition): CallerName[] {
  if (definition.auth === "guest") return ["guest", "owner with a subscription"];
  const names = (Object.keys(callers) as CallerName[]).filter(
    (name) => definition.confirm !== undefined || !onlyWhereAskedAgain.includes(name),
  );
  return names.filter((name) => definition.answer !== "events" || refusalFor(definition, callers[name]) !== null);
}

describe("R1.1-26 R3.6-04 the permission matrix", () => {
  test.each(endpoints)("%s", async (_title, definition) => {
    for (const name of namesFor(definition)) {
      const { sender, website } = await matrix.arrange(name);
      const { locked } = callers[name];
      if (locked) await matrix.setBeta(true);
      const answer = await send(definition, sender, website);
      if (locked) await matrix.setBeta(false);
      // What is refused changes nothing.
      if (definition.method !== "GET" && answer.status < 400) matrix.forget(name);
      check(name, definition, answer);
    }
  });

  test.each(endpoints.filter(([, { owner: isOwned, path }]) => isOwned === true && path.includes(":")))(
    "%s answers a stranger as if the website did not exist",
    async (_title, definition) => {
      const stranger = matrix.kept.get("stranger") ?? null;
      const foreign = await send(definition, stranger, matrix.site);
      const missing = await send(definition, stranger, { ...matrix.site, id: 999_999_999 });
      expect([foreign.status, foreign.body]).toEqual([missing.status, missing.body]);
    },
  );
});
