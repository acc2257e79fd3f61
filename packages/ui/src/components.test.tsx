import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { initials } from "./avatar.tsx";
import { Button } from "./button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { Field } from "./field.tsx";
import { loadPanels } from "./late-panels.ts";
import { Menu, MenuItem } from "./menu.tsx";
import { Progress } from "./progress.tsx";
import { Segments } from "./segments.tsx";
import { TagInput } from "./tag-input.tsx";
import { TextInput } from "./text-input.tsx";

beforeAll(async () => {
  await loadPanels();
  Object.assign(Element.prototype, { scrollIntoView: () => undefined, hasPointerCapture: () => false });
});

describe("Button", () => {
  test("a busy button swaps its label, keeps its place and takes no press, also not as a form's submit", async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="name" />
        <Button type="submit" busy busyLabel="Saving…" onClick={onClick}>
          Save
        </Button>
      </form>,
    );
    const button = screen.getByRole("button", { name: "Saving…" });
    expect(button.getAttribute("aria-busy")).toBe("true");
    await userEvent.click(button);
    await userEvent.type(screen.getByLabelText("name"), "{Enter}");
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe("Field", () => {
  test("names its control, and an error replaces the help and is tied to it", () => {
    const { rerender } = render(
      <Field label="Title" help="As on your badge" optional counter={{ used: 9, max: 10 }}>
        <TextInput />
      </Field>,
    );
    const input = screen.getByLabelText(/Title/);
    expect(document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent).toBe("As on your badge");
    expect(screen.getByText("9/10").className).toContain("text-warn");
    rerender(
      <Field label="Title" help="As on your badge" error="Too long">
        <TextInput />
      </Field>,
    );
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent).toBe("Too long");
    expect(screen.queryByText("As on your badge")).toBeNull();
  });
});

function Opener({ stays }: { stays: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {stays || !isOpen ? <Button onClick={() => setOpen(true)}>Edit</Button> : null}
      {isOpen ? (
        <Dialog open title="Edit it" onOpenChange={setOpen}>
          <input aria-label="name" />
        </Dialog>
      ) : null}
    </>
  );
}

function Rows() {
  const [names, setNames] = useState(["one", "two"]);
  const [leaving, setLeaving] = useState<string | null>(null);
  return (
    <section>
      {names.length === 0 ? (
        <Button>Add</Button>
      ) : (
        <ul>
          {names.map((name) => (
            <li key={name}>
              <Button>{name}</Button>
              <Menu trigger={<Button aria-label={`Actions for ${name}`} />}>
                <MenuItem onSelect={() => setLeaving(name)}>Delete</MenuItem>
              </Menu>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title="Delete it?"
        message=""
        confirmLabel="Delete"
        onConfirm={() => {
          setNames(names.filter((name) => name !== leaving));
          setLeaving(null);
        }}
      />
    </section>
  );
}

describe("Dialog", () => {
  test("gives focus back to where it was, and does without when that is gone", async () => {
    const { unmount } = render(<Opener stays />);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).toBe(screen.getByLabelText("name"));
    await userEvent.keyboard("{Escape}");
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit" })));
    unmount();
    render(<Opener stays={false} />);
    await userEvent.click(screen.getByRole("button", { name: "Edit" }));
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("opened from the menu of a row, gives focus back to the menu, or to the next row when its own was deleted", async () => {
    render(<Rows />);
    const deletes = async (name: string, answer: string) => {
      screen.getByRole("button", { name: `Actions for ${name}` }).focus();
      await userEvent.keyboard("{Enter}");
      await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
      await userEvent.click(await screen.findByRole("button", { name: answer }));
    };
    const hasFocus = (name: string) =>
      vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name })));
    await deletes("one", "Cancel");
    await hasFocus("Actions for one");
    await deletes("one", "Delete");
    await hasFocus("Actions for two");
    await deletes("two", "Delete");
    await hasFocus("Add");
  });

  test("focuses its first field and closes on Escape, but not while busy", async () => {
    const onOpenChange = vi.fn();
    const dialog = (busy: boolean) => (
      <Dialog open title="Edit" busy={busy} onOpenChange={onOpenChange} footer={<Button>Save</Button>}>
        <Field label="Name">
          <TextInput />
        </Field>
      </Dialog>
    );
    const { rerender } = render(dialog(true));
    expect(document.activeElement).toBe(screen.getByLabelText("Name"));
    await userEvent.keyboard("{Escape}");
    expect(onOpenChange).not.toHaveBeenCalled();
    rerender(dialog(false));
    await userEvent.keyboard("{Escape}");
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  test("a destructive question starts on Cancel", () => {
    render(
      <ConfirmDialog
        open
        destructive
        title="Delete?"
        message="Gone for good"
        confirmLabel="Delete"
        onOpenChange={() => undefined}
        onConfirm={() => undefined}
      />,
    );
    expect(screen.getByRole("alertdialog", { name: "Delete?" })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cancel" }));
  });
});

function Tags({ max }: { max?: number }) {
  const [tags, setTags] = useState<string[]>(["React"]);
  return (
    <Field label="Skills">
      <TagInput value={tags} onChange={setTags} {...(max ? { max } : {})} />
    </Field>
  );
}

const tagNames = () =>
  screen.getAllByRole("button").map((button) => button.getAttribute("aria-label")?.replace("Remove ", ""));

test("a live region around a progress bar does not read every percent", () => {
  render(
    <div role="status">
      <Progress label="Upload" value={40} />
    </div>,
  );
  expect(screen.getByText("40%").getAttribute("aria-hidden")).toBe("true");
});

describe("TagInput", () => {
  test("R2.2.7-02 Enter, comma and Tab add a word; Tab on nothing leaves the field", async () => {
    render(<Tags />);
    await userEvent.type(screen.getByLabelText("Skills"), " Vue {Enter}Svelte,Solid{Tab}");
    expect(tagNames()).toEqual(["React", "Vue", "Svelte", "Solid"]);
    expect(document.activeElement).toBe(screen.getByLabelText("Skills"));
    await userEvent.tab();
    expect(document.activeElement).not.toBe(screen.getByLabelText("Skills"));
  });

  test("R2.2.7-04 a duplicate is refused whatever its case, and announced", async () => {
    render(<Tags />);
    await userEvent.type(screen.getByLabelText("Skills"), "react{Enter}");
    expect(tagNames()).toEqual(["React"]);
    expect(screen.getByText("react is already in the list.")).toBeTruthy();
  });

  test("R2.2.7-03 pasting a list adds all of it, up to the maximum", async () => {
    render(<Tags max={3} />);
    await userEvent.click(screen.getByLabelText("Skills"));
    await userEvent.paste("Vue, Svelte; Solid");
    expect(tagNames()).toEqual(["React", "Vue", "Svelte"]);
  });

  test("the first Backspace on nothing selects the last word, the second removes it", async () => {
    render(<Tags />);
    await userEvent.type(screen.getByLabelText("Skills"), "{Backspace}");
    expect(tagNames()).toEqual(["React"]);
    await userEvent.type(screen.getByLabelText("Skills"), "{Backspace}");
    expect(screen.queryAllByRole("button")).toEqual([]);
  });
});

test("Segments never lose their choice when the chosen one is pressed again", async () => {
  const onValueChange = vi.fn();
  const items = [
    { value: "a", label: "Mobile" },
    { value: "b", label: "Desktop" },
  ] as const;
  render(<Segments label="Device" items={items} value="a" onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole("radio", { name: "Mobile" }));
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("radio", { name: "Desktop" }));
  expect(onValueChange).toHaveBeenCalledWith("b");
});

test.each([
  ["Amara Okonkwo", "AO"],
  ["  Mary Jane van der Berg ", "MB"],
  ["Björk", "B"],
  ["👩‍🔬 Lab", "👩‍🔬L"],
  ["", ""],
])("initials of %s are %s", (name, expected) => {
  expect(initials(name)).toBe(expected);
});
