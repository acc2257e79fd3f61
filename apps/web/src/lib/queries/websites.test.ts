// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { queryClient } from "../query-client.ts";
import { websiteListQuery, websiteQuery } from "./websites.ts";

beforeEach(resetClient);

test("R1.9-13 R1.9-14 the list of websites stays fresh for five minutes, one website for three", () => {
  expect(websiteListQuery.staleTime).toBe(300_000);
  expect(websiteQuery(7).staleTime).toBe(180_000);
});

const withoutPosts = { json: { success: true, website: { id: 7, name: "Ward portfolio" } } };
const post = { id: 3, title: "On arches" };

test.each([
  ["is not in the plan", refusal(403, "feature_requires_upgrade")],
  ["fails at the server", refusal(500, "server_error")],
  ["meets a broken connection", undefined],
])("R1.6-10 a load of blog posts that %s gives an empty list, and the website stands", async (_why, reply) => {
  stubApi({ "GET /websites/7": withoutPosts, ...(reply ? { "GET /websites/7/blog-posts": reply } : {}) });
  const website = await queryClient.fetchQuery(websiteQuery(7));
  expect(website).toMatchObject({ name: "Ward portfolio", blogPosts: [] });
});

test("posts that did not come with the website are asked for once more", async () => {
  stubApi({
    "GET /websites/7": withoutPosts,
    "GET /websites/7/blog-posts": { json: { success: true, data: [post], meta: {} } },
  });
  expect((await queryClient.fetchQuery(websiteQuery(7))).blogPosts).toEqual([post]);
});
