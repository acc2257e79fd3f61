import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { aFullWebsite, openBuilder } from "../testing/open-builder.tsx";

afterEach(cleanup);

test("a site that is shown to people with an account is said to be, and that search engines do not see it", async () => {
  const draft = aFullWebsite({ status: "draft", subdomain: "amara", intro: "I keep wards calm." });
  const list = { json: { success: true, data: [] } };
  await openBuilder(draft, {
    replies: {
      "GET /subdomains/suggestions": list,
      "GET /subdomains/availability": { json: { success: true, data: { subdomain: "amara", available: true } } },
      "GET /websites/10001/former-addresses": list,
      "PATCH /websites/10001/builder": {
        json: { success: true, message: "Changes saved successfully", website: { ...draft, status: "private" } },
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Publish" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Publish your site" }));
  expect(dialog.getByText("I keep wards calm.")).toBeTruthy();
  await user.click(dialog.getByRole("radio", { name: /Private/ }));
  expect(dialog.getByText("Search engines do not see a private site.")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Show to people with an account" }));
  expect(await screen.findByText("Website is now private mode")).toBeTruthy();
});
