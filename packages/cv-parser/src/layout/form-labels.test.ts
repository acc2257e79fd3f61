import { expect, test } from "vitest";
import { aSource } from "../fixtures/source-builder.ts";
import { layoutDocument } from "./layout-document.ts";

test("labels of a form that wrap in a column of their own stay with their values", () => {
  const rows = [
    ["Daty", "2015 - obecnie"],
    ["Zajmowane stanowisko", "Pracownica biura"],
    ["Nazwa i adres", "Drukarnia Lotos, Torun"],
    ["pracodawcy", ""],
    ["Rodzaj dzialalnosci lub", "Druk i oprawa"],
    ["sektor", ""],
    ["Daty", "2010 - 2014"],
    ["Zajmowane stanowisko", "Asystentka"],
    ["Nazwa i adres", "Biuro Sigma, Torun"],
    ["pracodawcy", ""],
  ] as const;
  const page = rows.reduce((source, [label, value], index) => {
    const y = 100 + index * 16;
    return value === "" ? source.text(40, y - 4, label) : source.text(40, y, label).text(220, y, value);
  }, aSource());
  expect(layoutDocument(page.build()).lines.map(({ text }) => text.replace(/\s+/g, " "))).toEqual([
    "Daty 2015 - obecnie",
    "Zajmowane stanowisko Pracownica biura",
    "Nazwa i adres pracodawcy Drukarnia Lotos, Torun",
    "Rodzaj dzialalnosci lub sektor Druk i oprawa",
    "Daty 2010 - 2014",
    "Zajmowane stanowisko Asystentka",
    "Nazwa i adres pracodawcy Biuro Sigma, Torun",
  ]);
});

test("colons in a column of their own, ahead of the values, keep labels of any words beside them", () => {
  const rows = [
    ["Trade", ": Cabinet Maker"],
    ["Guild", ": Joiners of Tarn"],
    ["Seal of the town", ": Granted in May"],
    ["Master", ": Ada Heron, Tarn"],
    ["Trade", ": Wheelwright"],
    ["Guild", ": Wainwrights of Fell"],
  ] as const;
  const page = rows.reduce(
    (source, [label, value], index) => source.text(40, 100 + index * 16, label).text(220, 100 + index * 16, value),
    aSource(),
  );
  expect(layoutDocument(page.build()).lines.map(({ text }) => text.replace(/\s+/g, " "))).toEqual(
    rows.map((row) => row.join(" ")),
  );
});
