// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { emptyLook, type Look } from "@vitrine/model";
import { expect, test } from "vitest";
import { aSubscription } from "../../../testing/builders.ts";
import { refusal } from "../../../testing/stub-api.ts";
import { aFullWebsite, openBuilder, patience } from "../testing/open-builder.tsx";

const website = aFullWebsite();
const lookPath = "PATCH /websites/10001/look";

/** The server, which stores what it is sent. */
const storing = (version = 2) => ({
  [lookPath]: ({ body }: { body: unknown }) => ({
    json: { success: true, look: { ...emptyLook, ...(body as Partial<Look>), version } },
  }),
});

const subscribed = (plan: "free" | "premium") => {
  const { success, data } = aSubscription();
  return { "GET /subscription/current": { json: { success, data: { ...data, plan: { ...data.plan, name: plan } } } } };
};

async function openDesign(replies = {}, site = website) {
  const opened = await openBuilder(site, { replies: { ...subscribed("free"), ...replies } });
  await opened.openSection("Design");
  await screen.findByRole("heading", { name: "Palette" }, patience);
  return opened;
}

const palette = (name: string) => screen.getByRole("button", { name: `${name} palette` });
const pressed = (button: HTMLElement) => button.getAttribute("aria-pressed");
const save = () => screen.getByRole("button", { name: "Save Changes" });

test("a palette is one step: chosen, taken back, and stored with the version that it starts from", async () => {
  const { user, calls } = await openDesign(storing());
  expect(pressed(palette("Original"))).toBe("true");
  await user.click(palette("Moss"));
  await user.click(palette("Clay"));
  expect(pressed(palette("Clay"))).toBe("true");
  await user.click(screen.getByRole("button", { name: /^Undo/ }));
  await waitFor(() => expect(pressed(palette("Moss"))).toBe("true"));
  await user.click(save());
  expect(await screen.findByText("Changes saved successfully")).toBeTruthy();
  const sent = calls.filter(({ method }) => method === "PATCH");
  expect(sent.map(({ path, body, headers }) => [path, body, headers.get("If-Match")])).toEqual([
    ["/websites/10001/look", { palette: "moss" }, '"1"'],
  ]);
});

test("what another tab changed of the look elsewhere stays, and the save goes on", async () => {
  const theirs = { ...website, version: 5, look: { ...emptyLook, density: "airy" as const } };
  let tries = 0;
  const { user, calls } = await openDesign({
    [lookPath]: () => {
      tries += 1;
      if (tries === 1) return refusal(409, "version_conflict", { data: {} });
      return { json: { success: true, look: { ...theirs.look, palette: "moss", version: 6 } } };
    },
    "GET /websites/10001": () => ({ json: { success: true, website: tries === 0 ? website : theirs, data: website } }),
  });
  await user.click(palette("Moss"));
  await user.click(save());
  expect(await screen.findByText("Changes saved successfully")).toBeTruthy();
  expect(
    calls
      .filter(({ method }) => method === "PATCH")
      .at(-1)
      ?.headers.get("If-Match"),
  ).toBe('"5"');
  expect(screen.getByRole("radio", { name: "Airy" }).getAttribute("aria-checked")).toBe("true");
});

test("a colour that cannot be read is explained and not taken; the nearest that holds is", async () => {
  const { user, calls } = await openDesign(storing());
  const accent = screen.getByLabelText("Accent as a number");
  await user.clear(accent);
  await user.type(accent, "#ffd400");
  const said = await screen.findByText(/was not taken: text in it could not be read/);
  expect(said.closest("output")?.textContent).toMatch(/contrast of 1\.\d to 1, and text needs 4\.5 to 1/);
  expect(screen.queryByRole("button", { name: "Use the palette’s own" })).toBeNull();
  const nearest = screen.getByRole("button", { name: /^Use #/ });
  const colour = nearest.textContent?.replace("Use ", "");
  await user.click(nearest);
  expect(screen.queryByText(/was not taken/)).toBeNull();
  await user.click(save());
  await waitFor(() => expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({ accent: colour }));
});

test("letters that are no colour are named when the field is left", async () => {
  const { user } = await openDesign();
  const accent = screen.getByLabelText("Accent as a number");
  await user.clear(accent);
  await user.type(accent, "teal");
  expect(screen.queryByText(/Write six digits/)).toBeNull();
  await user.tab();
  expect(screen.getByText("Write six digits, such as #0b6558.")).toBeTruthy();
});

test("samples of letters are set in the owner's own name", async () => {
  const { user } = await openDesign();
  const [own, other] = within(screen.getByRole("region", { name: "Typefaces" })).getAllByRole("button");
  expect([own?.textContent, other?.textContent].every((text) => text?.startsWith("Amara Okonkwo"))).toBe(true);
  if (other) await user.click(other);
  expect(other && pressed(other)).toBe("true");
});

test("everything goes back to the template's own in one step", async () => {
  const look = { ...emptyLook, palette: "moss", density: "airy" as const, accent: "#123e8a" };
  const { user } = await openDesign({}, { ...website, look });
  await user.click(screen.getByRole("button", { name: "Reset to the template’s own" }));
  expect(pressed(palette("Original"))).toBe("true");
  await user.click(screen.getByRole("button", { name: /^Undo/ }));
  await waitFor(() => expect(pressed(palette("Moss"))).toBe("true"));
  expect(screen.getByLabelText<HTMLInputElement>("Accent as a number").value).toBe("#123e8a");
});

test("without the premium plan there is no field for CSS, and what it needs is said", async () => {
  await openDesign();
  expect(screen.queryByRole("textbox", { name: "CSS" })).toBeNull();
  expect(screen.getByText(/with the Premium plan/)).toBeTruthy();
});

test("CSS that would not be taken says so once typing rests, and is quiet again when it is mended", async () => {
  await openDesign(subscribed("premium"));
  const area = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "CSS" }, patience);
  fireEvent.change(area, { target: { value: "h2 {}\np { background: url(https://a.example/x.png) }" } });
  expect(screen.queryByRole("button", { name: "Show line 2" })).toBeNull();
  expect(await screen.findByText(/^Line 2 of the CSS: /, {}, patience)).toBeTruthy();
  expect(area.getAttribute("aria-invalid")).toBe("true");
  fireEvent.change(area, { target: { value: "h2 {}" } });
  await waitFor(() => expect(area.getAttribute("aria-invalid")).not.toBe("true"));
});

test("CSS that is not taken is marked with its line", async () => {
  const refused = refusal(422, "validation_error", {
    message: "Please check your input.",
    errors: { css: ["Line 2: url() cannot be used, so that nothing is loaded from elsewhere."] },
  });
  const { user } = await openDesign({ ...subscribed("premium"), [lookPath]: refused });
  const area = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "CSS" }, patience);
  fireEvent.change(area, { target: { value: "h2 {}\np { background: url(x) }" } });
  await user.click(save());
  await user.click(await screen.findByRole("button", { name: "Show line 2" }));
  expect(area.getAttribute("aria-invalid")).toBe("true");
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe("p { background: url(x) }");
  fireEvent.change(area, { target: { value: "h2 {}" } });
  expect(screen.queryByRole("button", { name: "Show line 2" })).toBeNull();
});
