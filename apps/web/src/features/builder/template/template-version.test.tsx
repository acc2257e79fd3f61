// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal } from "../../../testing/stub-api.ts";
import { aFullWebsite, openBuilder } from "../testing/open-builder.tsx";

const website = aFullWebsite();
const free = { is_pinned: false, pinned_at: null, is_current: true, is_available: true };
const pinned = { is_pinned: true, pinned_at: "2026-03-05T10:00:00.000Z", is_current: true, is_available: true };
const path = "/websites/10001/template-version";
const asked = (state: typeof free | typeof pinned) => ({
  [`GET ${path}`]: { json: { success: true, template_version: state } },
});
const open = (replies: NonNullable<Parameters<typeof openBuilder>[1]>["replies"]) =>
  openBuilder(website, { search: { template: "select" }, replies });
const theSwitch = () => screen.findByRole("switch", { name: "Keep this template as it looks today" });

test("an owner keeps their template as it looks today, and lets it go again", async () => {
  const answer = (template_version: object, version: number) => ({
    json: { success: true, template_version, website: { ...website, version }, message: "Done as asked." },
  });
  let puts = 0;
  const { user, calls } = await open({
    ...asked(free),
    [`PUT ${path}`]: () => ((puts += 1) === 1 ? answer(pinned, 2) : answer(free, 3)),
  });
  expect((await theSwitch()).ariaChecked).toBe("false");
  expect(screen.getByText("Later changes to Default then leave your site as it is.")).toBeTruthy();
  await user.click(await theSwitch());
  expect(await screen.findByText(/keeps Default as it was on Mar 5, 2026/)).toBeTruthy();
  expect((await theSwitch()).ariaChecked).toBe("true");
  await user.click(await theSwitch());
  expect(await screen.findByText("Later changes to Default then leave your site as it is.")).toBeTruthy();
  const sent = calls.filter(({ method }) => method === "PUT");
  expect(sent.map(({ body }) => body)).toEqual([{ is_pinned: true }, { is_pinned: false }]);
  expect(sent.map(({ headers }) => headers.get("If-Match"))).toEqual(['"1"', '"2"']);
});

test("a change elsewhere in between is no reason to refuse it, another failure is said", async () => {
  let puts = 0;
  const { user, calls } = await open({
    ...asked(free),
    [`PUT ${path}`]: () =>
      (puts += 1) === 1
        ? refusal(409, "version_conflict", { data: { website: { ...website, version: 7 } } })
        : refusal(507, "storage_full"),
  });
  await user.click(await theSwitch());
  expect(await screen.findByText(/could not be|no room left/)).toBeTruthy();
  expect(
    calls
      .filter(({ method }) => method === "PUT")
      .at(-1)
      ?.headers.get("If-Match"),
  ).toBe('"7"');
  expect((await theSwitch()).ariaChecked).toBe("false");
});

test("a version that has changed since says so, and one that is lost", async () => {
  await open(asked({ ...pinned, is_current: false, is_available: false }));
  expect(await screen.findByText(/It has changed since: turn this off to follow the newest version/)).toBeTruthy();
  expect(screen.getByText("The kept version is not there any more")).toBeTruthy();
  expect(screen.queryByTitle(/as it is published/)).toBeNull();
});

test("the preview shows the page as the kept version draws it, and the newest one with what is typed on a press", async () => {
  const { user } = await open(asked({ ...pinned, is_current: false }));
  await user.click(screen.getByRole("radio", { name: "Preview" }));
  const kept = await screen.findByTitle(/^Preview of .+, as it is published$/);
  expect(kept.getAttribute("src")).toBe("/fitting/10001/default?version=1");
  expect(kept.getAttribute("sandbox")).toBe("");
  await user.click(screen.getByRole("button", { name: "Show the newest version" }));
  expect(screen.queryByTitle(/as it is published/)).toBeNull();
  expect(screen.getByText("The newest version, with all your changes")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Show the kept version" }));
  expect(screen.getByTitle(/as it is published/)).toBeTruthy();
});

test("a site that follows its template is previewed as it is typed", async () => {
  const { user } = await open(asked(pinned));
  expect(await theSwitch()).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "Preview" }));
  expect(screen.getByTitle(/^Preview of /)).toBeTruthy();
  expect(screen.queryByTitle(/as it is published/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Show the newest version" })).toBeNull();
});
