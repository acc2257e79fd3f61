import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { SortableRow, SortableRows } from "./sortable-rows.tsx";

/** Heights so uneven that the middle of the nearest row is seldom that of the next one. */
const rows = [
  { id: 1, title: "Short", height: 40 },
  { id: 2, title: "Tall", height: 600 },
  { id: 3, title: "Low", height: 20 },
  { id: 4, title: "Last", height: 300 },
];

function List() {
  const [items, setItems] = useState(rows);
  return (
    <SortableRows label="Rows" items={items} titleOf={({ title }) => title} onReorder={setItems}>
      {({ id, title }) => (
        <SortableRow key={id} id={id} title={title}>
          {title}
        </SortableRow>
      )}
    </SortableRows>
  );
}

const order = () =>
  within(screen.getByRole("list", { name: "Rows" }))
    .getAllByRole("listitem")
    .map(titleOf);
const titleOf = (row: HTMLElement) => row.textContent;

beforeEach(() => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function place(this: Element) {
    const row = this.closest("li");
    if (!row) return new DOMRect(0, 0, 400, 1000);
    const all = [...document.querySelectorAll("li")].map((each) => rows.find(({ title }) => title === titleOf(each)));
    const index = [...document.querySelectorAll("li")].indexOf(row);
    const top = all.slice(0, index).reduce((sum, each) => sum + (each?.height ?? 0), 0);
    return new DOMRect(0, top, 400, all[index]?.height ?? 0);
  });
});

async function pickUp(title: string) {
  render(<List />);
  screen.getByRole("button", { name: `Reorder ${title}` }).focus();
  await userEvent.keyboard(" ");
  await screen.findByText(new RegExp(`^${title} is over position`));
}

async function press(key: string, said: string) {
  await userEvent.keyboard(key);
  await screen.findByText(said);
}

test("arrow keys carry a row place by place, past rows of any height, down and up again", async () => {
  await pickUp("Low");
  await press("{ArrowUp}", "Low is over position 2 of 4.");
  await press("{ArrowUp}", "Low is over position 1 of 4.");
  await press("{ArrowDown}", "Low is over position 2 of 4.");
  await press("{ArrowDown}", "Low is over position 3 of 4.");
  await press("{ArrowDown}", "Low is over position 4 of 4.");
  await press(" ", "Low was put at position 4 of 4.");
  expect(order()).toEqual(["Short", "Tall", "Last", "Low"]);
});

test("at the end of the list a row goes no further, and Escape leaves everything as it was", async () => {
  await pickUp("Short");
  await press("{ArrowUp}", "Short is over position 1 of 4.");
  await press("{ArrowDown}", "Short is over position 2 of 4.");
  await press("{Escape}", "Short stays at position 1 of 4.");
  expect(order()).toEqual(["Short", "Tall", "Low", "Last"]);
  await userEvent.keyboard(" ");
  await screen.findByText("Short is over position 1 of 4.");
  await press("{ArrowDown}", "Short is over position 2 of 4.");
  await press(" ", "Short was put at position 2 of 4.");
  expect(order()).toEqual(["Tall", "Short", "Low", "Last"]);
});

test("keys that follow at once, before the carrying listens, are not lost and count once", async () => {
  render(<List />);
  const handle = screen.getByRole("button", { name: "Reorder Last" });
  handle.focus();
  for (const code of ["Space", "ArrowUp", "ArrowUp"]) fireEvent.keyDown(handle, { code });
  await screen.findByText("Last is over position 2 of 4.");
  await press(" ", "Last was put at position 2 of 4.");
  expect(order()).toEqual(["Short", "Last", "Tall", "Low"]);
});
