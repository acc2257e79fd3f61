import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Website } from "@vitrine/model";
import { expect, test, vi } from "vitest";
import { renderPage, resetClient } from "../../../testing/render-page.tsx";
import { refusal, stubApi } from "../../../testing/stub-api.ts";
import { aFullWebsite } from "../testing/open-builder.tsx";
import { PublishForm } from "./publish-form.tsx";

const taken = "This address is taken.";
const availability = ({ query }: { query: URLSearchParams }) => {
  const subdomain = query.get("subdomain") ?? "";
  const available = subdomain !== "amara-okonkwo";
  return { json: { success: true, data: { subdomain, available, reason: available ? null : taken } } };
};

async function openForm(suggestions: Parameters<typeof stubApi>[0][string], website: Website = aFullWebsite()) {
  resetClient();
  const publish = vi.fn(() => Promise.resolve(true));
  stubApi({
    "GET /subdomains/suggestions": suggestions,
    "GET /subdomains/availability": availability,
    "GET /websites/10001/former-addresses": { json: { success: true, data: [] } },
  });
  const publishing = { isBusy: false, problem: null, publish, unpublish: publish };
  const form = (
    <PublishForm
      website={website}
      isDirty={false}
      sampleLeft={[]}
      onPlace={() => undefined}
      publishing={publishing}
      onDone={() => undefined}
    />
  );
  await renderPage(form, "/builder/10001");
  return {
    user: userEvent.setup(),
    publish,
    address: screen.getByRole<HTMLInputElement>("textbox", { name: "Address" }),
  };
}

const found = { json: { success: true, data: ["okonkwo-nurse", "amara-okonkwo-cv"] } };

test("the form opens with a free address, and calls one taken only that was typed", async () => {
  const { user, publish, address } = await openForm(found);
  await vi.waitFor(() => expect(address.value).toBe("okonkwo-nurse"));
  expect(screen.queryByText(taken)).toBeNull();
  expect(screen.getByRole("button", { name: "amara-okonkwo-cv" })).toBeTruthy();
  await user.clear(address);
  await user.type(address, "amara-okonkwo");
  expect(await screen.findByText(taken)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "okonkwo-nurse" }));
  expect(await screen.findByText("It is free.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Publish now" }));
  expect(publish).toHaveBeenCalledWith({ status: "published", subdomain: "okonkwo-nurse" });
});

test("what is typed before suggestions come stays", async () => {
  let tell = (): void => undefined;
  const late = new Promise<typeof found>((resolve) => (tell = () => resolve(found)));
  const { user, address } = await openForm(() => late);
  expect(screen.getByText("Looking for a free address…")).toBeTruthy();
  await user.type(address, "my-own");
  tell();
  expect(await screen.findByRole("button", { name: "okonkwo-nurse" })).toBeTruthy();
  expect(address.value).toBe("my-own");
});

test("without suggestions the address is left to be made of the name", async () => {
  const { user, publish, address } = await openForm(refusal(500, "internal"));
  expect(await screen.findByText("Left empty, it is made of your name.")).toBeTruthy();
  expect(address.value).toBe("");
  await user.click(screen.getByRole("button", { name: "Publish now" }));
  expect(publish).toHaveBeenCalledWith({ status: "published", subdomain: "" });
});

test("a site that has an address opens with it", async () => {
  const { address } = await openForm(found, aFullWebsite({ subdomain: "amara-okonkwo" }));
  expect(address.value).toBe("amara-okonkwo");
  expect(await screen.findByRole("button", { name: "okonkwo-nurse" })).toBeTruthy();
  expect(screen.queryByText(taken)).toBeNull();
});
