import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { presetLandingContent, type LandingContent } from "@vitrine/model";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TopBarSlotTarget } from "../../lib/page-header.tsx";
import { readStored, writeStored } from "../../lib/storage/client-storage.ts";
import { aUser } from "../../testing/builders.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal } from "../../testing/stub-api.ts";
import { NoForm } from "./testing/no-form.tsx";
import { OnboardingPage } from "./onboarding-page.tsx";
import { aSession, someData } from "./testing/onboarding-builders.ts";
import { aReadSession, created, selected, serverWith, stubOnboarding } from "./testing/stub-onboarding.ts";

const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const never = () => new Promise<never>(() => undefined);
const onUpload = someData({ session: aSession({ step: "upload_cv", path: "upload" }) });
const atPhoto = someData({ session: aSession({ step: "upload_picture", path: "upload" }) });
const pdf = new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" });
const uploaded = {
  json: {
    success: true,
    text: "Amara Okonkwo",
    stored_path: "cv_1",
    use_vision_parsing: false,
    session_id: "s1",
    profile_picture_url: null,
    session: atPhoto.session,
  },
};

const pageWithBar = (
  <>
    <TopBarSlotTarget />
    <OnboardingPage manualForm={NoForm} />
  </>
);

beforeEach(resetClient);
afterEach(() => vi.useRealTimers());

async function open(replies: Parameters<typeof stubOnboarding>[0]) {
  const server = stubOnboarding(replies);
  return { ...server, ...(await renderPage(pageWithBar, "/onboarding")) };
}

describe("the session", () => {
  test("R3.2.2-05 R3.4-08 a loading screen shows until the session is known", async () => {
    await open({ ...serverWith(null), "GET /onboarding/active-session": never });
    expect(await screen.findByText("Restoring your session…")).toBeTruthy();
    expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
  });

  test("R3.4-09 R3.9-02 after 3 seconds the page goes on without it", async () => {
    vi.useFakeTimers();
    await open({ ...serverWith(null), "GET /onboarding/active-session": never });
    await act(() => vi.advanceTimersByTimeAsync(2900));
    expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.getByRole("heading", { level: 1, name: "Create your portfolio" })).toBeTruthy();
  });

  test("R3.4-10 a failed initialisation is logged and the flow goes on", async () => {
    const log = vi.spyOn(console, "warn").mockReturnValue();
    await open({ ...serverWith(null), "GET /onboarding/active-session": refusal(500, "server_error") });
    await title("Create your portfolio");
    expect(log).toHaveBeenCalledOnce();
  });

  test("R3.3-04 an active session is restored on its step and remembered", async () => {
    await open(serverWith(aReadSession()));
    await title("Review Data");
    expect(readStored("pending_onboarding_session_id")).toBe("s1");
  });

  test("R3.2.1-03 a finished session of this browser leads to its builder", async () => {
    writeStored("pending_onboarding_session_id", "s1");
    const finished = aSession({ step: "complete", status: "completed", website_id: 12 });
    const { address } = await open({
      ...serverWith(null),
      "GET /onboarding/session": { json: { success: true, ...finished, session: finished } },
    });
    await waitFor(() => expect(address()).toBe("/cv-builder/builder/12"));
    expect(readStored("pending_onboarding_session_id")).toBeNull();
  });

  test("R3.4-11 a session stuck at creation without a website creates it once", async () => {
    const data = aReadSession({ session: aSession({ step: "creating_website" }) });
    const { sent } = await open({ ...serverWith(data), "POST /onboarding/create-website": created() });
    await title("Your CV is Ready!");
    expect(sent("POST /onboarding/create-website")).toHaveLength(1);
  });

  test("R3.2.2-01 the last screen says that the website is made", async () => {
    await open({ ...serverWith(aReadSession()), "POST /onboarding/create-website": created() });
    await press("Looks Good, Continue");
    await title("Your CV is Ready!");
  });

  test("R3.2.2-03 while the website is made the processing screen shows", async () => {
    const data = aReadSession({ session: aSession({ step: "creating_website" }) });
    await open({ ...serverWith(data), "POST /onboarding/create-website": never });
    await title("Creating Your Modern CV");
  });

  test("what is said of the time is what the installation says, and nothing where it says nothing", async () => {
    const of = (setup: LandingContent["setup"]) => ({
      json: { success: true, data: { ...presetLandingContent, setup } },
    });
    const minutes = "5 min from CV to site, for half of the people";
    await open({ ...serverWith(null), "GET /landing": of({ words: minutes, minutes: 5 }) });
    expect(await screen.findByText(minutes)).toBeTruthy();
    expect(screen.getByText("Step 1 of 6").closest("p")?.textContent).toMatch(/about 5 min left$/);
    cleanup();
    resetClient();
    await open({ ...serverWith(null), "GET /landing": of({ words: null, minutes: null }) });
    await title("Create your portfolio");
    const list = screen.getByText("AI parsing").closest("ul");
    await waitFor(() => expect(list?.children).toHaveLength(2));
    expect(screen.queryByText(/min left/)).toBeNull();
  });

  test("R3.2.2-08 the bar says step, percent and time left", async () => {
    await open(serverWith(null));
    await title("Create your portfolio");
    const bar = screen.getByText("Step 1 of 6").closest("p");
    await waitFor(() => expect(bar?.textContent).toBe("Step 1 of 6 · Getting Started0% · about 8 min left"));
  });
});

test.each([
  ["welcome", {}, "Create your portfolio"],
  ["upload_cv", { path: "upload" }, "Upload your CV"],
  ["upload_picture", { path: "upload" }, "Add a professional photo"],
  ["manual_input", { path: "scratch" }, "Create Your Portfolio"],
  ["processing", { path: "upload", processing_step: 2 }, "Creating Your Modern CV"],
  ["review", { has_cv_data: true }, "Review Data"],
  ["template_matching", { has_cv_data: true }, "Creating Your Modern CV"],
  ["ready", { website_id: null }, "Your AI-Generated CV"],
  ["ready", { website_id: 31 }, "Your Portfolio is Ready!"],
  ["creating_website", {}, "Creating Your Modern CV"],
] as const)("R3.2.2-01 a session at %s %j shows its screen", async (step, change, heading) => {
  const data = aReadSession({ session: aSession({ step, ...change }) });
  await open({
    ...serverWith(data),
    "POST /onboarding/create-website": never,
    "GET /websites/31": { json: { success: true, website: created(31).json.website } },
  });
  await title(heading);
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
});

describe("welcome", () => {
  test("R3.2.2-12 R3.2.2-13 R3.2.2-15 offers the CV first, a template second and the way back", async () => {
    await open(serverWith(null));
    await title("Create your portfolio");
    for (const text of ["Recommended", "AI parsing", "Smart template matching", "2-minute setup"]) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
    expect(screen.getByRole("button", { name: "Upload Existing CV" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Choose Template First" })).toBeTruthy();
  });

  test("R3.4-01 the upload path goes to the upload, and R3.2.2-21 R3.2.2-22 back again", async () => {
    const { sent } = await open({
      ...serverWith(null),
      "POST /onboarding/select-path": ({ body }) =>
        selected((body as { path: string | null }).path === "upload" ? "upload_cv" : "welcome"),
    });
    await press("Upload Existing CV");
    await title("Upload your CV");
    await press("Back");
    await title("Create your portfolio");
    await waitFor(() => expect(sent("POST /onboarding/select-path").at(-1)?.body).toMatchObject({ path: null }));
  });

  test("R3.2.2-14 R3.4-03 R3.4-04 R3.2.2-72 the scratch path opens the form, and its way back clears the path", async () => {
    const { sent } = await open({
      ...serverWith(null),
      "POST /onboarding/select-path": ({ body }) =>
        selected((body as { path: string | null }).path === "scratch" ? "manual_input" : "welcome"),
    });
    await press("Start from Scratch");
    await title("Create Your Portfolio");
    expect(screen.queryByText(/^Step \d of 6/)).toBeNull();
    await press("Back to Options");
    await title("Create your portfolio");
    await waitFor(() => expect(sent("POST /onboarding/select-path").at(-1)?.body).toMatchObject({ path: null }));
  });

  test("R3.4-07 leaving the page resets it: what comes next is what the server has", async () => {
    await open(serverWith(aReadSession()));
    await title("Review Data");
    cleanup();
    stubOnboarding(serverWith(null));
    await renderPage(pageWithBar, "/onboarding");
    await title("Create your portfolio");
    expect(screen.queryByRole("heading", { name: "Review Data" })).toBeNull();
  });

  test("R3.4-02 the template path makes one demo website, however often it is pressed, and opens the builder", async () => {
    const { sent, address } = await open({
      ...serverWith(null),
      "POST /onboarding/select-path": selected("welcome"),
      "POST /onboarding/create-website": created(44),
    });
    await userEvent.dblClick(await screen.findByRole("button", { name: "Choose Template First" }));
    await waitFor(() => expect(address()).toBe("/builder/44?template=select"));
    expect(sent("POST /onboarding/create-website")).toHaveLength(1);
    expect(sent("POST /onboarding/create-website")[0]?.body).toMatchObject({
      type: "demo",
      name: "My Professional Portfolio",
      template_slug: "modern",
    });
  });

  test("R3.2.2-16 R3.2.2-17 Back to Dashboard marks onboarding completed, says so and leaves", async () => {
    const { sent, address } = await open({
      ...serverWith(null),
      "POST /user/onboarding-completed": { json: { success: true, user: aUser(), data: { user: aUser() } } },
    });
    await press("Back to Dashboard");
    await waitFor(() => expect(address()).toBe("/dashboard"));
    expect(sent("POST /user/onboarding-completed")).toHaveLength(1);
    expect(await screen.findByText("You can create a portfolio from your dashboard at any time.")).toBeTruthy();
  });
});

describe("upload", () => {
  async function choose(file: File, replies: Parameters<typeof stubOnboarding>[0] = {}) {
    const page = await open({ ...serverWith(onUpload), ...replies });
    await title("Upload your CV");
    await userEvent.upload(await screen.findByLabelText("Choose a file"), file, { applyAccept: false });
    return page;
  }

  test("R3.2.2-18 R3.4-05 a chosen file is handed in and leads to the photo", async () => {
    const { sent } = await choose(pdf, { "POST /onboarding/upload-cv": uploaded });
    await title("Add a professional photo");
    expect(sent("POST /onboarding/upload-cv")[0]?.headers.get("Idempotency-Key")).toMatch(/^[0-9a-f]{32}$/);
  });

  test("R3.5-01 another kind of file is refused without being sent", async () => {
    const { sent } = await choose(new File(["a"], "cv.txt", { type: "text/plain" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Please upload a PDF, DOC, or DOCX file");
    expect(sent("POST /onboarding/upload-cv")).toHaveLength(0);
  });

  test("R3.2.2-06 R3.2.2-35 R3.8-03 a failed upload opens the error modal with the fallback", async () => {
    await choose(pdf, { "POST /onboarding/upload-cv": refusal(500, "server_error") });
    const dialog = await screen.findByRole("alertdialog", { name: "Oops! Something went wrong" });
    expect(within(dialog).getByText("Upload failed")).toBeTruthy();
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(screen.getByRole("button", { name: "Upload again" })).toBeTruthy();
  });

  test("R3.2.2-37 R3.2.2-38 R3.2.1-06 the error modal leads on, or away, and closes by a press beside it", async () => {
    await choose(pdf, { "POST /onboarding/upload-cv": refusal(500, "server_error") });
    const dialog = within(await screen.findByRole("alertdialog", { name: "Oops! Something went wrong" }));
    expect(dialog.getByRole("button", { name: "Start Over" })).toBeTruthy();
    expect(dialog.getByRole("link", { name: "Enter Manually" }).getAttribute("href")).toBe("/cv-builder");
    const overlay = document.querySelector(".bg-scrim");
    if (!overlay) throw new Error("There is no overlay.");
    await userEvent.setup({ pointerEventsCheck: 0 }).click(overlay);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  });

  test("R3.4-25 after a lost connection Try Again sends the same file with the same key", async () => {
    let isOnline = false;
    const { sent } = await choose(pdf, {
      "POST /onboarding/upload-cv": () => {
        if (!isOnline) throw new TypeError("Failed to fetch");
        return uploaded;
      },
    });
    expect(await screen.findByText(/The network connection was lost/)).toBeTruthy();
    isOnline = true;
    await press("Try Again");
    await title("Add a professional photo");
    const keys = sent("POST /onboarding/upload-cv").map(({ headers }) => headers.get("Idempotency-Key"));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test("R3.5-05 an answer without a session id is an error", async () => {
    await choose(pdf, { "POST /onboarding/upload-cv": { json: { ...uploaded.json, session_id: "" } } });
    expect(await screen.findByText("No session ID received from backend")).toBeTruthy();
  });

  test("R3.2.2-19 R3.5-04 text can be pasted; Process Text waits for text", async () => {
    const { sent } = await open({ ...serverWith(onUpload), "POST /onboarding/paste-text": uploaded });
    await press("Paste CV Text");
    const process = await screen.findByRole<HTMLButtonElement>("button", { name: "Process Text" });
    expect(process.disabled).toBe(true);
    const field = screen.getByLabelText("Your CV as text");
    await userEvent.type(field, "   ");
    expect(process.disabled).toBe(true);
    await userEvent.type(field, "Amara Okonkwo");
    await userEvent.click(process);
    await title("Add a professional photo");
    expect(sent("POST /onboarding/paste-text")[0]?.body).toMatchObject({ session_id: "s1" });
  });

  test("R3.2.2-20 the LinkedIn import explains itself and takes the saved profile", async () => {
    const { sent } = await open({ ...serverWith(onUpload), "POST /onboarding/upload-cv": uploaded });
    await press("Import from LinkedIn");
    expect(await screen.findByText(/Save to PDF/)).toBeTruthy();
    expect(screen.getByText(/Get a copy of your data/)).toBeTruthy();
    await userEvent.upload(screen.getByLabelText("Choose the PDF or ZIP"), pdf);
    await title("Add a professional photo");
    expect(sent("POST /onboarding/upload-cv")).toHaveLength(1);
  });

  test("a JSON Resume goes up as one, and another file is refused with a reason", async () => {
    const { sent } = await open({ ...serverWith(onUpload), "POST /onboarding/upload-cv": uploaded });
    await title("Upload your CV");
    const chooser = screen.getByLabelText("Import JSON Resume");
    await userEvent.upload(chooser, pdf, { applyAccept: false });
    expect((await screen.findByText(/Please choose a JSON Resume file/)).getAttribute("role")).toBe("alert");
    await userEvent.upload(chooser, new File(["{}"], "resume.json", { type: "application/json" }));
    await title("Add a professional photo");
    expect(sent("POST /onboarding/upload-cv")).toHaveLength(1);
  });
});

describe("photo", () => {
  test("R3.2.2-25 R3.2.2-26 R3.2.2-27 waits for a photo, can be skipped and gives tips", async () => {
    await open(serverWith(atPhoto));
    await title("Add a professional photo");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Continue with Photo" }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Skip for Now" }).disabled).toBe(false);
    expect(screen.getByRole("heading", { name: "Photo tips" })).toBeTruthy();
  });

  test("R3.2.2-23 R3.2.2-24 a chosen photo is shown, can be removed and is sent", async () => {
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:a", revokeObjectURL: () => undefined }));
    HTMLImageElement.prototype.decode = () => Promise.resolve();
    const { sent } = await open({
      ...serverWith(atPhoto),
      "POST /onboarding/upload-profile-picture": {
        json: { success: true, profile_picture_url: "/media/a", session: atPhoto.session },
      },
      "POST /onboarding/proceed-with-picture": { json: { success: true, session: aSession({ step: "processing" }) } },
      "POST /onboarding/parse-cv": never,
    });
    const photo = new File(["a"], "me.png", { type: "image/png" });
    await userEvent.upload(await screen.findByLabelText("Choose a photo"), photo);
    expect(await screen.findByAltText("Your chosen portrait")).toBeTruthy();
    await press("Remove");
    expect(screen.queryByAltText("Your chosen portrait")).toBeNull();
    await userEvent.upload(screen.getByLabelText("Choose a photo"), photo);
    await press("Continue with Photo");
    await title("Creating Your Modern CV");
    expect(sent("POST /onboarding/upload-profile-picture")).toHaveLength(1);
  });

  test("R3.5-08 a picture that cannot be decoded says so", async () => {
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:a", revokeObjectURL: () => undefined }));
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error("broken"));
    await open(serverWith(atPhoto));
    await userEvent.upload(
      await screen.findByLabelText("Choose a photo"),
      new File(["a"], "me.png", { type: "image/png" }),
    );
    expect(await screen.findByText("Failed to process image file")).toBeTruthy();
  });
});
