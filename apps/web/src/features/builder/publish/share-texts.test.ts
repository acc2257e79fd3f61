import { expect, test } from "vitest";
import { businessCardSheet, embedCode, shareAddresses, signatureHtml, signatureText } from "./share-texts.ts";

const shared = {
  name: `Ada "A." <Lovelace>`,
  title: "Mathematician & writer",
  email: "ada@example.test",
  phone: "",
  url: "https://vitrine.example/p/ada",
};

test("other services get the address, and the name where they take words", () => {
  const { linkedin, whatsapp, mail } = shareAddresses({ ...shared, name: "Ada & Co" });
  expect(new URL(linkedin).searchParams.get("url")).toBe(shared.url);
  expect(new URL(whatsapp).searchParams.get("text")).toBe(`Ada & Co: ${shared.url}`);
  expect(mail).toBe("mailto:?subject=Ada%20%26%20Co&body=https%3A%2F%2Fvitrine.example%2Fp%2Fada");
});

test("what was typed is text wherever it is copied to, and what is missing leaves no line", () => {
  const drawn = [signatureHtml(shared), embedCode(shared), businessCardSheet(shared, "<svg></svg>")];
  for (const html of drawn) expect(html).not.toMatch(/<Lovelace>|"A\."/);
  expect(signatureText(shared)).toBe(`${shared.name}\nMathematician & writer\n${shared.url}`);
  expect(signatureHtml(shared)).not.toContain('<span style="font-size:13px;color:#545f60"></span>');
  expect(embedCode(shared)).toContain('src="https://vitrine.example/p/ada/card.png"');
});
