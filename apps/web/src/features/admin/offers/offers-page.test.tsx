// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Offer } from "@vitrine/model";
import { beforeEach, expect, test } from "vitest";
import { storeSignIn } from "../../../lib/session/session-store.ts";
import { anOffer } from "../../../testing/admin-builders.ts";
import { aUser } from "../../../testing/builders.ts";
import { renderPage, resetClient } from "../../../testing/render-page.tsx";
import { refusal, stubApi } from "../../../testing/stub-api.ts";
import { OffersPage } from "./offers-page.tsx";

const special = anOffer({
  id: 1,
  name: "Launch special",
  kind: "launch_special",
  code: null,
  discount_type: "price",
  value: null,
  prices: { pro: { monthly: 5, annual: 4 }, premium: { monthly: 12, annual: 9 } },
  total_spots: 100,
  spots_left: 73,
});

beforeEach(() => {
  resetClient();
  storeSignIn({ session_id: 1, user: aUser({ id: 1, role: "admin" }), active_website: null, is_admin: true });
});

function answers(offers: Offer[], more: Parameters<typeof stubApi>[0] = {}) {
  return stubApi({ "GET /admin/offers": { json: { success: true, data: offers } }, ...more });
}

const saved = (offer: Offer) => ({ json: { success: true, message: "Saved.", data: offer } });

test("R1.1-24 the launch special: prices, spots and whether it is on", async () => {
  const calls = answers([special], { "PATCH /admin/offers/1": saved(special) });
  await renderPage(<OffersPage />, "/admin/offers");
  expect(await screen.findByText("27 of 100 spots used")).toBeTruthy();
  const price = screen.getByRole("textbox", { name: "Pro, billed monthly" });
  await userEvent.clear(price);
  await userEvent.type(price, "4.50");
  const left = screen.getByRole("textbox", { name: "Spots left" });
  await userEvent.clear(left);
  await userEvent.type(left, "120");
  await userEvent.click(screen.getByRole("button", { name: "Save offer" }));
  expect(await screen.findByText("The spots left may not be greater than the total spots.")).toBeTruthy();
  expect(calls.some(({ method }) => method === "PATCH")).toBe(false);
  await userEvent.clear(left);
  await userEvent.type(left, "50");
  await userEvent.click(screen.getByRole("switch", { name: "Offered to new checkouts" }));
  await userEvent.click(screen.getByRole("button", { name: "Save offer" }));
  expect(await screen.findByText("Saved.")).toBeTruthy();
  expect(calls.find(({ method }) => method === "PATCH")?.body).toMatchObject({
    kind: "launch_special",
    prices: { pro: { monthly: 4.5, annual: 4 }, premium: { monthly: 12, annual: 9 } },
    total_spots: 100,
    spots_left: 50,
    enabled: false,
  });
});

test("R1.1-24 a coupon is made, and the server's refusal stays in its form", async () => {
  const calls = answers([special], {
    "POST /admin/offers": refusal(422, "validation_failed", { errors: { code: ["The code has already been taken."] } }),
  });
  await renderPage(<OffersPage />, "/admin/offers");
  await userEvent.click(await screen.findByRole("button", { name: "New coupon" }));
  const drawer = within(await screen.findByRole("dialog", { name: "New coupon" }));
  await userEvent.click(drawer.getByRole("button", { name: "Create coupon" }));
  expect(await drawer.findByText("A coupon needs a code.")).toBeTruthy();
  await userEvent.type(drawer.getByRole("textbox", { name: "Name" }), "Spring");
  await userEvent.type(drawer.getByRole("textbox", { name: "Code" }), "SPRING");
  await userEvent.type(drawer.getByRole("textbox", { name: "Percent" }), "20");
  await userEvent.selectOptions(drawer.getByRole("combobox", { name: "Plan" }), "pro");
  await userEvent.click(drawer.getByRole("button", { name: "Create coupon" }));
  expect((await drawer.findByRole("alert")).textContent).toContain("The code has already been taken.");
  expect(calls.find(({ method }) => method === "POST")?.body).toMatchObject({
    code: "SPRING",
    discount_type: "percent",
    value: 20,
    plan: "pro",
    prices: null,
    spots_left: null,
  });
});

test("R1.1-24 a coupon is switched off and deleted", async () => {
  const calls = answers([special, anOffer()], {
    "PATCH /admin/offers/2": saved(anOffer()),
    "DELETE /admin/offers/2": { json: { success: true, message: "Offer deleted." } },
  });
  const { address } = await renderPage(<OffersPage />, "/admin/offers");
  const row = within(await screen.findByRole("table", { name: "Coupons" }));
  expect(row.getByText("20 % off")).toBeTruthy();
  await userEvent.click(row.getByRole("button", { name: "Open SPRING" }));
  await userEvent.click(await screen.findByRole("button", { name: "Switch off" }));
  await waitFor(() => expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({ enabled: false }));
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  await userEvent.click(await screen.findByRole("button", { name: "Delete offer" }));
  expect(await screen.findByText("Offer deleted.")).toBeTruthy();
  await waitFor(() => expect(address()).toBe("/admin/offers"));
});
