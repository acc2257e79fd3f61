import { expect, test } from "vitest";
import { titleKind } from "./title-kind.ts";

const kindOf = (title: string): string | undefined => titleKind(title)?.kind;

test("a Korean title is told by the words it is put together from", () => {
  expect(kindOf("나의 스킬")).toBe("skills");
  expect(kindOf("경력 총 3년 2개월")).toBe("experience");
  expect(kindOf("자격/어학/수상")).toBe("certifications");
  expect(kindOf("경험/활동/교육")).toBe("other");
  expect(kindOf("입사 후 포부")).toBe("summary");
  expect(kindOf("물결전자 기획팀")).toBeUndefined();
});

test("a Japanese title is told by the words it is put together from", () => {
  expect(kindOf("【主な発表論文名・著書名等】")).toBe("publications");
  expect(kindOf("職務経歴①")).toBe("experience");
  expect(kindOf("取得学位")).toBe("education");
  expect(kindOf("北陽大学 応用化学研究所")).toBeUndefined();
});

test("titles of Hebrew and Persian documents are known", () => {
  expect(kindOf("ידע בתוכנות")).toBe("skills");
  expect(kindOf("קורסים והשתלמויות")).toBe("certifications");
  expect(kindOf("پروژه های شخصی")).toBe("projects");
});
