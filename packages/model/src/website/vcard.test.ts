import { expect, test } from "vitest";
import { vCardOf } from "./vcard.ts";
import { emptyContact } from "./website.ts";

const page = "https://sites.example.test/p/ana";
const unfolded = (card: string) => card.replaceAll("\r\n ", "");

test("a card says what the page shows and nothing else", () => {
  const contact = {
    ...emptyContact,
    title: "Joiner",
    email: "ana@example.test",
    phone: "+351 21 000 00 00",
    location: "Porto",
  };
  const card = vCardOf({ name: "Site", full_name: "Ana Exemplo", contact }, { page, picture: null });
  expect(card.split("\r\n")).toEqual([
    "BEGIN:VCARD",
    "VERSION:3.0",
    "N:;Ana Exemplo;;;",
    "FN:Ana Exemplo",
    "TITLE:Joiner",
    "EMAIL;TYPE=INTERNET:ana@example.test",
    "TEL:+351 21 000 00 00",
    `URL:${page}`,
    "ADR:;;;Porto;;;",
    "END:VCARD",
    "",
  ]);
});

test("what has a meaning in a card is escaped, and a line break adds no line of its own", () => {
  const contact = { ...emptyContact, title: "Cook; baker, \\ host\r\nEND:VCARD" };
  const card = vCardOf({ name: "Site", full_name: null, contact }, { page, picture: `${page}.jpg` });
  expect(unfolded(card)).toContain(String.raw`TITLE:Cook\; baker\, \\ host\nEND:VCARD`);
  expect(card.match(/^END:VCARD\r$/gm)).toHaveLength(1);
  expect(card).toContain("FN:Site\r\n");
  expect(unfolded(card)).toContain(`PHOTO;VALUE=uri:${page}.jpg`);
});

test("long lines are folded between letters, at 75 octets", () => {
  const title = "Тестировщик 測試 ".repeat(20).trim();
  const card = vCardOf({ name: "Site", full_name: "X", contact: { ...emptyContact, title } }, { page, picture: null });
  for (const line of card.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfolded(card)).toContain(`TITLE:${title}`);
});
