import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Menu, MenuItem, MenuSeparator } from "./menu.tsx";

function setup() {
  const onSelect = vi.fn();
  render(
    <>
      <Menu trigger={<button type="button">Actions</button>}>
        <MenuItem onSelect={() => onSelect("edit")}>Edit</MenuItem>
        <MenuItem disabled onSelect={() => onSelect("export")}>
          Export
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => onSelect("delete")}>Delete</MenuItem>
      </Menu>
      <button type="button">Elsewhere</button>
    </>,
  );
  return { onSelect, trigger: screen.getByRole("button", { name: "Actions" }) };
}

const focused = () => document.activeElement?.textContent;

test("by keys: opens on its first item, goes past disabled ones, finds by letter, and gives focus back", async () => {
  const { onSelect, trigger } = setup();
  trigger.focus();
  expect(trigger.getAttribute("aria-expanded")).toBe("false");
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("menu", { name: "Actions" }).id).toBe(trigger.getAttribute("aria-controls"));
  expect(focused()).toBe("Edit");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(focused()).toBe("Delete");
  await userEvent.keyboard("e");
  expect(focused()).toBe("Edit");
  await userEvent.keyboard("{End}{Escape}");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(trigger);
  await userEvent.keyboard("{ArrowDown}{End} ");
  expect(onSelect.mock.calls).toEqual([["delete"]]);
  expect(document.activeElement).toBe(trigger);
});

test("by pointer: a disabled item does nothing, a press outside closes, Tab goes on behind the trigger", async () => {
  const { onSelect, trigger } = setup();
  await userEvent.click(trigger);
  await userEvent.click(screen.getByRole("menuitem", { name: "Export" }));
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Elsewhere" }));
  expect(screen.queryByRole("menu")).toBeNull();
  expect(focused()).toBe("Elsewhere");
  await userEvent.click(trigger);
  await userEvent.tab();
  expect(screen.queryByRole("menu")).toBeNull();
  expect(focused()).toBe("Elsewhere");
});
