// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { emptyContact, emptyExtraSections, emptyLook, type Website } from "@vitrine/model";
import { expect, test, vi } from "vitest";
import { storeSignIn } from "../../lib/session/session-store.ts";
import { aSubscription, aSummary, aUser } from "../../testing/builders.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { TemplateSelectionPage } from "./template-selection-page.tsx";

const { counts: _counts, ...summary } = aSummary({ contact: emptyContact });
const website: Website = {
  ...summary,
  ...emptyExtraSections(),
  experience: [],
  education: [],
  skills: [],
  projects: {},
  blogPosts: [],
  other_template_data: {},
  sections: [],
  look: emptyLook,
};
const aTemplate = (slug: string, name: string, category: string) => ({
  slug,
  name,
  category,
  description: `${name} for many trades.`,
  tier: "free",
  is_premium: false,
  preview_urls: null,
});
const catalogue = (groups = [["Classic", "default", "Default"] as const, ["Modern", "modern", "Modern"] as const]) => ({
  json: {
    success: true,
    data: groups.map(([category, slug, name]) => ({ category, templates: [aTemplate(slug, name, category)] })),
  },
});
const message = 'Template "Modern" applied successfully!';
const applied = {
  json: { success: true, website: { ...website, version: 2, template_slug: "modern" }, template: {}, message },
};
const putPath = "PUT /websites/10001/template";

type Opening = { wanted?: string; width?: number };

async function openPage(replies: Parameters<typeof stubApi>[0] = {}, { wanted, width }: Opening = {}) {
  resetClient();
  storeSignIn({ session_id: 1, user: aUser(), active_website: null, is_admin: false });
  const calls = stubApi({
    "GET /websites/10001": { json: { success: true, website } },
    "GET /templates": catalogue(),
    "GET /subscription/current": { json: aSubscription() },
    "POST /templates/modern/track": { json: { success: true } },
    ...replies,
  });
  const page = await renderPage(
    <TemplateSelectionPage websiteId={10_001} wanted={wanted} />,
    "/templates/10001",
    width,
  );
  await screen.findByRole("heading", { level: 1, name: "Choose Your Template" });
  const user = userEvent.setup();
  const card = (name: string) => screen.findByRole("button", { name: new RegExp(`^${name}`) });
  const frame = () => document.querySelector<HTMLIFrameElement>('iframe[title^="Preview of"]')?.title;
  return { ...page, calls, user, card, frame };
}

const applyButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "Apply Template" });

test("R3.2.3-01 R3.2.3-02 R3.2.3-03 the catalogue with its categories and the current template", async () => {
  const { user, card } = await openPage();
  expect((await card("Default")).textContent).toContain("Current");
  expect((await card("Modern")).textContent).toContain("Modern for many trades.");
  const filter = within(screen.getByRole("radiogroup", { name: "Category" }));
  expect(filter.getAllByRole("radio").map((tab) => tab.textContent)).toEqual(["All", "Classic", "Modern"]);
  await user.click(filter.getByRole("radio", { name: "Modern" }));
  expect(screen.queryByRole("button", { name: /^Default/ })).toBeNull();
});

test("R3.2.3-04 R3.2.3-05 R3.2.3-06 R3.5-29 pointing shows, focus shows, a press selects and is counted", async () => {
  const { user, card, frame, calls } = await openPage();
  const modern = await card("Modern");
  expect(frame()).toBe("Preview of Default");
  expect(applyButton().disabled).toBe(true);
  await user.hover(modern);
  await waitFor(() => expect(frame()).toBe("Preview of Modern"));
  await user.unhover(modern);
  expect(frame()).toBe("Preview of Default");
  fireEvent.focus(modern);
  await waitFor(() => expect(frame()).toBe("Preview of Modern"));
  fireEvent.blur(modern);
  await waitFor(() => expect(frame()).toBe("Preview of Default"));
  await user.click(modern);
  expect(modern.ariaPressed).toBe("true");
  expect(frame()).toBe("Preview of Modern");
  expect(applyButton().disabled).toBe(false);
  expect(calls.find(({ path }) => path === "/templates/modern/track")?.body).toEqual({
    event_type: "preview",
    metadata: { source: "template_page" },
  });
});

test("R3.2.3-07 R3.9-15 R3.9-16 devices have their sizes, zoom its steps", async () => {
  const { user } = await openPage();
  const size = () => {
    const frame = document.querySelector<HTMLIFrameElement>("iframe[title^=Preview]");
    return `${frame?.style.width} ${frame?.style.height}`;
  };
  for (const [device, expected] of [
    ["Mobile", "375px 667px"],
    ["Tablet", "768px 1024px"],
    ["Desktop", "1200px 800px"],
  ] as const) {
    await user.click(await screen.findByRole("radio", { name: device }));
    expect(size()).toBe(expected);
  }
  const zoom = () => screen.getByLabelText("Zoom").textContent;
  expect(zoom()).toBe("100%");
  const seen = [zoom()];
  for (let press = 0; press < 4; press += 1) {
    await user.click(screen.getByRole("button", { name: "Zoom in" }));
    seen.push(zoom());
  }
  expect(seen).toEqual(["100%", "125%", "150%", "175%", "200%"]);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Zoom in" }).disabled).toBe(true);
});

test("R3.2.3-08 R3.2.3-09 R3.2.3-10 demo data goes on and off with a word", async () => {
  const { user } = await openPage();
  await user.click(await screen.findByLabelText("Preview with Demo Data"));
  expect(await screen.findByText("Now showing templates with demo data")).toBeTruthy();
  await user.click(screen.getByLabelText("Preview with Demo Data"));
  expect(await screen.findByText("Now showing templates with your data")).toBeTruthy();
});

test("R3.2.3-11 a search without a hit offers all templates again", async () => {
  const { user, card } = await openPage();
  await user.type(await screen.findByLabelText("Search templates"), "zeppelin");
  expect(await screen.findByText("No Templates Found")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show All Templates" }));
  expect(await card("Default")).toBeTruthy();
});

test("words find professions, and answers narrow the catalogue down until all are asked for again", async () => {
  const { user, card } = await openPage();
  const names = () =>
    screen.getAllByRole("button", { pressed: false }).flatMap(({ dataset }) => dataset["template"] ?? []);
  await user.type(await screen.findByLabelText("Search templates"), "accountant");
  await waitFor(() => expect(names()).toEqual(["default"]));
  await user.clear(screen.getByLabelText("Search templates"));
  await user.selectOptions(screen.getByLabelText("Pictures"), "Made for pictures");
  expect(await screen.findByText("No Templates Found")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show All Templates" }));
  expect(await card("Default")).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("2 templates");
  expect(names()).toEqual(["default", "modern"]);
  await user.selectOptions(screen.getByLabelText("Look"), "Sober");
  await waitFor(() => expect(names()).toEqual(["default"]));
});

const phone = { width: 375 };
const filtersButton = () => screen.findByRole("button", { name: /^Filters/ });

test("on a phone the questions wait behind a button that counts the answers, and go in one press", async () => {
  const { user, card } = await openPage({}, phone);
  expect(await card("Modern")).toBeTruthy();
  expect(screen.queryByLabelText("Look")).toBeNull();
  expect(screen.queryByRole("button", { name: "Clear filters" })).toBeNull();
  const filters = await filtersButton();
  expect(filters.textContent).toBe("Filters ");
  await user.click(filters);
  const sheet = within(await screen.findByRole("dialog", { name: "Filters" }));
  expect(document.activeElement).toBe(sheet.getByLabelText("Look"));
  await user.selectOptions(sheet.getByLabelText("Look"), "Sober");
  expect(await sheet.findByText("1 template")).toBeTruthy();
  await user.selectOptions(sheet.getByLabelText("Length of your CV"), "Short CV");
  await user.click(sheet.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(document.activeElement).toBe(filters));
  expect(screen.getByRole("button", { name: "Filters 2 set" })).toBe(filters);
  expect(screen.queryByRole("button", { name: /^Modern/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(await card("Modern")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Filters" })).toBe(filters);
  expect(screen.queryByRole("button", { name: "Clear filters" })).toBeNull();
  expect(document.activeElement?.textContent).toBe("2 templates");
});

test("in the sheet of filters Escape and Enter mean the sheet alone, and its answers go in one press", async () => {
  const { user, calls, address, card } = await openPage({ [putPath]: applied }, { ...phone, wanted: "modern" });
  await card("Modern");
  const filters = await filtersButton();
  filters.focus();
  await user.keyboard("{Enter}");
  const sheet = await screen.findByRole("dialog", { name: "Filters" });
  await user.selectOptions(within(sheet).getByLabelText("Pictures"), "Made for pictures");
  expect(await within(sheet).findByText("0 templates")).toBeTruthy();
  await user.click(within(sheet).getByRole("button", { name: "Clear filters" }));
  expect(await within(sheet).findByText("2 templates")).toBeTruthy();
  sheet.focus();
  await user.keyboard("{Enter}");
  expect(calls.some(({ method }) => method === "PUT")).toBe(false);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(filters));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(address()).toBe("/templates/10001");
});

test("R3.2.3-08 the switch of the data goes with the pane that a phone shows", async () => {
  const { user, card } = await openPage({}, phone);
  await card("Modern");
  await user.click(screen.getByLabelText("Preview with Demo Data"));
  await user.click(screen.getByRole("radio", { name: "Live Preview" }));
  expect(screen.getByLabelText<HTMLInputElement>("Preview with Demo Data").checked).toBe(true);
  const preview = within(screen.getByRole("region", { name: "Live Preview" }));
  expect(preview.getByLabelText("Preview with Demo Data")).toBeTruthy();
});

test("where panes take turns, what is compared leads to the templates and back, and takes the focus along", async () => {
  const { user, card } = await openPage({}, { width: 768 });
  await card("Modern");
  await user.click(screen.getByRole("radio", { name: "Live Preview" }));
  await user.click(screen.getByRole("button", { name: "Compare" }));
  expect(screen.getByRole("heading", { name: "Choose what to see beside Default" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Choose" }));
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Templates" }));
  expect(screen.getByRole("radio", { name: "Templates" }).ariaChecked).toBe("true");
  await user.click(await card("Modern"));
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Live Preview" }));
  expect(screen.getByRole("heading", { name: "Default and Modern" })).toBeTruthy();
});

test.each([
  [375, "Mobile"],
  [768, "Tablet"],
  [1280, "Desktop"],
])("a window of %i pixels starts with the preview of its own kind of device", async (width, device) => {
  await openPage({}, { width });
  expect((await screen.findByRole("radio", { name: device })).ariaChecked).toBe("true");
});

test("two templates stand side by side until no more is compared", async () => {
  const { user, card } = await openPage();
  const frames = () =>
    [...document.querySelectorAll<HTMLIFrameElement>('iframe[title^="Preview of"]')].map((one) => one.title);
  const compare = await screen.findByRole("button", { name: "Compare" });
  await user.click(compare);
  expect(compare.ariaPressed).toBe("true");
  expect(screen.getByRole("heading", { name: "Choose what to see beside Default" })).toBeTruthy();
  await user.click(await card("Modern"));
  expect(frames()).toEqual(["Preview of Default", "Preview of Modern"]);
  expect(screen.getByRole("heading", { name: "Default and Modern" })).toBeTruthy();
  await user.click(compare);
  expect(frames()).toEqual(["Preview of Modern"]);
});

/** Holds timers of one length until the test ends them, so that no wait races with a clock. */
function holdTimer(length: number) {
  const held: (() => void)[] = [];
  const { setTimeout: schedule } = globalThis;
  const hold = (run: () => void, delay?: number) => (delay === length ? held.push(run) : schedule(run, delay));
  vi.spyOn(globalThis, "setTimeout").mockImplementation(hold as unknown as typeof setTimeout);
  return { isSet: () => held.length > 0, end: () => held.forEach((run) => run()) };
}

test("R3.2.3-12 R3.8-29 R3.4-38 R3.9-17 applying says so and leads to the builder after a second", async () => {
  let answer: (value: typeof applied) => void = () => undefined;
  const { user, card, calls, address } = await openPage({
    [putPath]: () => new Promise<typeof applied>((resolve) => (answer = resolve)),
  });
  expect(await screen.findByRole("button", { name: "Cancel" })).toBeTruthy();
  await user.click(await card("Modern"));
  await user.click(applyButton());
  expect(screen.getByRole("button", { name: /Applying\.\.\./ })).toBeTruthy();
  const leave = holdTimer(1000);
  answer(applied);
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(leave.isSet()).toBe(true));
  expect(address()).toBe("/templates/10001");
  leave.end();
  await waitFor(() => expect(address()).toBe("/cv-builder/builder/10001"));
  expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({ template_slug: "modern", site_id: 10_001 });
});

test("R3.2.3-13 Escape goes back", async () => {
  const { user, card, address } = await openPage();
  await card("Default");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(address()).toBe("/cv-builder/builder/10001"));
});

test("R3.2.3-14 Enter selects a card, and applies it when pressed again", async () => {
  const { user, card, calls } = await openPage({ [putPath]: applied });
  (await card("Modern")).focus();
  await user.keyboard("{Enter}");
  expect(calls.some(({ method }) => method === "PUT")).toBe(false);
  await user.keyboard("{Enter}");
  expect(await screen.findByText(message)).toBeTruthy();
});

test("R3.8-19 Enter without a selection asks for one", async () => {
  const { user, card } = await openPage();
  await card("Default");
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Please select a template first.")).toBeTruthy();
});

test.each([
  ["R3.8-25", refusal(401, "unauthenticated"), "Authentication failed. Please log in again."],
  ["R3.8-26", refusal(404, "not_found"), "Template or website not found."],
  ["R3.8-27", () => Promise.reject(new TypeError("Failed to fetch")), "Network error. Please check your connection."],
  ["R3.8-28", refusal(422, "validation_failed"), "Failed to apply template. Please try again."],
])("%s a failed application is named", async (_id, reply, sentence) => {
  const { user, card } = await openPage({ [putPath]: reply });
  await user.click(await card("Modern"));
  await user.click(applyButton());
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test("R3.8-20 an address with an unknown template says so", async () => {
  await openPage({}, { wanted: "no-such" });
  expect(await screen.findByText("Template not found")).toBeTruthy();
});

test("R3.8-21 a template that cannot be drawn is named", async () => {
  const { card } = await openPage();
  await card("Default");
  const frame = document.querySelector<HTMLIFrameElement>("iframe[title^=Preview]");
  fireEvent(
    window,
    new MessageEvent("message", {
      data: { type: "PREVIEW_FAILED", slug: "default" },
      origin: window.location.origin,
      source: frame?.contentWindow ?? null,
    }),
  );
  expect(await screen.findByText("Failed to preview template. Please try again.")).toBeTruthy();
});

test("R3.8-22 R3.8-23 a catalogue that does not load is named, with a way to try again", async () => {
  let isDown = true;
  const { user, card } = await openPage({ "GET /templates": () => (isDown ? refusal(403, "forbidden") : catalogue()) });
  expect(await screen.findByText("Failed to load templates")).toBeTruthy();
  expect(await screen.findByText("Failed to load templates. Please refresh the page.")).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await card("Default")).toBeTruthy();
});

test("R3.8-24 an empty catalogue is warned of", async () => {
  await openPage({ "GET /templates": catalogue([]) });
  expect(await screen.findByText("No templates available")).toBeTruthy();
  expect(screen.getByText("No Templates Found")).toBeTruthy();
});
