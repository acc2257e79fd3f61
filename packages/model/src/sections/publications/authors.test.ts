import { describe, expect, test } from "vitest";
import { ownAuthors, readAuthors } from "./authors.ts";

describe("a line of authors", () => {
  test.each<[string, string[]]>([
    ["Ada Lovelace, Charles Babbage and Grace Hopper", ["Ada Lovelace", "Charles Babbage", "Grace Hopper"]],
    ["Ada Lovelace, Charles Babbage, and Grace Hopper", ["Ada Lovelace", "Charles Babbage", "Grace Hopper"]],
    ["Lovelace, Ada and Babbage, Charles", ["Ada Lovelace", "Charles Babbage"]],
    ["Lovelace, A., Babbage, C. G.", ["A. Lovelace", "C. G. Babbage"]],
    ["Lovelace, A.", ["A. Lovelace"]],
    ["Lovelace, Ada; Babbage, Charles", ["Ada Lovelace", "Charles Babbage"]],
    ["King, Jr., Martin; Ada Lovelace", ["Martin King, Jr.", "Ada Lovelace"]],
    ["Lovelace A, Babbage CG", ["Lovelace A", "Babbage CG"]],
    ["Anna Grün und Jörg Weiß", ["Anna Grün", "Jörg Weiß"]],
    ["山田太郎", ["山田太郎"]],
    ["Ada Lovelace", ["Ada Lovelace"]],
    ["", []],
    [" ; ;", []],
  ])("%s", (line, names) => {
    expect(readAuthors(line)).toEqual(names);
  });
});

describe("the owner among the authors", () => {
  const marked = (authors: string[], ...spellings: string[]) => [...ownAuthors(authors, spellings)];

  test.each<[author: string, spelling: string]>([
    ["Ada Lovelace", "Ada Lovelace"],
    ["A. Lovelace", "Ada Lovelace"],
    ["AK Lovelace", "Ada King Lovelace"],
    ["A.K. Lovelace", "Ada King Lovelace"],
    ["Lovelace A", "Ada Lovelace"],
    ["Lovelace AK", "Ada King Lovelace"],
    ["Ada K. Lovelace", "Ada Lovelace"],
    ["J.-P. Sartre", "Jean-Paul Sartre"],
    ["Jose Munoz", "José Muñoz"],
    ["G. García Márquez", "Gabriel García Márquez"],
    ["Wang Wei", "Wei Wang"],
    ["山田太郎", "山田太郎"],
    ["Ada Byron", "Ada Byron"],
  ])("%s is %s", (author, spelling) => {
    expect(marked([author, "Charles Babbage"], spelling)).toEqual([author]);
  });

  test.each<[author: string, spelling: string]>([
    ["Alan Lovelace", "Ada Lovelace"],
    ["B. Lovelace", "Ada Lovelace"],
    ["Lovelace", "Ada Lovelace"],
    ["A. B. Lovelace", "Ada King Lovelace"],
    ["Ada Byron", "Ada Lovelace"],
    ["et al.", "Ada Lovelace"],
    ["Ada Lovelace", ""],
  ])("%s is not %s", (author, spelling) => {
    expect(marked([author], spelling)).toEqual([]);
  });

  test("a whole name comes before initials that may be a sister's, and a second spelling counts as well", () => {
    expect(marked(["A. Lovelace", "Ada Lovelace"], "Ada Lovelace")).toEqual(["Ada Lovelace"]);
    expect(marked(["A. Byron", "C. Babbage"], "Ada Lovelace", "Ada Byron")).toEqual(["A. Byron"]);
  });
});
