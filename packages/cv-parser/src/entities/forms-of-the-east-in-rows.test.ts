import { expect, test } from "vitest";
import { parseCvText } from "../parse-cv.ts";

const read = (text: string) => parseCvText(text, { now: new Date("2026-11-29T00:00:00Z") }).cv;

test("names of columns that a form spreads over their cells head a table", () => {
  const cv = read(
    "이력서\n성명\t윤서아\n연락처\t010-1234-5678\n\n학력사항\n학\t교\t명\t전\t공\t기\t간\n가람대학교\t경영학과\t2011.03 ~ 2015.02\n가람고등학교\t인문계\t2008.03 ~ 2011.02\n",
  );
  expect(cv.educations).toMatchObject([
    { institution: "가람대학교", degree: "경영학과", start_date: "2011-03", end_date: "2015-02" },
    { institution: "가람고등학교", degree: "인문계" },
  ]);
});

test("a row of a Japanese form below the employer says as what somebody worked", () => {
  const cv = read(
    "履歴書\n氏名　小野 葵\n学歴\n2006\t4\t北浜高等学校 入学\n2009\t3\t北浜高等学校 卒業\n職歴\n2009\t4\t株式会社みどり 入社\n\t\t販売部に配属、店員として勤務\n2015\t3\t株式会社みどり 退社\n2015\t4\tさくら園 入職\n\t\t介護士として勤務\n現在に至る\n",
  );
  expect(cv.experiences).toMatchObject([
    { company: "株式会社みどり", position: "店員", end_date: "2015-03" },
    { company: "さくら園", position: "介護士", end_date: null },
  ]);
});

test("what somebody asks of a post is no word of their profile and no skill", () => {
  const cv = read(
    "张伟\n13812345678\n\n求职意向\n期望职位：会计\n期望薪资：面议\n\n工作经历\n2018.03-2021.05\t海城商贸有限公司\t会计\n\n专业技能\n用友、金蝶\n要求待遇：8000元\n\n自我评价\n做事踏实，乐于学习新的东西。\n",
  );
  expect(cv.personal_info.summary).toBe("做事踏实,乐于学习新的东西。");
  expect(cv.skills.map(({ name }) => name)).toEqual(["用友", "金蝶"]);
});

test("a sentence in signs below the name is the profile, and what was obtained in brackets is a date", () => {
  const cv = read(
    "小野 葵\n090-1234-5678 | mail@example.jp\n人の話をよく聞き、早く動くことを心がけています。\n\n職歴\n2015/04 - 2019/03 株式会社みどり 店員\n\n資格\n・調理師免許（2012年3月取得）\n",
  );
  expect(cv.personal_info.summary).toBe("人の話をよく聞き、早く動くことを心がけています。");
  expect(cv.certifications).toMatchObject([{ name: "調理師免許", issuer: "", date: "2012-03" }]);
});

test("a number, an address and a school may follow their label or number without a blank", () => {
  const cv = read(
    "履歷表\n姓名：陳美玲\n電話0912-345-678\n女 | 現居於臺中市西屯區\n\n學歷\n1. 南山大學 會計學系\n2. 北港高級中學 商業經營科\n\n經歷\n2015/04－2019/03　大同食品股份有限公司　會計\n",
  );
  expect(cv.personal_info).toMatchObject({ phone: "0912-345-678", location: "臺中市西屯區" });
  expect(cv.educations.map(({ institution }) => institution)).toEqual(["南山大學", "北港高級中學"]);
});

test("a post beside the period above a Japanese employer belongs to it", () => {
  const cv = read(
    "氏名　小野 葵\n\n職務経歴\n店員　2013.04 - 2019.03\n株式会社みどり\n・接客と仕入れを担当\n介護士　2019.05 - 現在\n株式会社さくら園\n・入居者の生活を支える\n",
  );
  expect(cv.experiences).toMatchObject([
    { company: "株式会社みどり", position: "店員", start_date: "2013-04", end_date: "2019-03" },
    { company: "株式会社さくら園", position: "介護士", start_date: "2019-05", end_date: null },
  ]);
});

test("the Vietnamese word for at parts a post from its employer, however many syllables they have", () => {
  const cv = read(
    "Phạm Thu An\n0912 345 678\n\nKINH NGHIỆM LÀM VIỆC\nTháng 7/2019 - Nay\nKế toán tổng hợp tại Công ty TNHH Thương mại Sao Mai\n* Lập báo cáo\n\nHỌC VẤN\n2013 - 2017\nĐại học Huế\n",
  );
  expect(cv.experiences).toMatchObject([
    { position: "Kế toán tổng hợp", company: "Công ty TNHH Thương mại Sao Mai", start_date: "2019-07", end_date: null },
  ]);
});

test("what a Korean title says of a degree behind it, tags of Taiwan and a further label in a row", () => {
  const korean = read(
    "윤서아\n010-1234-5678\nAddress. 부산광역시 해운대구 우동\n\n경력 총 2년\n2017.03 ~ 2019.02\n(주)가람\n영업팀 | 대리\n\n학력 대학교 졸업\n2011.03 ~ 2015.02\n가람대학교 | 경영학과\n",
  );
  expect(korean.personal_info.location).toBe("부산광역시 해운대구 우동");
  expect(korean.educations).toMatchObject([{ institution: "가람대학교", degree: "경영학과" }]);
  const chinese = read(
    "陳美玲\n0912-345-678\n\n工作經驗\n大同食品股份有限公司　2015.04-2019.03\n職位：會計　　部門：財務部\n\n專長\n#記帳　#報稅　#Excel\n",
  );
  expect(chinese.experiences).toMatchObject([{ position: "會計", company: "大同食品股份有限公司" }]);
  expect(chinese.skills.map(({ name }) => name)).toEqual(["記帳", "報稅", "Excel"]);
});
