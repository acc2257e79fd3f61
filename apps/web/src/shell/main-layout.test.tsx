import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { TopBarSlot, useUnsavedMarker } from "../lib/page-header.tsx";
import { storeSignIn } from "../lib/session/session-store.ts";
import { readStored } from "../lib/storage/client-storage.ts";
import { aSubscription, aUser } from "../testing/builders.ts";
import { renderPage, resetClient } from "../testing/render-page.tsx";
import { stubApi } from "../testing/stub-api.ts";
import { MainLayout } from "./main-layout.tsx";

const active = {
  id: 10001,
  name: "Ward",
  subdomain: null,
  domain: null,
  status: "draft",
  template_slug: "default",
} as const;

beforeEach(resetClient);

type Person = {
  plan?: "free" | "pro" | "premium";
  hasAccess?: boolean;
  role?: "user" | "admin";
  withWebsite?: boolean;
};

async function open(person: Person = {}, content = <p>content</p>) {
  const { plan = "free", hasAccess = true, role = "user", withWebsite = true } = person;
  const subscription = aSubscription();
  subscription.data.has_access = hasAccess;
  stubApi({
    "GET /subscription/current": { json: subscription },
    "POST /logout": { json: { success: true, message: "" } },
  });
  storeSignIn({
    session_id: 1,
    user: aUser({ role, current_plan: plan, active_website_id: withWebsite ? active.id : null }),
    active_website: withWebsite ? active : null,
    is_admin: role === "admin",
  });
  const page = await renderPage(
    <MainLayout title="Subscription" workspace={false}>
      {content}
    </MainLayout>,
    "/subscription",
  );
  await screen.findByText(content.props.children ?? "content");
  return page;
}

const sidebar = () => within(screen.getByRole("complementary"));

describe("sidebar", () => {
  test("R1.2.2-05 R1.2.2-06 R1.2.2-07 R1.2.2-08 lists the pages of a person with an active website", async () => {
    await open();
    const names = sidebar()
      .getAllByRole("listitem")
      .map((item) => item.textContent);
    expect(names).toEqual(["Dashboard", "Portfolio Builder", "Subscription", "Create New Website"]);
  });

  test("R1.2.2-06 without an active website there is no builder entry", async () => {
    await open({ withWebsite: false });
    expect(sidebar().queryByText("Portfolio Builder")).toBeNull();
  });

  test("R1.2.2-13 R1.2.2-14 its footer names the active website", async () => {
    await open();
    expect(sidebar().getByText("Ward")).toBeTruthy();
    expect(sidebar().getByText("No URL set")).toBeTruthy();
  });

  test("R1.2.2-12 it can be collapsed, and the state is kept", async () => {
    await open();
    await userEvent.click(sidebar().getByRole("button", { name: "Collapse sidebar" }));
    expect(sidebar().getByRole("button", { name: "Expand sidebar" })).toBeTruthy();
    expect(readStored("sidebar_state")).toEqual({ collapsed: true });
    expect(sidebar().getByRole("link", { name: "Dashboard" })).toBeTruthy();
  });

  test("R1.2.2-04 R1.6-03 it is hidden without an active subscription", async () => {
    await open({ hasAccess: false });
    await expect.poll(() => screen.queryByRole("complementary")).toBeNull();
  });

  test("R1.6-05 an admin always sees it", async () => {
    await open({ hasAccess: false, role: "admin" });
    expect(sidebar().getByText("Dashboard")).toBeTruthy();
  });
});

describe("top bar", () => {
  test("R1.2.2-15 R1.2.2-18 R1.2.2-22 title, preview and the way back", async () => {
    await open();
    const bar = within(screen.getByRole("banner"));
    expect(bar.getByText("Subscription")).toBeTruthy();
    expect(bar.getByRole("link", { name: /^Preview/ }).getAttribute("href")).toBe("/cv/10001/preview");
    expect(bar.getByRole("link", { name: "Go Back to Dashboard" }).getAttribute("href")).toBe(
      "/dashboard?from=checkout",
    );
  });

  test("a page's own controls take the place of preview and the way back", async () => {
    function Controls({ children }: { children: string }) {
      return (
        <>
          <TopBarSlot>
            <button type="button">Save</button>
          </TopBarSlot>
          <p>{children}</p>
        </>
      );
    }
    await open({}, <Controls>with controls</Controls>);
    const bar = within(screen.getByRole("banner"));
    expect(await bar.findByRole("button", { name: "Save" })).toBeTruthy();
    expect(bar.queryByRole("link", { name: /^Preview/ })).toBeNull();
    expect(bar.queryByRole("link", { name: "Go Back to Dashboard" })).toBeNull();
  });

  test("R1.2.2-16 says that there are unsaved changes", async () => {
    function Dirty({ children }: { children: string }) {
      useUnsavedMarker(true);
      return <p>{children}</p>;
    }
    await open({}, <Dirty>dirty</Dirty>);
    expect(await screen.findByText("Unsaved changes")).toBeTruthy();
  });

  test.each([
    ["free", null],
    ["pro", "Pro"],
    ["premium", "Premium"],
  ] as const)("R1.2.2-19 plan badge of %s", async (plan, badge) => {
    await open({ plan });
    const shown = ["Pro", "Premium"].filter((name) => screen.queryByText(name) !== null);
    expect(shown).toEqual(badge ? [badge] : []);
  });

  test("R1.2.2-20 R1.2.2-21 the account menu shows the person and signs out", async () => {
    const { address } = await open();
    await userEvent.click(screen.getByRole("button", { name: "Account menu of Amara Okonkwo" }));
    expect(await screen.findByText("amara@example.org")).toBeTruthy();
    await userEvent.click(screen.getByRole("menuitem", { name: "Logout" }));
    await expect.poll(() => readStored("auth_session")).toBeNull();
    expect(address()).toBe("/");
  });

  test("R1.2.2-17 R1.2.2-23 R1.2.2-24 the theme is chosen and stored", async () => {
    await open();
    await userEvent.click(screen.getByRole("button", { name: "Theme: As the system" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Dark" }));
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    expect(readStored("theme")).toBe("dark");
    expect(screen.getByRole("button", { name: "Theme: Dark" })).toBeTruthy();
  });
});
