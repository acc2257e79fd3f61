import { createBrowserHistory, type RouterHistory } from "@tanstack/react-router";
import { act, cleanup, render } from "@testing-library/react";
import { Dialog, Drawer, loadPanels } from "@vitrine/ui";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { closeOnBack } from "./close-on-back.ts";

let history: RouterHistory;
let end: () => void;
let stepped = () => {};
const tellStepped = () => stepped();
const heard: string[] = [];

beforeAll(loadPanels);

/** Two pages, the second one shown, and what the router hears from now on. */
beforeEach(async () => {
  // Before those that keep others from hearing.
  window.addEventListener("popstate", tellStepped, { capture: true });
  end = closeOnBack(() => history);
  history = createBrowserHistory();
  await goTo("/dashboard");
  await goTo("/builder/5");
  heard.length = 0;
  history.subscribe(({ location }) => heard.push(location.pathname));
});

afterEach(() => {
  cleanup();
  end();
  history.destroy();
  window.removeEventListener("popstate", tellStepped, { capture: true });
});

async function goTo(address: string): Promise<void> {
  history.push(address);
  await vi.waitFor(() => expect(window.location.pathname).toBe(address));
}

/** As the browser's own button, with what is done about it in the next task. */
const stepBack = () => takeStep("back");

async function takeStep(direction: "back" | "forward"): Promise<void> {
  await act(async () => {
    const step = Promise.withResolvers<void>();
    stepped = step.resolve;
    window.history[direction]();
    await step.promise;
    await new Promise((resolve) => setTimeout(resolve));
  });
}

/** Waits for pages that a step leads to, past entries of the page before. */
const expectHeard = (pages: string[]) => vi.waitFor(() => expect(heard).toEqual(pages));

const dialog = (close: () => void, isOpen = true) => <Dialog open={isOpen} onOpenChange={close} title="Words" />;

test("Back closes a dialog, and the router does not hear of it", async () => {
  const close = vi.fn(() => view.rerender(dialog(close, false)));
  const view = render(dialog(close));
  await stepBack();
  expect(close).toHaveBeenCalledOnce();
  expect(heard).toEqual([]);
  expect(window.location.pathname).toBe("/builder/5");
  await stepBack();
  await expectHeard(["/dashboard"]);
});

test("Back closes a drawer", async () => {
  const close = vi.fn();
  render(
    <Drawer title="Words" onClose={close}>
      Words
    </Drawer>,
  );
  await stepBack();
  expect(close).toHaveBeenCalledOnce();
});

test("a dialog that stays is asked each time, and one at work is not", async () => {
  const stays = vi.fn();
  const view = render(dialog(stays));
  await stepBack();
  await stepBack();
  expect(stays).toHaveBeenCalledTimes(2);
  view.rerender(<Dialog open busy onOpenChange={stays} title="Words" />);
  await stepBack();
  expect(stays).toHaveBeenCalledTimes(2);
  expect(heard).toEqual([]);
});

test("of two dialogs Back closes the one above first", async () => {
  const closed: string[] = [];
  const two = (hasSecond: boolean) => (
    <>
      {dialog(() => closed.push("below"))}
      <Dialog
        open={hasSecond}
        title="Sure?"
        onOpenChange={() => {
          closed.push("above");
          view.rerender(two(false));
        }}
      />
    </>
  );
  const view = render(two(false));
  view.rerender(two(true));
  await stepBack();
  await stepBack();
  expect(closed).toEqual(["above", "below"]);
});

test("a dialog that was closed otherwise leaves no step behind, however often", async () => {
  const view = render(dialog(vi.fn()));
  for (const isOpen of [false, true, false]) view.rerender(dialog(vi.fn(), isOpen));
  await stepBack();
  await expectHeard(["/dashboard"]);
});

test("Back from where a dialog led returns to its page, and the next one leaves it", async () => {
  const view = render(dialog(vi.fn()));
  view.rerender(dialog(vi.fn(), false));
  await goTo("/subscription");
  heard.length = 0;
  await stepBack();
  await expectHeard(["/builder/5"]);
  await stepBack();
  await expectHeard(["/builder/5", "/dashboard"]);
});

test("one step forward leads back to where a dialog led, from the page and from the one before", async () => {
  const view = render(dialog(vi.fn()));
  view.rerender(dialog(vi.fn(), false));
  await goTo("/subscription");
  await stepBack();
  await stepBack();
  await vi.waitFor(() => expect(window.location.pathname).toBe("/dashboard"));
  await takeStep("forward");
  await vi.waitFor(() => expect(window.location.pathname).toBe("/builder/5"));
  heard.length = 0;
  await takeStep("forward");
  await expectHeard(["/subscription"]);
});

test("who stays on a page that asked before it was left can close its dialogs with Back", async () => {
  const view = render(dialog(vi.fn()));
  view.rerender(dialog(vi.fn(), false));
  const asked = vi.fn(() => Promise.resolve(true));
  const ask = vi.fn(async () => {
    view.rerender(dialog(vi.fn()));
    const isBlocked = await asked();
    view.rerender(dialog(vi.fn(), false));
    return isBlocked;
  });
  const free = history.block({ blockerFn: ask, enableBeforeUnload: false });
  await stepBack();
  await vi.waitFor(() => expect(window.location.pathname).toBe("/builder/5"));
  expect(asked).toHaveBeenCalledOnce();
  free();
  const close = vi.fn();
  view.rerender(dialog(close));
  await stepBack();
  expect(close).toHaveBeenCalledOnce();
  expect(window.location.pathname).toBe("/builder/5");
});
