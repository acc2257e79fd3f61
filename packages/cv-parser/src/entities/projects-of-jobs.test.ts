import { expect, test } from "vitest";
import { parseCvText } from "../parse-cv.ts";

const read = (text: string) => parseCvText(text, { now: new Date("2026-01-01T00:00:00Z") }).cv;

test("named items with a time behind a label are projects of the job above them", () => {
  const cv = read(`정나래
narae@post.example

경력
솔바람서점
헌책을 사고파는 장터
온라인팀/과장
2016.03 - 2021.08

재고 조회 화면 개선
• 기간 : 2017.01 ~ 2017.06
• 목적 : 창고에 있는 책을 한눈에 보기
• 개발 내용 : 책마다 자리를 보여 주는 화면을 개발

검색 속도 개선
• 기간 : 2018.02 ~ 2018.09
• 목적 : 느린 검색을 빠르게
• 개발 내용 : 색인을 새로 만듦

너른들공방
앱개발팀/사원
2021.09 - 2024.02

예약 달력 개발
• 기간 : 2022.03 ~ 2022.10
• 목적 : 수업 예약 기능 제공
• 개발 내용 : 달력에 빈자리를 표시
`);
  expect(cv.experiences).toMatchObject([
    { company: "솔바람서점", position: "온라인팀/과장", start_date: "2016-03", end_date: "2021-08" },
    { company: "너른들공방", position: "앱개발팀/사원", start_date: "2021-09", end_date: "2024-02" },
  ]);
  expect(cv.projects).toMatchObject([
    { name: "재고 조회 화면 개선", start_date: "2017-01", end_date: "2017-06" },
    { name: "검색 속도 개선", start_date: "2018-02", end_date: "2018-09" },
    { name: "예약 달력 개발", start_date: "2022-03", end_date: "2022-10" },
  ]);
});

test("labels without bullets tell of projects as well, and of one that goes on", () => {
  const cv = read(`赵云帆
手机：13800002222

工作经历
远山科技有限公司 2019.06 - 2023.04
软件工程师

果园灌溉系统
项目时间：2019.10 - 2020.11
项目描述：按土壤湿度控制阀门。
主要职责：负责采集程序开发。

仓库盘点小程序
项目时间：2021.04 - 至今
项目描述：扫码盘点库存。
主要职责：负责页面与接口。
`);
  expect(cv.experiences).toMatchObject([{ company: "远山科技有限公司", position: "软件工程师" }]);
  expect(cv.projects).toMatchObject([
    { name: "果园灌溉系统", start_date: "2019-10", end_date: "2020-11" },
    { name: "仓库盘点小程序", start_date: "2021-04", end_date: null },
  ]);
});

test("jobs that tell their own time behind a label stay jobs", () => {
  const cv = read(`Mara Lind
mara@lind.example

Work Experience

Harbour Mill Ltd
Duration: 01/2018 - 12/2020
Role: Shift Lead
Responsibilities: Planning of all shifts

Tarn Foods Ltd
Duration: 02/2014 - 12/2017
Role: Baker
Responsibilities: Dough and ovens
`);
  expect(cv.projects).toEqual([]);
  expect(cv.experiences).toMatchObject([
    { company: "Harbour Mill Ltd", start_date: "2018-01", end_date: "2020-12" },
    { company: "Tarn Foods Ltd", start_date: "2014-02", end_date: "2017-12" },
  ]);
});
