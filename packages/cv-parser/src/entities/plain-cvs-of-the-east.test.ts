import { expect, test } from "vitest";
import { parseCvText } from "../parse-cv.ts";
import { scanDates } from "./dates/scan-dates.ts";

const read = (text: string) => parseCvText(text, { now: new Date("2026-11-29T00:00:00Z") }).cv;
const framed = "张伟\n13812345678\n\n工作经历\n2018.03-2021.05\t海城商贸有限公司\t会计\n\n";
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

test("certificates that stand in one row between the marks of the East are items of their own", () => {
  const of = (title: string, row: string) => names(read(`${framed}${title}\n${row}\n`).certifications);
  expect(of("证书", "电工证、焊工操作证，叉车证")).toEqual(["电工证", "焊工操作证", "叉车证"]);
  expect(of("證照", "領隊人員執業證 / 丙級烘焙技術士")).toEqual(["領隊人員執業證", "丙級烘焙技術士"]);
  expect(of("【保有資格】", "調理師免許／食品衛生責任者")).toEqual(["調理師免許", "食品衛生責任者"]);
  expect(of("자격증", "전기기사 1급, 한국산업인력공단")).toEqual(["전기기사 1급"]);
  expect(of("证书", "1、电工证\n2、焊工证")).toEqual(["电工证", "焊工证"]);
});

test("a date without a blank beside words in signs keeps its month, and months named like words of a name do not", () => {
  const found = (text: string) => scanDates(text).map(({ from, to }) => [from, to]);
  expect(found("2015/04 - 2016/07海城商贸")).toEqual([
    [
      { year: 2015, month: 4 },
      { year: 2016, month: 7 },
    ],
  ]);
  expect(found("海城商贸2019.03-2021.05会计")).toEqual([
    [
      { year: 2019, month: 3 },
      { year: 2021, month: 5 },
    ],
  ]);
  expect(found("Công ty Sao Mai\t06/2022 - 12/2022")).toEqual([
    [
      { year: 2022, month: 6 },
      { year: 2022, month: 12 },
    ],
  ]);
  expect(scanDates("Từ 09/2013 đến 06/2017").map(({ start }) => start)).toEqual([0]);
});

test("sections may be numbered by the signs of contracts", () => {
  const cv = read(
    "履歷表\n壹、個人資料\n姓名：陳美玲\n貳、學歷\n民國95年9月至民國99年6月　南山大學會計學系　學士\n參、工作經驗\n民國99年8月至迄今　大同食品股份有限公司　會計\n(1)教授新人記帳\n肆、證照\n會計乙級技術士\n",
  );
  expect(cv.personal_info.name).toBe("陳美玲");
  expect(cv.educations).toMatchObject([
    { institution: "南山大學", degree: "會計學系, 學士", start_date: "2006-09", end_date: "2010-06" },
  ]);
  expect(cv.experiences).toMatchObject([{ company: "大同食品股份有限公司", position: "會計", start_date: "2010-08" }]);
  expect(names(cv.certifications)).toEqual(["會計乙級技術士"]);
});

test("names in signs are known without a label, below the title of the document, too", () => {
  const named = (head: string) => read(`${head}\n\n경력\n(주)한빛 | 대리\n2018.03 - 2020.02\n`).personal_info.name;
  expect(named("윤서아\n010-1234-5678 | jobs@example.kr")).toBe("윤서아");
  expect(named("이력서\n남궁민 (남, 1990년생)\n휴대폰 010-1234-5678")).toBe("남궁민");
  expect(named("노하은 / 간호사\n서울특별시 마포구 | 010-1234-5678")).toBe("노하은");
  expect(named("個人簡歷\n東方曉月\n0912-345-678")).toBe("東方曉月");
  expect(named("迪丽娜扎·买买提 | 13812345678")).toBe("迪丽娜扎·买买提");
  expect(named("職務経歴書\n2024年4月1日現在\nマリア・ロペス")).toBe("マリア・ロペス");
});

test("wide gaps within the labels of a form part nothing", () => {
  const { personal_info: person } = read(
    "一、基本情况\n姓    名：顾晓楠    性    别：女    出生年月：1990年5月\n联系方式：13812345678\n现居住于 浙江省宁波市海曙区\n\n二、工作经历\n2018.03-2021.05\t宁波海城商贸有限公司\t会计\n",
  );
  expect(person).toMatchObject({ name: "顾晓楠", phone: "13812345678", location: "浙江省宁波市海曙区" });
});

test("sentences of Chinese CVs name schools, employers and posts behind a verb, and their staff besides", () => {
  const cv = read(
    "张伟\n\n教育经历\n2008年9月至2012年6月  就读于江南大学会计学专业（本科）\n\n工作经历\n2012/07 -- 2018/05\n宁波海城商贸有限公司（100-499人）\n所属行业：贸易\n财务部    会计\n\n2018年6月至今  宁波华光电器有限公司  任财务主管\n",
  );
  expect(cv.educations).toMatchObject([{ institution: "江南大学", degree: "会计学专业(本科)" }]);
  expect(cv.experiences).toMatchObject([
    { company: "宁波海城商贸有限公司", position: "会计", location: "" },
    { company: "宁波华光电器有限公司", position: "财务主管", start_date: "2018-06" },
  ]);
});

test("nothing but blanks may part employer, unit and post in Korean, Japanese and Thai", () => {
  const job = (text: string) => read(text).experiences[0];
  expect(
    job("이력서\n성명 : 윤서아\n\n경력사항\n2018년 3월 ~ 2020년 2월 가람상사 총무팀 사원\n- 비품 관리\n"),
  ).toMatchObject({
    company: "가람상사",
    position: "사원",
  });
  expect(
    job("氏名: 小野 葵\n\n職歴\n2013/04 - 2019/03 株式会社みどりケア 介護士\n・入居者の生活を支える\n・記録をつける\n"),
  ).toMatchObject({ company: "株式会社みどりケア", position: "介護士" });
  expect(job("ชื่อ สมชาย ใจดี\n\nประสบการณ์ทำงาน\n2555-2558 บริษัท ทองดี จำกัด ตำแหน่ง พนักงานขาย\n- ขายสินค้า\n")).toMatchObject({
    company: "บริษัท ทองดี จำกัด",
    position: "พนักงานขาย",
    start_date: "2012",
  });
});

test("a Japanese history of work tells the post beside the period, and ends with a closing word that titles nothing", () => {
  const cv = read(
    "職務経歴書\n氏名　小野 葵\n\n■職務経歴\n2016年4月～2020年12月　有限会社なぎさ亭\n◆事業内容：飲食業\n2016年4月～2020年12月　店長\n・売上管理、シフト作成\n\n■資格\n・調理師免許\n\n■自己PR\n仕入れから接客まで、店の一日を支えてまいりました。\n\n以上\n",
  );
  expect(cv.experiences).toMatchObject([{ company: "有限会社なぎさ亭", position: "店長" }]);
  expect(names(cv.certifications)).toEqual(["調理師免許"]);
  expect(cv.personal_info.summary).toBe("仕入れから接客まで、店の一日を支えてまいりました。");
});

test("what a form by JIS asks for in one field tells of the person", () => {
  const form =
    "履歴書\n氏名　小野 葵\n学歴\n2006\t4\t北浜高等学校 入学\n2009\t3\t北浜高等学校 卒業\n職歴\n2009\t4\t株式会社みどり 入社\n現在に至る\n以上\n\n志望の動機、特技、好きな学科、アピールポイントなど\n人と話すことが好きです。\n";
  expect(read(form).personal_info.summary).toBe("人と話すことが好きです。");
});

test("a language and its level title no list, and a stroke of its own may part them", () => {
  expect(read(framed + "语言能力\n英语 CET-6 / 粤语 母语\n").languages).toMatchObject([
    { name: "英语", level: "CET-6" },
    { name: "粤语", level: "母语" },
  ]);
  expect(read(framed + "【語学】\n英語（日常会話レベル）\n").languages).toMatchObject([{ name: "英語" }]);
  expect(names(read(framed + "语言水平\n英语-CET-4、普通话-二级乙等\n").languages)).toEqual(["英语", "普通话"]);
});

test("addresses stand behind the labels of Vietnam and Thailand, and who swears or signs says nothing of themselves", () => {
  const cv = read(
    "Họ và tên: Phạm Thu An\nĐiện thoại: 0912 345 678\nĐịa chỉ: Quận Ba Đình, Hà Nội\n\nKinh nghiệm làm việc\nCông ty Sao Mai\t06/2019 - 12/2022\nThợ may\n\nMục tiêu nghề nghiệp\nHọc hỏi và gắn bó lâu dài với nghề may.\nTôi xin cam đoan những điều trên là đúng.\nNgười khai ký tên\n",
  );
  expect(cv.personal_info).toMatchObject({
    location: "Quận Ba Đình, Hà Nội",
    summary: "Học hỏi và gắn bó lâu dài với nghề may.",
  });
  expect(
    read("ชื่อ สมชาย ใจดี\nโทร 081-234-5678\nที่อยู่ปัจจุบัน 12/3 ถนนพระราม 4 เขตบางรัก\n\nการศึกษา\n2550-2554 มหาวิทยาลัยบูรพา\n")
      .personal_info,
  ).toMatchObject({
    name: "สมชาย ใจดี",
    location: "12/3 ถนนพระราม 4 เขตบางรัก",
  });
});
