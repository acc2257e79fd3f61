import type { CustomDomain, DomainRecord } from "@vitrine/model";
import { expect, test } from "vitest";
import { recordStateOf, standingOf } from "./domain-words.ts";

type State = DomainRecord["state"];

const record = (purpose: DomainRecord["purpose"], state: State, found: string[] = []): DomainRecord => {
  return { type: purpose === "ownership" ? "TXT" : "A", name: "jane.example", value: "x", purpose, state, found };
};
const aDomain = (status: CustomDomain["status"], proof: State, ...addresses: State[]): CustomDomain => ({
  domain: "jane.example",
  status,
  records: [record("ownership", proof), ...addresses.map((state) => record("address", state))],
  checked_at: null,
  url: null,
});

test.each<[string, CustomDomain, "published" | "draft", string, RegExp]>([
  ["not looked up", aDomain("pending", null, null), "published", "Not checked yet", /^Add these records/],
  ["without proof", aDomain("failed", "missing", "found"), "published", "Not verified yet", /was not found/],
  ["with a wrong proof", aDomain("failed", "different", null), "published", "Not verified yet", /another value/],
  ["serving", aDomain("verified", "found", "found"), "published", "Verified", /answers at jane\.example/],
  ["serving by one of two", aDomain("verified", "found", "missing", "found"), "published", "Verified", /answers at/],
  ["of a draft", aDomain("verified", "found", "found"), "draft", "Verified", /once you publish/],
  ["leading elsewhere", aDomain("verified", "found", "different"), "published", "Verified", /another server/],
  ["leading nowhere", aDomain("verified", "found", "missing"), "published", "Verified", /once the address record/],
  [
    "leading nobody knows where",
    aDomain("verified", "found", null),
    "published",
    "Verified",
    /^The domain is yours\.$/,
  ],
])("a domain %s", (_which, data, status, badge, text) => {
  expect(standingOf(data, { status })).toMatchObject({ badge, text: expect.stringMatching(text) });
});

test("a record says what was found of it, and what instead", () => {
  expect(recordStateOf(record("address", null))).toBeNull();
  expect(recordStateOf(record("address", "found", ["192.0.2.1"]))).toMatchObject({ text: "Found", instead: "" });
  expect(recordStateOf(record("address", "missing"))).toMatchObject({ text: "Not found", instead: "" });
  expect(recordStateOf(record("address", "different", ["a", "b"]))).toMatchObject({ instead: "a, b" });
});
