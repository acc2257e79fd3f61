import { render, screen, within } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog, type DialogSize } from "./dialog.tsx";
import { loadPanels } from "./late-panels.ts";

beforeAll(async () => {
  await loadPanels();
  Object.assign(Element.prototype, { scrollIntoView: () => undefined, hasPointerCapture: () => false });
});

const nothing = () => undefined;

test("R1.5-01 modals are small, medium, large or xl, each wider than the one before", () => {
  const sizes: DialogSize[] = ["small", "medium", "large", "xl"];
  const widths = sizes.map((size) => {
    const { unmount } = render(<Dialog open onOpenChange={nothing} title={size} size={size} />);
    const width = /md:w-\[([\d.]+)rem\]/.exec(screen.getByRole("dialog", { name: size }).className)?.[1];
    unmount();
    return Number(width);
  });
  expect(widths).toEqual([27.5, 37.5, 52.5, 67.5]);
});

test("R1.5-02 a modal that names no buttons has Save and Cancel", () => {
  render(<ConfirmDialog open onOpenChange={nothing} title="Keep it?" message="" onConfirm={nothing} />);
  const dialog = within(screen.getByRole("alertdialog", { name: "Keep it?" }));
  expect(dialog.getByRole("button", { name: "Save" })).toBeTruthy();
  expect(dialog.getByRole("button", { name: "Cancel" })).toBeTruthy();
});
