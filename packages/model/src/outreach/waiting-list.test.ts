import { expect, test } from "vitest";
import { detectVisitSource, waitingListInputSchema } from "./waiting-list.ts";

test.each([
  ["https://www.facebook.com/some/post", "facebook"],
  ["https://t.co/abc", "twitter"],
  ["https://lnkd.in/x", "linkedin"],
  ["https://l.instagram.com/", "instagram"],
  ["https://youtu.be/x", "youtube"],
  ["https://www.tiktok.com/@x", "tiktok"],
  ["https://es.pinterest.com/pin/1", "pinterest"],
  ["https://old.reddit.com/r/jobs", "reddit"],
  ["https://www.google.co.uk/", "google"],
  ["https://www.bing.com/search", "bing"],
  ["https://search.yahoo.com/", "yahoo"],
])("R1.3-08 %s is %s", (referrer, source) => {
  expect(detectVisitSource(referrer, "vitrine.example")).toBe(source);
});

test.each([
  ["", "direct"],
  ["https://vitrine.example/login", "internal"],
  ["https://blog.example.org/post", "referral"],
  ["https://notgoogle.com.example.org/", "referral"],
  ["not an address", "referral"],
])("R1.3-09 %j is %s", (referrer, source) => {
  expect(detectVisitSource(referrer, "vitrine.example")).toBe(source);
});

test("R1.3-07 takes the campaign's fields; an unknown source becomes referral", () => {
  const campaign = { utm_source: "s", utm_medium: "m", utm_campaign: "c", utm_term: "t", utm_content: "x" };
  const parsed = waitingListInputSchema.parse({ email: " Ada@Example.test ", source: "carrier pigeon", ...campaign });
  expect(parsed).toEqual({ email: "ada@example.test", source: "referral", ...campaign });
});
