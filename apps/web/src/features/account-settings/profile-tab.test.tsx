// @vitest-environment jsdom
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { storeSignIn, storeUser } from "../../lib/session/session-store.ts";
import { aUser } from "../../testing/builders.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { stubApi } from "../../testing/stub-api.ts";
import { SettingsPage } from "./settings-page.tsx";

const stored = { ...aUser(), name: "Amara Okonkwo", company: "St Mary" };

beforeEach(() => {
  resetClient();
  storeSignIn({ session_id: 1, user: stored, active_website: null, is_admin: false });
});

/** The profile's form, whose save is answered with the profile that `answer` gets. */
async function openProfile() {
  let answer: ((user: typeof stored) => void) | undefined;
  const calls = stubApi({
    "PATCH /user": async () => {
      const user = await new Promise<typeof stored>((resolve) => (answer = resolve));
      return { json: { success: true, user } };
    },
  });
  await renderPage(<SettingsPage />, "/dashboard/settings");
  const company = await screen.findByLabelText<HTMLInputElement>(/^Company/);
  return {
    calls,
    company,
    name: screen.getByLabelText<HTMLInputElement>("Name"),
    user: userEvent.setup(),
    save: () => screen.getByRole<HTMLButtonElement>("button", { name: "Save Changes" }),
    answer: async (user: typeof stored) => {
      await waitFor(() => expect(answer).toBeDefined());
      await act(async () => answer?.(user));
    },
  };
}

test("what is typed while a save runs stays, and can be saved after it", async () => {
  const { calls, name, company, user, save, answer } = await openProfile();
  await user.type(name, " ");
  await user.clear(company);
  await user.type(company, "Leeds");
  await user.click(save());
  await user.type(company, " Infirmary");
  await answer({ ...stored, company: "Leeds" });
  expect(company.value).toBe("Leeds Infirmary");
  expect(name.value).toBe("Amara Okonkwo");
  await waitFor(() => expect(save().disabled).toBe(false));
  await user.click(save());
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ name: "Amara Okonkwo", company: "Leeds Infirmary" }));
  await answer({ ...stored, company: "Leeds Infirmary" });
  expect(await screen.findByRole("button", { name: "Saved" })).toBeTruthy();
});

test("a profile that was changed elsewhere replaces what was not typed over", async () => {
  const { name, company, user } = await openProfile();
  await user.type(company, " Hospital");
  act(() => storeUser({ ...stored, name: "Amara O.", company: "Other" }));
  expect(name.value).toBe("Amara O.");
  expect(company.value).toBe("St Mary Hospital");
});
