// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { firstLaunchSpecial, presentPlans } from "@vitrine/model";
import { beforeEach, expect, test } from "vitest";
import { readStored } from "../../lib/storage/client-storage.ts";
import { renderPage, resetClient } from "../../testing/render-page.tsx";
import { refusal, stubApi } from "../../testing/stub-api.ts";
import { Pricing } from "./pricing.tsx";

beforeEach(resetClient);

const answer = { json: { success: true, plans: presentPlans(firstLaunchSpecial), launch_special: firstLaunchSpecial } };
const column = (name: string) => within(screen.getByRole("region", { name }));

test("R1.2.5-01 R1.2.5-03 R1.2.5-04 R1.2.5-05 R1.2.5-08 R1.3-04 plans, cycle and the founder spots of the server", async () => {
  stubApi({ "GET /subscription/plans": answer });
  await renderPage(<Pricing />, "/");
  expect(await screen.findByText(/73\/100 founder spots/)).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "73/100 founder spots" }).getAttribute("value")).toBe("73");
  expect(screen.getByText("Save up to 25%")).toBeTruthy();
  expect(column("Pro").getByText("$5")).toBeTruthy();
  expect(column("Premium").getByText("Premium", { selector: "span" })).toBeTruthy();
  expect(column("Premium").getByText("Custom domains")).toBeTruthy();
  await userEvent.click(screen.getByRole("radio", { name: "Annual" }));
  expect(column("Pro").getByText(/\$48 billed annually/)).toBeTruthy();
});

test("R1.9-09 R1.9-10 R1.9-11 the cards name guarantee, free plan and trial", async () => {
  stubApi({ "GET /subscription/plans": answer });
  await renderPage(<Pricing />, "/");
  await screen.findByText(/founder spots/);
  expect(column("Pro").getByText("14-day money-back guarantee")).toBeTruthy();
  expect(column("Free").getAllByText("No credit card needed").length).toBeGreaterThan(0);
  expect(column("Pro").getByRole("button", { name: "Start 14-day trial" })).toBeTruthy();
});

test("R1.2.5-02 R1.2.5-06 the cycle waits for the plans, whose places are drawn", async () => {
  stubApi({ "GET /subscription/plans": () => new Promise(() => undefined) });
  await renderPage(<Pricing />, "/");
  expect((await screen.findByRole("status", { name: "Loading plans" })).children).toHaveLength(3);
  expect(screen.getByRole<HTMLButtonElement>("radio", { name: "Annual" }).disabled).toBe(true);
});

test("R1.2.5-07 a failure is named, can be tried again, and leaves the regular prices", async () => {
  const answers = [refusal(404, "not_found")];
  stubApi({ "GET /subscription/plans": () => answers.shift() ?? answer });
  await renderPage(<Pricing />, "/");
  expect(await screen.findByText("Unable to load pricing")).toBeTruthy();
  expect(column("Pro").getByText("$9")).toBeTruthy();
  expect(column("Premium").getByText("$19")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("$5")).toBeTruthy();
});

test("R1.2.5-09 R1.2.5-12 R1.2.5-13 a choice is kept and counted before the page changes", async () => {
  const calls = stubApi({
    "GET /subscription/plans": answer,
    "POST /events": { status: 202, json: { success: true } },
  });
  await renderPage(<Pricing />, "/");
  await screen.findByText(/founder spots/);
  await userEvent.click(screen.getByRole("radio", { name: "Annual" }));
  await userEvent.click(column("Pro").getByRole("button"));
  expect(readStored("pending_registration")).toEqual({ email: "", selectedPlan: "pro", billingCycle: "annual" });
  expect(calls.find(({ path }) => path === "/events")?.body).toEqual({
    event: "plan_selected",
    properties: { plan: "pro", billing: "annual" },
  });
  expect(column("Pro").getByText("Processing...")).toBeTruthy();
});
