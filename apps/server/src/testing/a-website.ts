import type { Website } from "@vitrine/model";
import { expect } from "vitest";
import type { Person, TestAnswer } from "./people.ts";

/** Makes a website through the API; `changes` are stored by a second call. */
export async function aWebsite(owner: Person, changes: Record<string, unknown> = {}): Promise<Website> {
  const created = await owner.call("POST", "/websites", { name: "Jane Doe" });
  expect(created.status, created.raw).toBe(201);
  const website = websiteOf(created);
  if (Object.keys(changes).length === 0) return website;
  const changed = await owner.call("PATCH", `/websites/${website.id}/builder`, changes);
  expect(changed.status, changed.raw).toBe(200);
  return websiteOf(changed);
}

/** The website of an answer. */
export function websiteOf(answer: TestAnswer): Website {
  return answer.body["website"] as Website;
}

/** A refusal without what differs between any two requests. */
export function refusalOf({ status, body }: TestAnswer): unknown {
  return { status, body };
}
