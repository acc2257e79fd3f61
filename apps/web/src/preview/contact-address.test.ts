import { expect, test } from "vitest";
import { contactAddress } from "./contact-address.ts";

test("the preview of a website shows the way to its form for messages, unless the website is private", () => {
  const statuses = ["draft", "published", "private"];
  expect(statuses.filter((status) => contactAddress({ status }) !== undefined)).toEqual(["draft", "published"]);
});

test("a sample has no form for messages", () => {
  expect(contactAddress({ name: "A sample" })).toBeUndefined();
});
