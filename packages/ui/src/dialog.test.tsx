import { fireEvent, render, screen, within } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog, type DialogSize } from "./dialog.tsx";
import { loadPanels } from "./late-panels.ts";
import { topLayer } from "./open-layers.ts";

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

test("what is shown once stays through Escape and a step back, and goes by a button", () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const { rerender } = render(<Dialog open onOpenChange={onOpenChange} title="Codes" />);
  fireEvent.keyDown(document, { key: "Escape" });
  topLayer()?.close();
  expect(onOpenChange).toHaveBeenCalledTimes(2);
  rerender(<Dialog open onOpenChange={onOpenChange} title="Codes" onlyButtonsClose />);
  fireEvent.keyDown(document, { key: "Escape" });
  topLayer()?.close();
  expect(onOpenChange).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
  expect(onOpenChange).toHaveBeenCalledTimes(3);
});
