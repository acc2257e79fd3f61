// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { TopBarSlotTarget } from "../../lib/page-header.tsx";
import { storeSignIn } from "../../lib/session/session-store.ts";
import { aUser } from "../../testing/builders.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { ManualCreate } from "./manual-create.tsx";

const call = "POST /onboarding/create-comprehensive-website";
const created = (website: object | null = { id: 10_031, name: "My Portfolio", template_slug: "modern" }) => ({
  status: 201,
  json: { success: true, website, message: "" },
});

beforeEach(() => {
  resetClient();
  vi.stubGlobal("XMLHttpRequest", undefined);
  Object.assign(URL, { createObjectURL: () => "blob:a", revokeObjectURL: () => undefined });
});

async function open(replies: Parameters<typeof stubApi>[0] = {}, onBack = () => undefined) {
  storeSignIn({ session_id: 1, user: aUser(), active_website: null, is_admin: false });
  const calls = stubApi({
    "GET /templates": { json: { success: true, data: [] } },
    "GET /user": { json: aUser() },
    ...replies,
  });
  const page = await renderPage(
    <>
      <TopBarSlotTarget />
      <ManualCreate backLabel="Back to Options" onBack={onBack} />
    </>,
    "/create-website",
  );
  await screen.findByRole("heading", { level: 1, name: "Create Your Portfolio" });
  return { ...page, calls };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const step = (title: string) => screen.findByRole("heading", { level: 2, name: title });

async function next(title: string) {
  await userEvent.click(button("Next"));
  await step(title);
}

/** Fills what step 1 needs and goes on to the last step. */
async function toLastStep() {
  write("Professional Title", "Analyst");
  await next("Work Experience");
  await next("Education");
  await next("Skills & Expertise");
  await next("Projects & Portfolio");
  await next("Website Details");
}

test("R3.2.2-71 R3.2.2-73 R3.2.2-76 R3.2.2-78 R3.3-15 R3.5-19 R3.5-22 R3.4-32 the first step asks who it is about and waits for what it needs", async () => {
  await open();
  expect(screen.getByText("Step 1 of 6")).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "Progress of the form" })).toBeTruthy();
  for (const label of ["Full Name", "Professional Title", "Email"]) expect(field(label).required).toBe(true);
  expect(field("Email").type).toBe("email");
  for (const label of [/^Location/, /^Professional Summary/]) expect(field(label).required).toBe(false);
  expect(screen.getByText("PNG, JPG, GIF up to 5MB")).toBeTruthy();
  expect(button("Previous").disabled).toBe(true);
  expect(button("Next").disabled).toBe(true);
  write("Professional Title", "Analyst");
  await waitFor(() => expect(button("Next").disabled).toBe(false));
  write("Email", "nobody");
  await waitFor(() => expect(button("Next").disabled).toBe(true));
});

test("R3.2.2-79 R3.3-16 R3.2.2-84 R3.5-20 entries repeat, and only the last one cannot be removed", async () => {
  await open();
  write("Professional Title", "Analyst");
  await next("Work Experience");
  for (const label of ["Job Title", "Company", /^Location/, /^Duration/, /^Description/, /^Skills/]) {
    expect(field(label)).toBeTruthy();
  }
  expect(field("Job Title").required).toBe(true);
  expect(screen.queryByRole("button", { name: /^Remove experience/ })).toBeNull();
  write("Job Title", "Analyst");
  await userEvent.click(button("Add another experience"));
  const remove = await screen.findAllByRole("button", { name: /^Remove experience/ });
  expect(remove).toHaveLength(2);
  await userEvent.click(screen.getByRole("button", { name: "Remove experience: New experience" }));
  expect(screen.queryByRole("button", { name: /^Remove experience/ })).toBeNull();
});

test("R3.2.2-85 R3.5-28 tags come with Enter or comma, once each, trimmed, and go with their cross", async () => {
  await open();
  write("Professional Title", "Analyst");
  await next("Work Experience");
  const skills = field(/^Skills/);
  await userEvent.type(skills, " SQL {Enter}R,sql{Enter}");
  expect(
    screen.getAllByRole("button", { name: /^Remove (SQL|R|sql)$/ }).map((one) => one.getAttribute("aria-label")),
  ).toEqual(["Remove SQL", "Remove R"]);
  await userEvent.click(button("Remove SQL"));
  expect(screen.queryByRole("button", { name: "Remove SQL" })).toBeNull();
});

test("R3.2.2-80 R3.2.2-81 R3.2.2-82 R3.3-17 R3.3-18 R3.3-19 R3.5-21 R3.5-24 R3.5-25 examples stand in the later steps, and gates hold", async () => {
  await open();
  write("Professional Title", "Analyst");
  await next("Work Experience");
  await next("Education");
  expect(field("Institution").value).not.toBe("");
  expect(screen.getByText(/This is an example/)).toBeTruthy();
  await userEvent.click(button("Clear the example"));
  await waitFor(() => expect(button("Next").disabled).toBe(true));
  write("Institution", "KTH");
  for (const label of [/^Degree/, /^GPA/, /^Relevant Courses/]) expect(field(label)).toBeTruthy();
  await waitFor(() => expect(button("Next").disabled).toBe(false));
  await next("Skills & Expertise");
  expect(field("Category").value).toBe("Programming");
  write(/^Skills/, " ");
  await waitFor(() => expect(button("Next").disabled).toBe(true));
  write(/^Skills/, "SQL, R");
  await waitFor(() => expect(button("Next").disabled).toBe(false));
  await next("Projects & Portfolio");
  expect(field("Project Title").value).not.toBe("");
  expect(field(/^Code URL/).type).toBe("url");
  expect(field(/^Live Demo URL/).type).toBe("url");
  const categories = within(screen.getByLabelText(/^Category/))
    .getAllByRole("option")
    .map((one) => one.textContent);
  expect(categories).toEqual([
    "Web Development",
    "Mobile Development",
    "Design",
    "Data Science",
    "Machine Learning",
    "Other",
  ]);
});

test("R3.2.2-77 R3.2.2-83 R3.3-14 R3.4-30 R3.4-35 R3.5-26 the last step names the website, counts and creates it", async () => {
  const { address, calls } = await open({ [call]: created() });
  await toLastStep();
  expect(field("Website Name").value).toBe("My Portfolio");
  const templates = screen.getAllByRole<HTMLInputElement>("radio");
  expect(templates.map((one) => one.value)).toEqual(["modern", "classic", "creative", "minimal"]);
  expect(templates.filter((one) => one.checked).map((one) => one.value)).toEqual(["modern"]);
  expect(field(/^Introduction/)).toBeTruthy();
  expect(screen.getByText("Skill categories").parentElement?.textContent).toContain("1");
  write("Website Name", "");
  await waitFor(() => expect(button("Create Portfolio").disabled).toBe(true));
  write("Website Name", "Ada");
  await waitFor(() => expect(button("Create Portfolio").disabled).toBe(false));
  expect(window.localStorage.getItem("manual_form_draft")).not.toBeNull();
  await userEvent.click(button("Create Portfolio"));
  await waitFor(() => expect(address()).toBe("/builder/10031"));
  expect(window.localStorage.getItem("manual_form_draft")).toBeNull();
  expect(calls.filter(({ path }) => path.endsWith("comprehensive-website"))).toHaveLength(1);
});

test.each([
  ["R3.8-17", refusal(500, "server_error", { message: "The queue is full." }), "The queue is full."],
  ["R3.8-17", refusal(500, "server_error"), "Failed to create portfolio"],
  ["R3.8-18", { json: { success: false, website: null, message: "" } }, "Failed to create website"],
  ["R3.4-31", created({ name: "x" }), "Failed to create website. Please try again."],
])("%s a failure is said and nothing is lost", async (_id, answer, message) => {
  await open({ [call]: answer });
  await toLastStep();
  await userEvent.click(button("Create Portfolio"));
  expect((await screen.findByRole("alert")).textContent).toBe(message);
  expect(field("Website Name").value).toBe("My Portfolio");
});

test("a refused field opens its step with the sentence at the field", async () => {
  await open({
    [call]: refusal(422, "validation_failed", { errors: { "experiences.0.position": ["Job title is required"] } }),
  });
  await toLastStep();
  await userEvent.click(button("Create Portfolio"));
  await step("Work Experience");
  expect(screen.getAllByText("Job title is required").length).toBeGreaterThan(0);
  expect(field("Job Title").getAttribute("aria-invalid")).toBe("true");
});

test("R3.2.2-75 R3.4-33 R3.4-34 R3.4-36 R3.4-37 the form keeps itself and comes back after a reload", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await open();
    expect(screen.getByText("Auto-save")).toBeTruthy();
    write("Professional Title", "Analyst");
    expect(await screen.findByText("Saving...")).toBeTruthy();
    expect(window.localStorage.getItem("manual_form_draft")).toBeNull();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await screen.findByText("Saved")).toBeTruthy();
    expect(window.localStorage.getItem("manual_form_draft")).toContain("Analyst");
    await vi.advanceTimersByTimeAsync(2000);
    expect(await screen.findByText("Auto-save")).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
  await next("Work Experience");
  expect(screen.getByText("Saved")).toBeTruthy();
  const kept = window.localStorage.getItem("manual_form_draft") ?? "";
  cleanup();
  window.localStorage.setItem("manual_form_draft", kept);
  await open();
  await step("Work Experience");
  await userEvent.click(button("Previous"));
  await step("Personal Information");
  expect(field("Professional Title").value).toBe("Analyst");
});

test("R3.2.2-75 storage that refuses says so", async () => {
  await open();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  write("Professional Title", "Analyst");
  await next("Work Experience");
  expect(screen.getByText("Save failed")).toBeTruthy();
});

test("R3.5-16 R3.5-17 R3.5-18 a picture is checked before it is taken", async () => {
  await open();
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is no file field.");
  const take = (file: File) => fireEvent.change(input, { target: { files: [file] } });
  take(new File(["a"], "cv.pdf", { type: "application/pdf" }));
  expect(await screen.findByText("Please select an image file")).toBeTruthy();
  take(new File([new Uint8Array(5 * 1024 * 1024 + 1)], "big.png", { type: "image/png" }));
  expect(await screen.findByText("File size must be less than 5MB")).toBeTruthy();
  const zone = screen.getByText("Click or drop a picture here");
  fireEvent.drop(zone, { dataTransfer: { files: [new File(["a"], "me.png", { type: "image/png" })] } });
  expect(await screen.findByAltText("Your chosen portrait")).toBeTruthy();
});

test("R3.2.2-72 Back to Options leads back", async () => {
  const onBack = vi.fn();
  await open({}, onBack);
  await userEvent.click(button("Back to Options"));
  expect(onBack).toHaveBeenCalledOnce();
});
