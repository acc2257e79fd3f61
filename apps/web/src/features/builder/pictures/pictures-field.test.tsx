// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Media, ShownPicture, Website } from "@vitrine/model";
import { expect, test, vi } from "vitest";
import { refusal, type StubbedCall } from "../../../testing/stub-api.ts";
import { aFullWebsite, aProject, openBuilder, patience, projectsOf } from "../testing/open-builder.tsx";

const mebibyte = 1024 * 1024;

const aMedia = (id: number, part: Partial<Media> = {}): Media => ({
  id,
  url: `/media/${id}.webp`,
  width: 1200,
  height: 800,
  type: "image/webp",
  alt: "",
  caption: "",
  focal: null,
  placeholder: "#808080",
  bytes: 400_000,
  sources: [{ url: `/media/${id}-480.webp`, width: 480, type: "image/webp" }],
  ...part,
});

const shown = (id: number, part: Partial<ShownPicture> = {}): ShownPicture => ({
  media_id: id,
  img: `/media/${id}.webp`,
  width: 1200,
  height: 800,
  alt: "",
  caption: "",
  cover: false,
  ...part,
});

const mediaPath = "/websites/10001/media";
const listed = (media: Media[], used = 12 * mebibyte) => ({
  [`GET ${mediaPath}`]: { json: { success: true, data: media, storage: { used, limit: 200 * mebibyte } } },
});

const withPictures = (...pictures: ShownPicture[]): Website =>
  aFullWebsite({ projects: projectsOf(aProject({ pictures })) });

/** Opens the form of the one project. */
async function openProject(website: Website, replies: Record<string, unknown> = {}) {
  const opened = await openBuilder(website, { replies: replies as never });
  await opened.openSection("Projects");
  await opened.user.click(await screen.findByRole("button", { name: /^Ward board/ }, patience));
  const dialog = within(await screen.findByRole("dialog", {}, patience));
  await dialog.findByRole("button", { name: /^Choose pictures/ }, patience);
  const choose = (...files: File[]) => {
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("There is no picker.");
    // jsdom lets nobody set files otherwise.
    Object.defineProperty(input, "files", { value: files, configurable: true });
    Object.defineProperty(input, "value", { value: "", writable: true, configurable: true });
    fireEvent.change(input);
  };
  const save = () => opened.user.click(dialog.getByRole("button", { name: "Save Changes" }));
  return { ...opened, dialog, choose, save };
}

const file = (name: string, type = "image/png") => new File(["x"], name, { type });

/** Uploads answered without a real request, one after the other. */
function stubUploads(...answers: (Media | { status: number; json: unknown })[]) {
  const requests: { abort: () => void }[] = [];
  class Request extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = "";
    open = vi.fn();
    setRequestHeader = vi.fn();
    getResponseHeader = () => null;
    getAllResponseHeaders = () => "";
    abort = () => this.dispatchEvent(new Event("abort"));
    send() {
      requests.push(this);
      const answer = answers.shift();
      setTimeout(() => {
        if (!answer) return void this.dispatchEvent(new Event("error"));
        const isMedia = "sources" in answer;
        this.status = isMedia ? 201 : answer.status;
        this.responseText = JSON.stringify(isMedia ? { success: true, media: answer, message: "" } : answer.json);
        this.dispatchEvent(new Event("load"));
      });
    }
  }
  vi.stubGlobal("XMLHttpRequest", Request);
  return requests;
}

const changed = (calls: StubbedCall[]) => calls.filter(({ method }) => method === "PUT" || method === "PATCH").at(-1);

/** The server, which stores what it is sent of the project. */
const storing = (website: Website) => {
  const [project] = Object.values(website.projects).flat();
  return {
    "PUT /websites/10001/projects/*": ({ body }: StubbedCall) => ({
      json: { success: true, project: { ...project, ...(body as object), version: 2 }, message: "" },
    }),
  };
};

test("pictures that are chosen stand in the project, and it is stored with them alone", async () => {
  const website = withPictures();
  stubUploads(aMedia(51), aMedia(52));
  const { dialog, choose, save, calls } = await openProject(website, { ...listed([]), ...storing(website) });
  choose(file("yard.png"), file("gate.png"));
  await waitFor(() => expect(dialog.getByRole("list", { name: "Pictures" }).children).toHaveLength(2));
  expect(dialog.getByText("2 of 20")).toBeTruthy();
  await save();
  await waitFor(() => expect(changed(calls)?.path).toContain("/projects/"));
  expect(changed(calls)?.body).toMatchObject({
    pictures: [
      { media_id: 51, caption: "", cover: false },
      { media_id: 52, caption: "", cover: false },
    ],
  });
});

test("order, caption and cover are the entry's; the list says what lacks a description", async () => {
  const website = withPictures(shown(1, { alt: "A yard" }), shown(2));
  const { dialog, save, user, calls } = await openProject(website, {
    ...listed([aMedia(1, { alt: "A yard" }), aMedia(2)]),
    ...storing(website),
  });
  expect(dialog.getAllByText("Lacks a description")).toHaveLength(1);
  await user.click(dialog.getByRole("button", { name: "Actions for Picture 2" }));
  await user.click(screen.getByRole("menuitem", { name: "Move up" }));
  await user.click(dialog.getByRole("button", { name: "Actions for Picture 1" }));
  await user.click(screen.getByRole("menuitem", { name: "Make it the cover" }));
  await user.click(dialog.getByRole("button", { name: /^A yard/ }));
  await user.type(dialog.getByLabelText("Caption: A yard"), "The yard in May");
  await save();
  await waitFor(() => expect(changed(calls)).toBeTruthy());
  expect(changed(calls)?.body).toMatchObject({
    pictures: [
      { media_id: 2, cover: true },
      { media_id: 1, caption: "The yard in May", cover: false },
    ],
  });
});

test("a description belongs to the picture and is stored by itself", async () => {
  const { dialog, user, calls } = await openProject(withPictures(shown(2)), {
    ...listed([aMedia(2)]),
    [`PATCH ${mediaPath}/2`]: ({ body }: StubbedCall) => ({
      json: { success: true, media: aMedia(2, body as Partial<Media>) },
    }),
  });
  await user.click(dialog.getByRole("button", { name: /^Picture 1/ }));
  await user.type(dialog.getByLabelText(/^Describe this picture/), "A gate");
  await user.tab();
  await waitFor(() => expect(dialog.queryByText("Lacks a description")).toBeNull());
  expect(changed(calls)).toMatchObject({ path: `${mediaPath}/2`, body: { alt: "A gate" } });
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Describe this picture/).value).toBe("A gate");
});

test("each file says why it was not stored, and the others are", async () => {
  stubUploads(
    { status: 415, json: refusal(415, "unsupported_media_type", { message: "This is no picture." }).json },
    aMedia(51),
  );
  const { dialog, choose } = await openProject(withPictures(), listed([]));
  choose(file("notes.pdf", "application/pdf"), file("broken.png"), file("yard.png"));
  const rows = await dialog.findByRole("list", { name: "Uploads" });
  expect(await within(rows).findByText(/not a picture that can be shown/)).toBeTruthy();
  expect(await within(rows).findByText(/This is no picture\./)).toBeTruthy();
  expect((await dialog.findByRole("list", { name: "Pictures" })).children).toHaveLength(1);
});

test("without a connection what was chosen is kept, holds the form, and goes on by itself", async () => {
  const website = withPictures();
  const requests = stubUploads();
  const { dialog, choose, save, calls } = await openProject(website, { ...listed([]), ...storing(website) });
  choose(file("yard.png"));
  expect(await dialog.findByText(/No connection\. It is kept here/)).toBeTruthy();
  await save();
  expect(await dialog.findByText("Wait until the pictures are there, or cancel them first.")).toBeTruthy();
  expect(changed(calls)).toBeUndefined();
  expect(requests).toHaveLength(1);
  stubUploads(aMedia(51));
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(dialog.getByRole("list", { name: "Pictures" }).children).toHaveLength(1));
});

test("there is room for so many, and the plan's room is shown", async () => {
  const many = Array.from({ length: 19 }, (_, index) => shown(index + 1, { alt: "x" }));
  stubUploads(aMedia(51));
  const { dialog, choose } = await openProject(withPictures(...many), listed([], 190 * mebibyte));
  expect(await dialog.findByText("190 MB of 200 MB used")).toBeTruthy();
  expect(dialog.getByRole("link", { name: "See plans with more room" })).toBeTruthy();
  choose(file("a.png"), file("b.png"));
  expect(await dialog.findByText("An entry may have 20 pictures. One was left out.")).toBeTruthy();
  await waitFor(() => expect(dialog.getByRole("list", { name: "Pictures" }).children).toHaveLength(20));
  expect(dialog.getByRole<HTMLButtonElement>("button", { name: /^All places are taken/ }).disabled).toBe(true);
});

test("pictures elsewhere on the site that lack a description can be described here", async () => {
  const { dialog, user } = await openProject(withPictures(shown(1, { alt: "A yard" })), {
    ...listed([aMedia(1, { alt: "A yard" }), aMedia(7), aMedia(8)]),
    [`PATCH ${mediaPath}/7`]: { json: { success: true, media: aMedia(7, { alt: "A bench" }) } },
  });
  await user.click(await dialog.findByText("2 pictures of your site lack a description"));
  const [first] = await dialog.findAllByLabelText(/^Describe this picture/);
  if (first) await user.type(first, "A bench");
  await user.tab();
  expect(await dialog.findByText("1 picture of your site lacks a description")).toBeTruthy();
});
