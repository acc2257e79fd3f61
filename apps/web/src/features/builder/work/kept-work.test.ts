// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { aFullWebsite } from "../testing/open-builder.tsx";
import { readFormerPlaces } from "./former-places.ts";
import type { KeptForm } from "./kept-forms.ts";
import { joinWork, type KeptWork } from "./kept-work.ts";
import { readKeptWork } from "./kept-work-shape.ts";
import { createWorkStore } from "./work-store.ts";

afterEach(() => localStorage.clear());

const aWork = (part: Partial<KeptWork> = {}): KeptWork => ({
  ...createWorkStore(aFullWebsite(), null).keep("tab-1", 7),
  savedAt: 1,
  ...part,
});
const aPost = (title: string): KeptForm => ({ list: "blogPost", itemId: null, values: { title } });

test("what an earlier build kept is brought to the present shape", () => {
  const { shape: _shape, data: _data, forms: _forms, history: _history, ...rest } = aWork();
  const former = { ...rest, form: aPost("Half"), pending: { intro: "Typed" } };
  expect(readKeptWork(former)).toEqual(aWork({ forms: [aPost("Half")], pending: { intro: "Typed" } }));
  expect(readKeptWork({ ...rest, form: null })).toEqual(aWork());
});

test("what is of no known shape, or made by a later build, is left alone", () => {
  for (const value of [null, 3, { device: "x" }, { ...aWork(), shape: 3 }, { ...aWork(), outbox: "none" }])
    expect(readKeptWork(value)).toBeNull();
});

test("texts that several tabs left in the same form all stay, and the newest wins a field of template data", () => {
  const of = (data: object, base: object, version = 1) => ({
    modern: { data: { ...data }, base: { ...base }, version },
  });
  const joined = joinWork(
    [
      aWork({ savedAt: 1, forms: [aPost("Older")], data: of({ a: "old", b: "old" }, { a: "", b: "" }) }),
      aWork({ savedAt: 2, forms: [aPost("Newer")], data: of({ a: "new", b: "", c: "" }, { a: "", b: "", c: "" }, 2) }),
    ],
    "tab-3",
  );
  expect(joined?.forms.map(({ values }) => values["title"])).toEqual(["Newer", "Older"]);
  expect(joined?.data["modern"]).toEqual({
    data: { a: "new", b: "old", c: "" },
    base: { a: "", b: "", c: "" },
    version: 1,
  });
});

test("former places are read for their owner only, whatever else lies there", () => {
  const post = { userId: 7, postId: 4, values: { title: "T", content: "C", tags: [] } };
  const record = { userId: 7, category: "modern", data: { tagline: "T" }, base: {}, version: 2 };
  localStorage.setItem("blog_post_draft_1", JSON.stringify(post));
  localStorage.setItem("template_data_draft_1_modern", JSON.stringify(record));
  localStorage.setItem("template_data_draft_1_academic", "{broken");
  expect(readFormerPlaces({ websiteId: 1, userId: 8 })).toBeNull();
  const former = readFormerPlaces({ websiteId: 1, userId: 7 });
  expect(former?.work.forms).toEqual([{ list: "blogPost", itemId: 4, values: post.values }]);
  expect(former?.work.data).toEqual({ modern: { data: { tagline: "T" }, base: {}, version: 2 } });
  former?.forget();
  expect(Object.keys(localStorage)).toEqual(["template_data_draft_1_academic"]);
});
