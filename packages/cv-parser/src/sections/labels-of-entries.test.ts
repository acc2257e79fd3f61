import { expect, test } from "vitest";
import { parseCvText } from "../parse-cv.ts";

const read = (text: string) => parseCvText(text, { now: new Date("2026-01-01T00:00:00Z") }).cv;

test.each(["Công nghệ sử dụng:", "Thành tựu:"])("%s below each of two jobs is a label of both", (label) => {
  const cv = read(`Lê Thị Hoa
hoa.le@post.example

Kinh nghiệm làm việc

Công ty Sao Biển
Nhân viên kho
03/2020 - Nay
${label}
• Kiểm tra hàng nhập kho mỗi ngày

Công ty Núi Xanh
Trưởng kho
03/2017 - 02/2020
${label}
• Lập báo cáo tồn kho hàng tháng
`);
  expect(cv.experiences.map(({ start_date: start }) => start)).toEqual(["2020-03", "2017-03"]);
  expect(cv.experiences.map(({ description }) => description).join(" ")).toContain("Lập báo cáo tồn kho");
});

test("so it is below projects, and a list of its own opens where the words stand once", () => {
  const cv = read(`정나래
narae@post.example

프로젝트

꽃집 누리집	2020.03 - 2020.05
기술 스택:
• Vue, Node.js

예약 달력	2017.03 - 2018.02
기술 스택:
• React

보유 기술:
Kotlin, Swift
`);
  expect(cv.projects.map(({ name }) => name)).toEqual(["꽃집 누리집", "예약 달력"]);
  expect(cv.skills.map(({ name }) => name)).toEqual(expect.arrayContaining(["Kotlin", "Swift"]));
});

test("lists that come back without a period between them stay lists", () => {
  const cv = read(`Mara Lind
mara@lind.example

Work Experience
Harbour Mill Ltd, Shift Lead
2018 - 2020

Skills:
Dough, Ovens

Skills:
Planning, Purchasing
`);
  expect(cv.skills.map(({ name }) => name)).toEqual(["Dough", "Ovens", "Planning", "Purchasing"]);
});
