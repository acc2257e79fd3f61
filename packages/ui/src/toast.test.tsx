import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { toast, Toaster } from "./toast.tsx";

test("a toast stands in one live region, which failures make urgent", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  render(<Toaster />);
  act(() => toast.success("Saved."));
  const region = (await screen.findByText("Saved.")).closest("[aria-live]");
  expect(region?.getAttribute("aria-live")).toBe("polite");
  act(() => toast.error("Not saved."));
  expect((await screen.findByText("Not saved.")).closest("[aria-live]")).toBe(region);
  expect(region?.getAttribute("aria-live")).toBe("assertive");
  expect(document.querySelectorAll("[role=status], [role=alert]")).toHaveLength(0);
});
