import fc from "fast-check";
import { expect, test } from "vitest";
import { nameFromCapitals, nameInOrder, nameOnSite } from "./name-in-capitals.ts";

test.each([
  ["MARTA LINDQVIST", "Marta Lindqvist"],
  ["ANA DE LA CRUZ", "Ana de la Cruz"],
  ["JOÃO DOS SANTOS", "João dos Santos"],
  ["VINCENT VAN DER BERG", "Vincent van der Berg"],
  ["SIOBHÁN O'BRIEN", "Siobhán O'Brien"],
  ["JEAN-PIERRE D’ARC", "Jean-Pierre D’Arc"],
  ["EWAN MCGREGOR", "Ewan McGregor"],
  ["J.P. MORGAN LEE", "J.P. Morgan Lee"],
  ["TJ SMITH JONES", "TJ Smith Jones"],
  ["HENRY FORD III", "Henry Ford III"],
  ["MEI LI NG", "Mei Li Ng"],
  ["JANE DOE, MBA, CFA", "Jane Doe, MBA, CFA"],
  ["AYŞE YILDIZ", "Ayşe Yıldız"],
  ["İREM IŞIK", "İrem Işık"],
  ["ОЛЕНА КОВАЛЕНКО", "Олена Коваленко"],
  ["NGUYỄN THỊ MINH", "Nguyễn Thị Minh"],
  ["IJSBRAND DE WIT", "IJsbrand de Wit"],
])("%s is written %s", (printed, written) => {
  expect(nameFromCapitals(printed)).toBe(written);
});

test.each(["Marta Lindqvist", "Jean DUPONT", "MADONNA", "RZA", "J. R. R.", "山田 太郎", "ΓΙΩΡΓΟΣ ΠΑΠΑΔΟΠΟΥΛΟΣ", ""])(
  "%s stays",
  (name) => {
    expect(nameFromCapitals(name)).toBe(name);
  },
);

test("no letter is added or lost, and what was written stays written", () => {
  const word = fc.stringMatching(/^[A-ZÀ-ÖØ-Ý][A-ZÀ-ÖØ-Ý'.-]{0,9}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
      const name = words.join(" ");
      const written = nameFromCapitals(name);
      expect(written.toUpperCase()).toBe(name);
      expect(nameFromCapitals(written)).toBe(written);
    }),
  );
});

test.each([
  ["LINDQVIST, Marta", "Marta Lindqvist"],
  ["Lindqvist, Marta", "Marta Lindqvist"],
  ["O'BRIEN, Siobhán Mary", "Siobhán Mary O'Brien"],
  ["YILDIZ, Ayşe", "Ayşe Yildiz"],
  ["IŞIK, İrem", "İrem Işık"],
  ["КОВАЛЕНКО, Олена", "Олена Коваленко"],
])("%s stands in a register and is said %s", (printed, said) => {
  expect(nameInOrder(printed)).toBe(said);
});

test.each([
  "Marta Lindqvist",
  "Lindqvist, PhD",
  "Lindqvist, Esq",
  "Marta Lindqvist, Oslo",
  "Lindqvist, Marta, Oslo",
  "Lindqvist, M. A.",
  "MARTA, LINDQVIST",
  "",
])("%s stays in its order", (name) => {
  expect(nameInOrder(name)).toBe(name);
});

test("a site says a name in its order and not in capitals", () => {
  expect(nameOnSite("LINDQVIST, Marta")).toBe("Marta Lindqvist");
  expect(nameOnSite("MARTA LINDQVIST, MBA")).toBe("Marta Lindqvist, MBA");
});
