import { expect, test } from "vitest";
import { aDocx, p, r, table } from "../../fixtures/docx-builder.ts";
import { parseCv } from "../../parse-cv.ts";

const read = async (body: string) =>
  (await parseCv(await aDocx({ body }), { now: new Date("2026-11-21T00:00:00Z") })).cv;
const lines = (...texts: string[]): string => texts.map((text) => p(text)).join("");
const title = (text: string): string => p(r(text, '<w:b/><w:sz w:val="22"/>'));

test("a table whose first cells are titles is read title by title, and lists in its cells line by line", async () => {
  const cv = await read(
    lines("한가람", "garam@post.example") +
      table(
        [
          p("학력"),
          lines("2015. 03. ~ 2019. 02.", "2012. 03. ~ 2015. 02."),
          lines("솔빛대학교", "물결고등학교"),
          lines("경영학과", "졸업"),
        ],
        [p("교육"), p("2021. 03 ~ 2021. 09"), p("바람직업전문학교"), p("물류 데이터 실무자 양성과정")],
        [p("주요경력"), p("2019. 12. ~ 2021. 01."), p("㈜물결"), p("기획 담당자")],
        [
          p("자격증"),
          lines("2020. 05. 20", "2019. 11. 02", "2018. 06. 14", "2017. 04. 03"),
          lines("대한상공회의소", "한국물류진흥원", "한국생산성본부"),
          lines("유통관리사 2급", "물류관리사", "ITQ 엑셀", "지게차운전기능사"),
        ],
      ),
  );
  expect(cv.educations).toMatchObject([
    { institution: "솔빛대학교", degree: "경영학과", start_date: "2015-03", end_date: "2019-02" },
    { institution: "물결고등학교", start_date: "2012-03", end_date: "2015-02" },
  ]);
  expect(cv.experiences).toMatchObject([{ company: "㈜물결", position: "기획 담당자", start_date: "2019-12" }]);
  expect(cv.certifications).toMatchObject([
    { name: "물류 데이터 실무자 양성과정", issuer: "바람직업전문학교", date: "2021-09" },
    { name: "유통관리사 2급", issuer: "대한상공회의소", date: "2020-05" },
    { name: "물류관리사", issuer: "한국물류진흥원", date: "2019-11" },
    { name: "ITQ 엑셀", issuer: "한국생산성본부", date: "2018-06" },
    { name: "지게차운전기능사", date: "2017-04" },
  ]);
});

test("pairs of labels and values in rows of four cells are no titles with their lists", async () => {
  const cv = await read(
    table(
      [p("성명"), p("한가람"), p("연락처"), p("010-5555-0187")],
      [p("학력"), p("대졸"), p("경력"), p("신입")],
      [p("Career"), p("신입"), p("E-mail"), p("garam@post.example")],
    ) + lines("경력사항", "2019.12 ~ 2021.01\t㈜물결\t기획 담당자"),
  );
  expect(cv.personal_info).toMatchObject({ name: "한가람", email: "garam@post.example" });
  expect(cv.experiences).toMatchObject([{ company: "㈜물결" }]);
  expect(cv.experiences).toHaveLength(1);
});

test("behind marked titles neither tables of skills in two halves nor tables of projects tear a history of work apart", async () => {
  const cv = await read(
    lines("職務経歴書", "氏名 ファンデルベルク", "ヤン ピーテル") +
      title("■ 職務要約") +
      lines("物流会社で倉庫のシステムを五年にわたり担当しました。") +
      title("■ 技術スキル") +
      table(
        [p("スキル"), p("実務経験"), p("スキル"), p("実務経験")],
        [p("Delphi"), p("5年以上"), p("Firebird"), p("1年未満")],
        [p("Erlang"), p("独学"), p("Redis"), p("約半年")],
      ) +
      title("■ 職務経歴") +
      lines("2018年4月～2023年3月 株式会社大野物流") +
      table(
        [p("期間"), p("プロジェクト内容"), p("担当フェーズ"), p("環境"), p("メンバー/役割")],
        [
          lines("2018年4月", "～", "2020年3月"),
          lines("倉庫管理システムの刷新", "【プロジェクト概要】", "在庫を一元管理", "【業務内容】", "画面の開発"),
          lines("設計", "テスト"),
          lines("Windows", "Delphi", "Firebird", "Git", "Redmine"),
          p("6人/メンバー"),
        ],
      ) +
      title("■ 資格") +
      lines("・基本情報技術者試験（2019年5月）"),
  );
  expect(cv.personal_info.name).toBe("ファンデルベルク ヤン ピーテル");
  expect(cv.skills.map(({ name }) => name)).toEqual(["Delphi", "Firebird", "Erlang", "Redis"]);
  expect(cv.experiences).toMatchObject([{ company: "株式会社大野物流", start_date: "2018-04", end_date: "2023-03" }]);
  expect(cv.certifications).toMatchObject([{ name: "基本情報技術者試験" }]);
});

test("words written downwards in merged cells are the titles of what is beside them", async () => {
  const downwards = (word: string): string => lines(...Array.from(word));
  const cv = await read(
    lines("한가람", "garam@post.example") +
      table(
        [downwards("학력사항"), p("재학기간"), p("학교명"), p("전공")],
        [p(""), p("2015.03 ~ 2019.02"), p("솔빛대학교"), p("경영학과")],
        [downwards("경력사항"), p("근무기간"), p("근무처"), p("직위")],
        [p(""), p("2019.12 ~ 2021.01"), p("㈜물결"), p("사원")],
        [downwards("자격증"), p("유통관리사 2급")],
      ),
  );
  expect(cv.educations).toMatchObject([{ institution: "솔빛대학교", degree: "경영학과", start_date: "2015-03" }]);
  expect(cv.experiences).toMatchObject([{ company: "㈜물결", position: "사원", start_date: "2019-12" }]);
  expect(cv.certifications).toMatchObject([{ name: "유통관리사 2급" }]);
});
