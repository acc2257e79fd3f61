import { expect, test } from "vitest";
import { titleKind } from "./title-kind.ts";
import { withoutRemark } from "./title-remark.ts";

test("a remark behind a title in capitals is no part of it", () => {
  expect(withoutRemark("PROJETOS (os mais recentes primeiro, com ligação ao código)")).toBe("PROJETOS");
  expect(withoutRemark("IDIOMAS en una escala de 1 (poco) a 5 (mucho):")).toBe("IDIOMAS");
  expect(withoutRemark("ACME (Berlin)")).toBe("ACME");
  expect(withoutRemark("Projects (most recent first)")).toBe("Projects (most recent first)");
});

test("it titles its section where the lexicon holds the title", () => {
  expect(titleKind("IDIOMAS en una escala de 1 (poco) a 5 (mucho):")).toEqual({ kind: "languages", exact: true });
  expect(titleKind("TECNOLOGIAS (os programas com que trabalhei na escola e nos meus estudos até agora)")).toEqual({
    kind: "skills",
    exact: true,
  });
  expect(titleKind("MORNING SHIFT from six to two in the bakery:")).toBeNull();
});
