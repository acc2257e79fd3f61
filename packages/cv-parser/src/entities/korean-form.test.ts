import { expect, test } from "vitest";
import { parseCvText } from "../parse-cv.ts";
import { scanDates } from "./dates/scan-dates.ts";

const read = (text: string) => parseCvText(text, { now: new Date("2026-11-21T00:00:00Z") }).cv;

const exported = `바다처럼 넓은 마음으로
한가람 여 1996년 (만 29세)
휴대폰	010-5555-0187	Email	garam@post.example
주소	경기 수원시 영통구
학력	경력	인턴·대외활동 / 해외경험	자격증 / 어학
솔빛대학교	㈜물결	컴퓨터활용능력 1급
학력
2015. 03 ~ 2019. 02	솔빛대학교	경영학과
졸업
경력 총 2년 11개월
2022. 12 ~ 2025. 10	㈜물결	기획 담당자
2년 11개월
서비스 기획 담당`;

test("an export of a Korean job board has its name before the year of birth, and a table of titles above its sections", () => {
  const cv = read(exported);
  expect(cv.personal_info.name).toBe("한가람");
  expect(cv.educations).toMatchObject([
    { institution: "솔빛대학교", degree: "경영학과", start_date: "2015-03", end_date: "2019-02" },
  ]);
  expect(cv.experiences).toMatchObject([{ company: "㈜물결", start_date: "2022-12", end_date: "2025-10" }]);
});

test("a label of the name may be spread over its cell", () => {
  const cv = read(
    "이력서\n성	명 : 유 가 람 (YU GARAM)\n연락처 : 010-5555-0187\n\n학력사항\n2015.03 ~ 2019.02	솔빛대학교 졸업",
  );
  expect(cv.personal_info.name).toBe("유 가 람");
});

test("years and months with a blank behind each point are dates", () => {
  expect(scanDates("2016. 03 ~ 2021. 08")).toMatchObject([
    { from: { year: 2016, month: 3 }, to: { year: 2021, month: 8 }, kind: "range" },
  ]);
  expect(scanDates("2024. 12. 30 ~ 2025. 07. 01")).toMatchObject([{ from: { year: 2024, month: 12 }, kind: "range" }]);
  expect(scanDates("since 2019. 12 people")).not.toMatchObject([{ from: { month: 12 } }]);
});
