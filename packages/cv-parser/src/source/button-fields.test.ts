import { describe, expect, test } from "vitest";
import { shownByButton, withShownButtons } from "./button-fields.ts";

describe("fields that show what stands in their code", () => {
  test("are read without the name of the macro, and prompts of the template are not", () => {
    expect(shownByButton(" MACROBUTTON  NoMacro Bakery Management ")).toBe("Bakery Management ");
    expect(shownByButton("MACROBUTTON DoFieldClick [Click here and type your name]")).toBeNull();
    expect(shownByButton('HYPERLINK "https://mill.example"')).toBeNull();
  });

  test.each(["latin1", "utf16le"] as const)("get a separator in old files of Word, in %s letters", (encoding) => {
    const text = (field: string) => Buffer.from(`Degree \u0013${field}\u0015 2012`, encoding);
    const filled = text(" MACROBUTTON NoMacro Diploma in Baking");
    expect(withShownButtons(filled).equals(text(" MACROBUTTON NoMacro\u0014Diploma in Baking"))).toBe(true);
    for (const other of [" MACROBUTTON NoMacro [Degree]", " MACROBUTTON NoMacro", " PAGE ", "MACROBUTTON"]) {
      expect(withShownButtons(text(other)).equals(text(other))).toBe(true);
    }
    const spoken = Buffer.from("wrote about MACROBUTTON NoMacro fields", encoding);
    expect(withShownButtons(spoken).equals(spoken)).toBe(true);
  });
});
