import { expect, test } from "vitest";
import { aSummary } from "../../testing/builders.ts";
import { unfinishedOf } from "./unfinished.ts";

const whole = aSummary({
  status: "published",
  intro: "Hello",
  flat_picture: "/media/me.jpg",
  taken_down_at: null,
  counts: { experience: 2, education: 0, skills: 0, projects: 0, blogPosts: 0 },
});
const site = {
  ...whole,
  contact: { ...whole.contact, title: "Nurse", phone: "" },
  seo: { ...whole.seo, indexable: true },
};
const quiet = { undescribed_pictures: 0, unsaved_since: null, published_at: null };
const words = (changes: Partial<typeof site>, news: Partial<Parameters<typeof unfinishedOf>[1]> = {}) =>
  unfinishedOf({ ...site, ...changes }, { ...quiet, ...news }).map((one) => one.words);

test("a site that lacks nothing asks for nothing", () => {
  expect(words({})).toEqual([]);
  expect(words({ taken_down_at: "2026-01-01T00:00:00Z", intro: "" })).toEqual([]);
});

test("what a visitor would miss, or sees perhaps against the owner's will, is said, four things at most", () => {
  expect(words({ contact: { ...site.contact, phone: "+1 555" } })).toEqual(["Your phone number is public"]);
  expect(words({ status: "draft", contact: { ...site.contact, phone: "+1 555" } })).toEqual([
    expect.stringMatching(/^Draft since .*, never published$/),
  ]);
  const counts = { ...site.counts, experience: 0 };
  const contact = { ...site.contact, title: "" };
  expect(words({ status: "draft", intro: "", flat_picture: null, counts, contact })).toEqual([
    "No experience and no projects yet",
    "Nothing says what you do",
    "No introduction yet",
    "No picture of you",
  ]);
});

test("what the server knows of pictures, unsaved work and publishing is told in its place", () => {
  expect(words({}, { undescribed_pictures: 3 })).toEqual(["3 pictures without a description"]);
  expect(words({}, { undescribed_pictures: 1 })).toEqual(["1 picture without a description"]);
  expect(words({}, { unsaved_since: "2026-01-05T09:30:00Z" })).toEqual([expect.stringMatching(/^Changes from .*2026/)]);
  const offline = words({ status: "draft" }, { published_at: "2026-01-05T09:30:00Z" });
  expect(offline).toEqual([expect.stringMatching(/^Taken offline; last published .*2026/)]);
  expect(unfinishedOf({ ...site, status: "draft" }, null)).toEqual([]);
});
