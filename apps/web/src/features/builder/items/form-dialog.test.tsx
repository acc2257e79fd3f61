// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { loadPanels } from "@vitrine/ui";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { afterEach, expect, test, vi } from "vitest";
import { stubBrowser } from "../../../testing/render-page.tsx";
import { FormDialog } from "./form-dialog.tsx";
import type { ItemForm } from "./use-item-form.ts";

afterEach(() => vi.unstubAllGlobals());

/** A window whose width can be changed between that of a desk and that of a phone. */
function aWindow() {
  let isWide = true;
  const listeners = new Set<() => void>();
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return isWide;
    },
    addEventListener: (_name: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_name: string, listener: () => void) => listeners.delete(listener),
  }));
  return (wide: boolean) =>
    act(() => {
      isWide = wide;
      for (const listener of listeners) listener();
    });
}

type Values = { title: string };

function Fields() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`Uploads on their way: ${count}`}
    </button>
  );
}

function Form({ onClose }: { onClose: () => void }) {
  const form = useForm<Values>({ defaultValues: { title: "" } });
  const itemForm: ItemForm<Values> = { form, submit: () => undefined, isSaving: false, clash: null };
  return (
    <FormDialog title="Add Project" confirmLabel="Add" itemForm={itemForm} onClose={onClose}>
      <Fields />
    </FormDialog>
  );
}

test("a window that crosses a width moves the form with all it holds, and a press in it closes nothing", async () => {
  await loadPanels();
  stubBrowser();
  const resize = aWindow();
  const onClose = vi.fn<() => void>();
  render(<Form onClose={onClose} />);
  const user = userEvent.setup();
  const count = () => screen.getByRole("button", { name: /^Uploads/ });
  await user.click(count());
  const widths = [false, true, false];
  for (const [turn, wide] of widths.entries()) {
    resize(wide);
    expect(count().closest("[role=dialog]")?.textContent).toContain("Add Project");
    await user.click(count());
    expect(count().textContent).toBe(`Uploads on their way: ${turn + 2}`);
  }
  expect(onClose).not.toHaveBeenCalled();
});
