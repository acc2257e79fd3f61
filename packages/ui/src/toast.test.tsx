import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { toast, Toaster } from "./toast.tsx";

test("a message is a status in a polite region, a failure an alert that the region does not repeat", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  render(<Toaster />);
  act(() => toast.success("Saved."));
  const region = (await screen.findByText("Saved.")).closest("[aria-live]");
  expect(region?.getAttribute("aria-live")).toBe("polite");
  act(() => toast.error("Not saved."));
  expect((await screen.findByText("Not saved.")).closest("[aria-live]")).toBe(region);
  expect(region?.getAttribute("aria-live")).toBe("off");
  expect(screen.getByRole("status").textContent).toContain("Saved.");
  expect(screen.getByRole("alert").textContent).toContain("Not saved.");
});

test("F8 leads to the newest message, its button works by key, and the place before it is found again", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const open = vi.fn();
  render(
    <>
      <input aria-label="Words" />
      <Toaster />
    </>,
  );
  act(() => toast.clear());
  const field = screen.getByLabelText("Words");
  field.focus();
  fireEvent.keyDown(field, { key: "F8" });
  expect(document.activeElement).toBe(field);
  act(() => toast.success("Older."));
  act(() => toast.success("Copied.", { action: { label: "Open", onAction: open } }));
  const button = await screen.findByRole("button", { name: "Open" });
  expect(button.getAttribute("aria-keyshortcuts")).toBe("F8");
  fireEvent.keyDown(field, { key: "F8" });
  expect(document.activeElement).toBe(button);
  fireEvent.keyDown(button, { key: "Escape" });
  expect(document.activeElement).toBe(field);
  fireEvent.keyDown(field, { key: "F8" });
  fireEvent.click(button);
  expect(open).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(document.activeElement).toBe(field));
});
