// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { emptyContact } from "@vitrine/model";
import { afterEach, expect, test, vi } from "vitest";
import { refusal } from "../../../testing/stub-api.ts";
import { aFullWebsite, openBuilder, patchPath, saved } from "../testing/open-builder.tsx";
import { pictureProblem } from "./use-profile-picture.ts";
import { emailProblem } from "./use-email-problem.ts";

const website = aFullWebsite({ contact: { ...emptyContact, email: "amara@example.org" } });
const panelSave = () => screen.getByRole<HTMLButtonElement>("button", { name: /^(Saved)$/ });
const saveIn = (name: string) => {
  const buttons = screen.getAllByRole<HTMLButtonElement>("button", { name });
  return buttons.at(-1) ?? fail(name);
};
const fail = (name: string): never => {
  throw new Error(`No button "${name}"`);
};

afterEach(() => vi.useRealTimers());

test("R2.2.5-01 the four panels stand in order", async () => {
  await openBuilder(website);
  const panels = screen.getAllByRole("group").map((group) => group.querySelector("legend")?.textContent);
  expect(panels.filter(Boolean).slice(0, 4)).toEqual([
    "Basic Information",
    "Profile Picture",
    "Contact Information",
    "Website Settings",
  ]);
});

test("R2.2.5-02 R2.2.5-03 the panel's button reads Saved and is off until something changed", async () => {
  const { user } = await openBuilder(website);
  expect(panelSave().disabled).toBe(true);
  await user.type(screen.getByLabelText(/^Location/), "Leeds");
  expect(saveIn("Save Changes").disabled).toBe(false);
  await user.clear(screen.getByLabelText(/^Location/));
  expect(panelSave().disabled).toBe(true);
});

test("R2.5-11 R2.8-37 only the changed field is sent and the panel says so", async () => {
  const { user, calls } = await openBuilder(website, {
    replies: {
      [patchPath]: saved({ ...website, version: 2, contact: { ...website.contact, location: "Leeds" } }),
    },
  });
  await user.type(screen.getByLabelText(/^Location/), "Leeds");
  await user.click(saveIn("Save Changes"));
  expect(await screen.findByText("Personal information updated successfully")).toBeTruthy();
  const sent = calls.filter(({ method }) => method === "PATCH");
  expect(sent.map(({ body }) => body)).toEqual([{ contact: { location: "Leeds" } }]);
  expect(sent[0]?.headers.get("If-Match")).toContain("1");
});

test("R2.8-38 a failed save keeps what was typed", async () => {
  const { user } = await openBuilder(website, { replies: { [patchPath]: refusal(500, "server_error") } });
  await user.type(screen.getByLabelText(/^Location/), "Leeds");
  await user.click(saveIn("Save Changes"));
  expect(await screen.findByText("Failed to update personal information.")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Location/).value).toBe("Leeds");
});

test("R2.5-05 R2.5-09 an empty full name is named and nothing is sent", async () => {
  const { user, calls } = await openBuilder(website);
  await user.clear(screen.getByLabelText("Full Name"));
  expect(screen.getByText("Full name is required")).toBeTruthy();
  await user.click(saveIn("Save Changes"));
  expect(await screen.findByText("Please fix validation errors before saving.")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Full Name")));
  expect(calls.some(({ method }) => method === "PATCH")).toBe(false);
});

test("a CV's text that is longer than can be typed keeps no other field from being saved, and loses nothing", async () => {
  const long = aFullWebsite({ description: "x".repeat(2400) });
  const { user, calls } = await openBuilder(long, {
    replies: { [patchPath]: saved({ ...long, version: 2, full_name: "Amara" }) },
  });
  expect(screen.getByText(/^Your CV says more here than can be typed\./)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^About/), { target: { value: "y".repeat(2399) } });
  await user.click(saveIn("Save Changes"));
  expect(await screen.findByText("Please fix validation errors before saving.")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Full Name"), { target: { value: "Amara" } });
  await user.click(saveIn("Save Changes"));
  const said = "All else is saved. The description may not be greater than 2000 characters.";
  expect(await screen.findByText(said)).toBeTruthy();
  expect(calls.filter(({ method }) => method === "PATCH").map(({ body }) => body)).toEqual([{ full_name: "Amara" }]);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^About/).value).toBe("y".repeat(2399));
  expect(saveIn("Save Changes").disabled).toBe(false);
});

test("R2.5-07 a wrong contact email is named when the field is left", async () => {
  const { user } = await openBuilder(website);
  const field = screen.getByLabelText(/^Contact Email/);
  fireEvent.change(field, { target: { value: "amara@example" } });
  expect(screen.queryByText("Please enter a valid email address")).toBeNull();
  await user.click(field);
  await user.tab();
  expect(screen.getByText("Please enter a valid email address")).toBeTruthy();
});

test("R2.5-08 a wrong contact email is named 500 ms after typing without leaving the field", async () => {
  await openBuilder(website);
  vi.useFakeTimers();
  fireEvent.change(screen.getByLabelText(/^Contact Email/), { target: { value: "amara@example" } });
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(screen.queryByText("Please enter a valid email address")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText("Please enter a valid email address")).toBeTruthy();
});

test.each([
  ["", undefined],
  ["a@b.c", undefined],
  ["a@b", "Please enter a valid email address"],
  ["a b@c.d", "Please enter a valid email address"],
  ["@b.c", "Please enter a valid email address"],
])("R2.5-06 the contact email %j gives %j", (email, problem) => {
  expect(emailProblem(email)).toBe(problem);
});

test.each([
  ["R2.5-12", "text/plain", 10, "Please select an image file"],
  ["R2.5-13", "image/png", 5 * 1024 * 1024, "Image file size must be less than 5MB"],
  ["R2.5-14", "image/svg+xml", 10, "Please select a JPG, PNG, GIF, or WebP image"],
  ["R2.5-13", "image/webp", 5 * 1024 * 1024 - 1, null],
])("%s a picture of type %s with %i bytes", (_id, type, size, problem) => {
  expect(pictureProblem({ type, size })).toBe(problem);
});

test("R2.2.6-01 R2.2.6-02 R2.4-33 the picture panel offers upload, or change and removal", async () => {
  await openBuilder(website);
  expect(screen.getByRole("button", { name: /Choose a picture or drop it here/ })).toBeTruthy();
});

test("R2.8-40 R2.8-43 removal is answered either way", async () => {
  const pictured = { ...website, flat_picture: "/media/a.webp" };
  const failing = await openBuilder(pictured, {
    replies: { "DELETE /websites/10001/profile-picture": refusal(500, "server_error") },
  });
  expect(screen.getByRole("button", { name: "Change Picture" })).toBeTruthy();
  await failing.user.click(screen.getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("Failed to remove image. Please try again.")).toBeTruthy();
});

test("the point of the picture that stays in view is chosen by key and stored", async () => {
  const pictured = { ...website, flat_picture: "/media/a.webp" };
  const { calls } = await openBuilder(pictured, {
    replies: { [patchPath]: saved({ ...pictured, picture_focal: { x: 50, y: 40 }, version: 2 }) },
  });
  const fromTop = screen.getByRole<HTMLInputElement>("slider", { name: "Focus, from top" });
  expect(fromTop.value).toBe("22");
  fireEvent.change(fromTop, { target: { value: "40" } });
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ picture_focal: { x: 50, y: 40 } }));
});

test("two points chosen quickly are stored one after the other, and the last one stays", async () => {
  const pictured = { ...website, flat_picture: "/media/a.webp" };
  let version = 1;
  let release = () => {};
  const { calls } = await openBuilder(pictured, {
    replies: {
      [patchPath]: async ({ body }) => {
        const { picture_focal } = body as { picture_focal: { x: number; y: number } };
        version += 1;
        const answer = saved({ ...pictured, picture_focal, version });
        if (version === 2) await new Promise<void>((resolve) => (release = resolve));
        return answer;
      },
    },
  });
  const sent = () => calls.filter(({ method }) => method === "PATCH").map(({ body }) => body);
  const picture = screen.getByRole("img", { name: "Profile" });
  picture.getBoundingClientRect = () => DOMRect.fromRect({ width: 100, height: 100 });
  fireEvent.click(picture, { clientX: 10, clientY: 10 });
  await waitFor(() => expect(sent()).toEqual([{ picture_focal: { x: 10, y: 10 } }]));
  fireEvent.click(picture, { clientX: 90, clientY: 90 });
  // The choice waits no time; the second call waits for the answer to the first.
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(sent()).toHaveLength(1);
  release();
  await waitFor(() =>
    expect(sent()).toEqual([{ picture_focal: { x: 10, y: 10 } }, { picture_focal: { x: 90, y: 90 } }]),
  );
});
