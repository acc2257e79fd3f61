import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { emptyParsedData, type PrivacyChoices } from "@vitrine/model";
import { useState } from "react";
import { expect, test } from "vitest";
import { PrivatePart } from "./private-part.tsx";

const nobody = emptyParsedData().personal_info;

function Asking({ person = nobody, hasPicture = false }: { person?: typeof nobody; hasPicture?: boolean }) {
  const [chosen, setChosen] = useState<PrivacyChoices>({});
  const choose = (more: PrivacyChoices) => setChosen((now) => ({ ...now, ...more }));
  return <PrivatePart person={person} hasPicture={hasPicture} chosen={chosen} onChoose={choose} />;
}

const asked = (name: string) => within(screen.getByRole("radiogroup", { name }));
const answers = (name: string) =>
  asked(name)
    .getAllByRole("radio")
    .map((radio) => `${radio.textContent}${radio.getAttribute("aria-checked") === "true" ? " *" : ""}`);

test("an address, a phone and a picture are asked about; a street is shortened to its town until its owner shows it", async () => {
  const person = { ...nobody, location: "12 Main Street, Uppsala", phone: "+46 70 555 01 23" };
  render(<Asking person={person} hasPicture />);
  expect(answers("Address on the site")).toEqual(["Shown", "Town only *", "Hidden"]);
  expect(answers("Phone on the site")).toEqual(["Shown *", "Hidden"]);
  expect(answers("Picture on the site")).toEqual(["Shown *", "Hidden"]);
  expect(screen.getByText("Address: Uppsala")).toBeTruthy();
  expect(screen.getByText(/A date of birth, a nationality and a street stay hidden/)).toBeTruthy();

  await userEvent.click(asked("Address on the site").getByRole("radio", { name: "Shown" }));
  expect(screen.getByText("Address: 12 Main Street, Uppsala")).toBeTruthy();
  await userEvent.click(asked("Phone on the site").getByRole("radio", { name: "Hidden" }));
  expect(screen.getByText("Phone: not on the site")).toBeTruthy();
  await userEvent.click(asked("Picture on the site").getByRole("radio", { name: "Hidden" }));
  expect(screen.getByText("Picture: not on the site")).toBeTruthy();
});

test("a town alone can be hidden, and where there is nothing private nothing is asked", () => {
  const { rerender } = render(<Asking person={{ ...nobody, location: "Uppsala" }} />);
  expect(answers("Place on the site")).toEqual(["Shown *", "Hidden"]);
  rerender(<Asking />);
  expect(screen.queryByRole("region", { name: "Before it goes public" })).toBeNull();
});
