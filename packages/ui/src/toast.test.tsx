import { act, render, screen } from "@testing-library/react";
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
