// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { emptyExtraSections } from "@vitrine/model";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { ExtraListEditor } from "./extra-list-editor.tsx";
import { extraLists } from "./extras-shape.ts";

const [languages] = extraLists.filter(({ name }) => name === "languages");

function Languages() {
  const [entries, setEntries] = useState([{ name: "Spanish" }, { name: "English" }, { name: "Basque" }]);
  if (!languages) return null;
  const lists = { ...emptyExtraSections(), languages: entries };
  return <ExtraListEditor list={languages} lists={lists as never} onChange={(next) => setEntries(next as never)} />;
}

test("the keyboard stays with a language that is moved, and on what takes the place of one that is removed", async () => {
  render(<Languages />);
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  const hasFocus = (name: string) =>
    vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name })));
  await press("Move language 3 up");
  await hasFocus("Move language 2 up");
  await press("Move language 2 up");
  await hasFocus("Move language 1 down");
  await press("Remove language 3");
  await hasFocus("Remove language 2");
  await press("Remove language 2");
  await press("Remove language 1");
  await hasFocus("Add language");
});
