// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { goOnAs, usePersonChange } from "./person-change.ts";

function Shell() {
  return usePersonChange() ? <p>Changing</p> : <p>Page</p>;
}

test("R1.2.2-26 no page is shown from the change of the person until one of theirs is open", async () => {
  render(<Shell />);
  let open = () => undefined as void;
  let change = Promise.resolve();
  act(() => {
    change = goOnAs(
      () => undefined,
      async () =>
        new Promise((resolve) => {
          open = resolve;
        }),
    );
  });
  expect(screen.queryByText("Page")).toBeNull();
  await act(async () => {
    open();
    await change;
  });
  expect(screen.getByText("Page")).toBeTruthy();
});

test("a page that cannot be opened does not hide the others for good", async () => {
  render(<Shell />);
  await act(async () => {
    await expect(
      goOnAs(
        () => undefined,
        async () => {
          throw new Error("no way");
        },
      ),
    ).rejects.toThrow("no way");
  });
  expect(screen.getByText("Page")).toBeTruthy();
});
