// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { storeSignIn } from "../../lib/session/session-store.ts";
import { aUser } from "../../testing/builders.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { NewFromTemplatePage } from "./new-from-template-page.tsx";

const call = "POST /onboarding/create-website";
const created = {
  status: 201,
  json: { success: true, session: null, website: { id: 10_044, template_slug: "minimal" } },
};

beforeEach(() => {
  resetClient();
  storeSignIn({ session_id: 1, user: aUser(), active_website: null, is_admin: false });
});

async function open(replies: Parameters<typeof stubApi>[0]) {
  const calls = stubApi({ "GET /user": { json: aUser() }, ...replies });
  const page = await renderPage(<NewFromTemplatePage template="minimal" />, "/builder/new?template=minimal");
  return { ...page, sent: () => calls.filter(({ path }) => path === "/onboarding/create-website") };
}

test("R1.2.1-51 makes one website with the template and ends in its builder", async () => {
  const { address, sent } = await open({ [call]: created });
  await waitFor(() => expect(address()).toBe("/builder/10044?template=select"));
  expect(sent()).toHaveLength(1);
  expect(sent()[0]?.body).toMatchObject({ type: "demo", template_slug: "minimal" });
  expect(sent()[0]?.headers.get("idempotency-key")).toMatch(/^[a-f0-9]{32}$/);
});

test("a failure is said and can be tried again", async () => {
  let answer: { status?: number; json: unknown } = refusal(403, "template_requires_upgrade", { message: "Needs Pro." });
  const { address } = await open({ [call]: () => answer });
  expect(await screen.findByText("Needs Pro.")).toBeTruthy();
  answer = created;
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  await waitFor(() => expect(address()).toBe("/builder/10044?template=select"));
});
