// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { BlogPost } from "@vitrine/model";
import { afterEach, expect, test } from "vitest";
import { aSubscription, aUser } from "../../../testing/builders.ts";
import { planWantedAt } from "../../../lib/plans/wanted-at.ts";
import { refusal } from "../../../testing/stub-api.ts";
import { aFullWebsite, anExperience, aProject, openBuilder, projectsOf } from "../testing/open-builder.tsx";

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

const stamps = { created_at: "2024-01-05T12:00:00Z", updated_at: "2024-01-05T12:00:00Z" };

const aPost = (part: Partial<BlogPost> = {}): BlogPost => ({
  id: 1,
  website_id: 10_001,
  version: 3,
  order: 1,
  ...stamps,
  title: "On arches",
  slug: "on-arches",
  content: "<p>They hold.</p>",
  excerpt: "",
  status: "draft",
  published_at: null,
  tags: [],
  meta_description: "",
  linked_experience_id: null,
  linked_project_id: null,
  ...part,
});

const pro = () => {
  const subscription = aSubscription();
  const plan = { name: "pro", display_name: "Pro", limits: { portfolio_count: 3 } };
  return { "GET /subscription/current": { json: { ...subscription, data: { ...subscription.data, plan } } } };
};

/** The section and the editor are loaded when they are asked for. */
const patience = { timeout: 8000 };

type Options = Parameters<typeof openBuilder>[1];

async function openBlog(
  blogPosts: BlogPost[],
  { replies = {}, isReload = false }: NonNullable<Options> = {},
  website = {},
) {
  const { calls } = await openBuilder(aFullWebsite({ blogPosts, ...website }), {
    replies: { ...pro(), ...replies },
    search: { section: "blog" },
    isReload,
  });
  await screen.findByRole("heading", { name: "Blog and Articles" }, patience);
  const sent = (method: string) => calls.find((call) => call.method === method && call.path.includes("/blog-posts"));
  return { sent, user: userEvent.setup() };
}

const posts = "POST /websites/10001/blog-posts";
const dialog = () => screen.getByRole("dialog");
const saveButton = () => within(dialog()).getByRole<HTMLButtonElement>("button", { name: "Save Blog Post" });

async function openForm(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole("button", { name: "Add Blog Post" }));
  await screen.findByRole("textbox", { name: "Content" }, patience);
  return within(dialog());
}

/** Types into the editor as its own commands do; jsdom has no text input for editable elements. */
async function write(html: string) {
  const content = await screen.findByRole("textbox", { name: "Content" }, patience);
  const { editor } = content as HTMLElement & {
    editor?: { commands: { setContent(html: string, options: object): void } };
  };
  if (!editor) throw new Error("The editor is not reachable from its element.");
  editor.commands.setContent(html, { emitUpdate: true });
}

test("R2.2.5-20 R2.2.5-21 R2.2.4-11 without posts the section calls for the first one", async () => {
  const { user } = await openBlog([]);
  expect(screen.getByText("No Blog Posts Yet")).toBeTruthy();
  const names = within(screen.getByRole("navigation", { name: "Website sections" }))
    .getAllByRole("button")
    .map((button) => button.textContent?.replace(/\d+$/, ""));
  expect(names.slice(0, 8)).toEqual([
    "Template",
    "Template Data",
    "Personal Info",
    "Experience",
    "Education",
    "Skills",
    "Projects",
    "Blog",
  ]);
  await openForm(user);
  expect(screen.getByRole("dialog", { name: "Add Blog Post" })).toBeTruthy();
});

test("R2.6-11 posts that cannot be loaded leave an empty list, and the builder whole", async () => {
  const { blogPosts: _none, ...website } = aFullWebsite();
  await openBuilder(aFullWebsite(), {
    replies: {
      ...pro(),
      "GET /websites/10001": { json: { success: true, website } },
      "GET /websites/10001/blog-posts": refusal(500, "server_error", { message: "" }),
    },
    search: { section: "blog" },
  });
  expect(await screen.findByText("No Blog Posts Yet", {}, patience)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Add Blog Post" })).toBeTruthy();
  const sections = within(screen.getByRole("navigation", { name: "Website sections" }));
  expect(sections.getByRole("button", { name: /^Experience/ })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("R2.2.5-22 R2.2.5-23 R2.2.5-24 R2.2.5-25 R2.2.5-26 R2.2.5-27 R2.2.5-28 R2.2.5-29 a post shows its state, date, words and links", async () => {
  await openBlog(
    [
      aPost({ excerpt: "Why they hold", tags: ["Stone", "Craft"], linked_experience_id: 1, linked_project_id: 1 }),
      aPost({
        id: 2,
        title: " ",
        status: "published",
        published_at: "2025-03-05T12:00:00Z",
        linked_experience_id: 9,
        linked_project_id: 9,
      }),
      aPost({ id: 3, title: "Later", status: "scheduled", published_at: "2031-01-01T12:00:00Z" }),
    ],
    {},
    { experience: [anExperience()], projects: projectsOf(aProject()) },
  );
  const [first, second, third] = within(screen.getByRole("list", { name: "Blog and Articles" }))
    .getAllByRole("listitem")
    .filter((item) => item.parentElement?.tagName === "OL");
  if (!first || !second || !third) throw new Error("There are not three rows.");
  for (const text of ["Draft", "Jan 5, 2024", "On arches", "Why they hold", "Stone", "Craft"]) {
    expect(within(first).getByText(text)).toBeTruthy();
  }
  expect(within(first).getByText("Linked to experience: Nurse at St Mary")).toBeTruthy();
  expect(within(first).getByText("Linked to project: Ward board")).toBeTruthy();
  expect(within(first).getByRole("button", { name: "Edit On arches" })).toBeTruthy();
  expect(within(first).getByRole("button", { name: "Delete On arches" })).toBeTruthy();
  for (const text of ["Published", "Mar 5, 2025", "Untitled Post"]) expect(within(second).getByText(text)).toBeTruthy();
  expect(within(second).getByText("Linked to experience: Unknown Experience")).toBeTruthy();
  expect(within(second).getByText("Linked to project: Unknown Project")).toBeTruthy();
  for (const text of ["Scheduled", "Jan 1, 2031", /^at \d\d?:00 [AP]M$/])
    expect(within(third).getByText(text)).toBeTruthy();
  expect(within(second).queryByText(/^at /)).toBeNull();
});

test("R2.2.5-33 R2.2.5-35 R2.2.5-36 R2.2.5-37 R2.2.5-38 R2.2.5-39 R2.5-45 R2.5-46 the form's fields, its slug, its date and its counter", async () => {
  const { user } = await openBlog([aPost()]);
  const form = await openForm(user);
  for (const label of [
    "Title",
    "URL Slug",
    "Excerpt",
    "Content",
    "Status",
    "Tags",
    "Meta Description",
    "Related Experience",
    "Related Project",
  ]) {
    expect(form.getAllByLabelText(new RegExp(`^${label}`)).length, label).toBeGreaterThan(0);
  }
  expect(form.queryByLabelText(/^Publish/)).toBeNull();
  fireEvent.change(form.getByLabelText(/^Status/), { target: { value: "scheduled" } });
  expect(form.getByLabelText(/^Publish Date/)).toBeTruthy();
  fireEvent.change(form.getByLabelText(/^Status/), { target: { value: "published" } });
  expect(form.getByLabelText(/^Published Date/)).toBeTruthy();

  const slug = form.getByLabelText<HTMLInputElement>(/^URL Slug/);
  await user.type(form.getByLabelText(/^Title/), "Hello,  World!");
  expect(slug.value).toBe("hello-world");
  await user.clear(slug);
  await user.type(slug, "mine");
  await user.type(form.getByLabelText(/^Title/), " again");
  expect(slug.value).toBe("mine");

  expect(form.getByText("0/160")).toBeTruthy();
  fireEvent.change(form.getByLabelText(/^Meta Description/), { target: { value: "m".repeat(161) } });
  expect(form.getByText("161/160")).toBeTruthy();
  expect(form.getByRole("button", { name: "Cancel" })).toBeTruthy();
});

test("R2.4-38 R2.5-44 R2.2.5-40 R2.8-59 R2.7-33 a valid post is saved, named on top and the form closes", async () => {
  const { user, sent } = await openBlog([aPost()], {
    replies: { [posts]: { json: { success: true, blogPost: aPost({ id: 7, title: "New words" }), message: "" } } },
  });
  const form = await openForm(user);
  expect(saveButton().disabled).toBe(true);
  await user.type(form.getByLabelText(/^Title/), "New words");
  expect(saveButton().disabled).toBe(true);
  await write("<h2>Part</h2><p>Words</p>");
  await waitFor(() => expect(saveButton().disabled).toBe(false));
  await user.click(saveButton());
  expect(await screen.findByText("Blog post created successfully!")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const { body } = sent("POST") ?? {};
  expect(body).toMatchObject({ title: "New words", slug: "new-words", status: "draft", linked_project_id: null });
  expect((body as { content: string }).content).toContain("<h2>Part</h2>");
  const [top] = screen.getAllByRole("heading", { level: 3 });
  expect(top?.textContent).toBe("New words");
});

test("R2.5-48 R2.3-25 R2.8-60 field errors stand under their fields, other failures in a toast, and the input stays", async () => {
  const replies = {
    [posts]: refusal(422, "validation_failed", { errors: { slug: ["The slug has already been taken.", "x"] } }),
  };
  const { user } = await openBlog([], { replies });
  const form = await openForm(user);
  await user.type(form.getByLabelText(/^Title/), "Taken");
  await write("<p>Words</p>");
  await waitFor(() => expect(saveButton().disabled).toBe(false));
  await user.click(saveButton());
  expect(await form.findByText("The slug has already been taken.")).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>(/^Title/).value).toBe("Taken");
});

test("R2.2.5-31 R2.8-61 edit opens the filled form and saves with the version; a failure is said", async () => {
  const put = "PUT /websites/10001/blog-posts/1";
  const { user, sent } = await openBlog([aPost()], {
    replies: { [put]: refusal(500, "server_error", { message: "" }) },
  });
  await user.click(screen.getByRole("button", { name: "Edit On arches" }));
  const form = within(await screen.findByRole("dialog", { name: "Edit Blog Post" }));
  expect(form.getByLabelText<HTMLInputElement>(/^URL Slug/).value).toBe("on-arches");
  expect((await form.findByRole("textbox", { name: "Content" }, patience)).textContent).toContain("They hold.");
  await user.type(form.getByLabelText(/^Excerpt/), "Short");
  await user.click(saveButton());
  expect(await screen.findByText("Failed to update blog post")).toBeTruthy();
  const call = sent("PUT");
  expect(call?.headers.get("if-match")).toBe('"3"');
  expect(call?.body).toEqual({ excerpt: "Short" });
});

test("R2.2.5-30 R2.8-61 deleting asks, and a failure brings the post back", async () => {
  const { user } = await openBlog([aPost()], {
    replies: { "DELETE /websites/10001/blog-posts/1": refusal(500, "server_error", { message: "" }) },
  });
  await user.click(screen.getByRole("button", { name: "Delete On arches" }));
  const asked = within(await screen.findByRole("alertdialog"));
  expect(asked.getByText("Are you sure you want to delete this blog post?")).toBeTruthy();
  await user.click(asked.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Failed to delete blog post")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Edit On arches" })).toBeTruthy();
});

test("R2.8-62 a failed order is said and taken back", async () => {
  const { user } = await openBlog([aPost(), aPost({ id: 2, title: "Second" })], {
    replies: { "POST /blog-posts/reorder": refusal(500, "server_error", { message: "" }) },
  });
  await user.click(screen.getByRole("button", { name: "Move Second" }));
  await user.click(await screen.findByRole("menuitem", { name: "Move up" }));
  expect(await screen.findByText("Failed to reorder blog posts")).toBeTruthy();
  const titles = screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
  expect(titles).toEqual(["On arches", "Second"]);
});

test("R2.2.4-22 R2.2.4-24 R2.2.4-25 R2.2.4-26 on the free plan the blog is not listed, and opened it says what it needs", async () => {
  await openBuilder(aFullWebsite(), { search: { section: "blog" } });
  expect(await screen.findByRole("heading", { name: "Blog Feature Requires Pro Plan" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Blog/ })).toBeNull();
  for (const bullet of ["Unlimited blog posts", "Rich text editor", "SEO optimization", "Custom categories and tags"]) {
    expect(screen.getByText(bullet)).toBeTruthy();
  }
  const link = screen.getByRole("link", { name: "Upgrade to Pro Plan" });
  expect(link.getAttribute("href")).toBe("/subscription/plans?plan=pro&billing=monthly");
  fireEvent.click(link);
  expect(planWantedAt()?.address).toMatch(/^\/builder\/\d+\?section=blog$/);
});

test("text that was not saved is offered again after a reload", async () => {
  const { user } = await openBlog([]);
  const form = await openForm(user);
  await user.type(form.getByLabelText(/^Title/), "Half a thought");
  await write("<p>Unfinished</p>");
  const everythingKept = () => JSON.stringify(Object.keys(localStorage).map((key) => localStorage.getItem(key)));
  await waitFor(() => expect(everythingKept()).toContain("Unfinished"));
  cleanup();
  const again = await openBlog([], { isReload: true });
  expect(await screen.findByText("A post you did not save is still here")).toBeTruthy();
  await again.user.click(screen.getByRole("button", { name: "Continue writing" }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe("Half a thought");
  expect((await screen.findByRole("textbox", { name: "Content" }, patience)).textContent).toContain("Unfinished");
});

test("a post that an earlier build kept for all tabs together is carried over once, beside other forms' texts", async () => {
  const post = { ...aPost({ title: "From before" }), linked_experience_id: "", linked_project_id: "" };
  const former = JSON.stringify({ userId: aUser().id, postId: null, values: { ...post, published_at: "" } });
  window.localStorage.setItem("blog_post_draft_10001", former);
  const { user } = await openBlog([], { isReload: true });
  expect(await screen.findByText("A post you did not save is still here")).toBeTruthy();
  expect(window.localStorage.getItem("blog_post_draft_10001")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Continue writing" }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe("From before");
});
