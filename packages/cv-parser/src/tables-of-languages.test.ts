import { describe, expect, test } from "vitest";
import { scanDates } from "./entities/dates/scan-dates.ts";
import { isAddressOfEast } from "./entities/contact/address-of-east.ts";
import { layoutOfLines } from "./fixtures/layouts.ts";
import type { LineSpec } from "./fixtures/layouts.ts";
import { labelledExperiences } from "./entities/labelled-forms.ts";
import { parseCvText } from "./parse-cv.ts";

const read = (text: string) => parseCvText(text, { now: new Date("2026-01-01T00:00:00Z") }).cv;
const row = (...texts: readonly string[]): string => texts.join("\t");

describe("rows below names of columns are entries in any language", () => {
  test.each([
    [
      "Polish",
      [
        "Anna Zych\nanna@example.com\n\nDoświadczenie zawodowe",
        row("Okres", "Firma", "Stanowisko", "Zakres obowiązków"),
        row("03.2019 - obecnie", "Tartak Bór", "Kierowniczka", "Planowanie dostaw"),
        row("01.2015 - 02.2019", "Meble Dąb", "Stolarz", "Montaż szaf"),
      ],
      ["Tartak Bór", "Kierowniczka"],
    ],
    [
      "Vietnamese",
      [
        "Lê Thu Hà\nha@example.com\n\nKinh nghiệm làm việc",
        row("Đơn vị công tác", "Chức danh", "Thời gian công tác", "Công việc chính"),
        row("Công ty TNHH Hoa Sen", "Kế toán trưởng", "03/2019 - nay", "Lập báo cáo"),
        row("Khách sạn Ngọc Lan", "Lễ tân", "01/2015 - 02/2019", "Đón khách"),
      ],
      ["Công ty TNHH Hoa Sen", "Kế toán trưởng"],
    ],
    [
      "Arabic",
      [
        "هدى سالم\nhuda@example.com\n\nالخبرات العملية",
        row("جهة العمل", "المسمى الوظيفي", "الفترة", "المهام"),
        row("شركة الواحة", "محاسبة", "2019 - حتى الآن", "إعداد الفواتير"),
        row("مكتبة المنار", "بائعة", "2015 - 2018", "خدمة الزبائن"),
      ],
      ["شركة الواحة", "محاسبة"],
    ],
    [
      "Hindi",
      [
        "रेखा जोशी\nrekha@example.com\n\nकार्य अनुभव",
        row("कंपनी का नाम", "पद", "अवधि", "दायित्व"),
        row("हिमालय वस्त्र लिमिटेड", "लेखाकार", "मार्च 2019 से अब तक", "बिल बनाना"),
        row("गंगा बैंक", "लिपिक", "जून 2015 से फरवरी 2019", "खाता लिखना"),
      ],
      ["हिमालय वस्त्र लिमिटेड", "लेखाकार"],
    ],
  ])("%s", (_, lines, [company, position]) => {
    const { experiences } = read(lines.join("\n"));
    expect(experiences).toHaveLength(2);
    expect(experiences[0]).toMatchObject({ company, position, end_date: null });
    expect(experiences[0]?.location).toBe("");
  });

  test("a date begins a row, and what wraps within its cells goes on", () => {
    const cells = (...texts: readonly (readonly [string, number])[]): LineSpec => ({
      cells: texts.map(([text, x]) => ({ text, x })),
    });
    const layout = layoutOfLines([
      cells(["Período", 70], ["Empresa", 190], ["Cargo", 330], ["Atividades", 480]),
      cells(["03/2019 - atual", 50], ["Armazém Boa", 150], ["Encarregado de", 300], ["Controle de", 420]),
      cells(["Safra", 150], ["Turno", 300], ["cargas", 420]),
      cells(["01/2015 - 02/2019", 50], ["Moinho Sul", 150], ["Ajudante", 300], ["Limpeza", 420]),
    ]);
    const found = labelledExperiences(layout, layout.lines.slice(1)) ?? [];
    expect(found.map(({ fields }) => [fields["company"]?.value, fields["position"]?.value])).toEqual([
      ["Armazém Boa Safra", "Encarregado de Turno"],
      ["Moinho Sul", "Ajudante"],
    ]);
  });

  test("names of columns are no languages and no certificates", () => {
    const cv = read(
      [
        "Anna Zych\nanna@example.com\n\nJęzyki obce",
        row("Język", "Poziom znajomości"),
        row("Czeski", "B2"),
        row("Litewski", "A2"),
        "\nKursy i szkolenia",
        row("Nazwa kursu", "Organizator", "Rok"),
        row("Kurs spawania", "Cech Rzemiosł", "2016"),
        row("Kurs kosztorysowania", "Izba Budowlana", "2018"),
      ].join("\n"),
    );
    expect(cv.languages.map(({ name }) => name)).toEqual(["Czeski", "Litewski"]);
    expect(cv.certifications.map(({ name }) => name)).toEqual(["Kurs spawania", "Kurs kosztorysowania"]);
  });
});

test("columns that two spaces part, and a sentence that they do not", () => {
  const { experiences } = read(
    "류가은\nryu@example.com\n\n경력사항\n2019.03 ~ 현재  (주)한결물산  과장\n- 수입 통관\n2015.07 ~ 2019.02  나루식품  대리\n- 재고 관리\n",
  );
  expect(experiences).toMatchObject([
    { company: "(주)한결물산", position: "과장" },
    { company: "나루식품", position: "대리" },
  ]);
  const [line] = read(
    "Ana Ruiz\nana@example.com\n\nSummary\nBakes bread.  Sells it, too.\n",
  ).personal_info.summary.split("\n");
  expect(line).toBe("Bakes bread. Sells it, too.");
});

test("a document's title above the labels of a person opens no section of jobs", () => {
  const cv = read(
    "경력기술서\n성명\t류가은\n생년월일\t1990년 1월 2일\n휴대폰\t010-1234-5678\n이메일\tryu@example.com\n\n경력\n2019.03 ~ 현재\t나루식품\t대리\n",
  );
  expect(cv.experiences).toMatchObject([{ company: "나루식품", position: "대리" }]);
  expect(cv.personal_info.name).toBe("류가은");
});

test("the post in the line right below a Japanese employer", () => {
  const below = read(
    "三浦 葵\nmiura@example.com\n\n職務経歴\n株式会社みどり屋\t2019年4月〜現在\n販売課 主任\n・お客さまへの声かけとレジのうちかた\nうみべ商会株式会社\t2015年4月〜2019年3月\n店長\n・しいれさきとのやりとり\n",
  );
  expect(below.experiences).toMatchObject([
    { company: "株式会社みどり屋", position: "販売課 主任" },
    { company: "うみべ商会株式会社", position: "店長" },
  ]);
});

test("Japanese skills begin with signs that begin a clause in Chinese", () => {
  const cv = read(
    "三浦 葵\nmiura@example.com\n\n自己PR\nお客さまの声をよく聞きます。\n\nスキル\nExcel, 在庫管理, SAP, 対面販売\n",
  );
  expect(cv.skills.map(({ name }) => name)).toEqual(["Excel", "在庫管理", "SAP", "対面販売"]);
});

test.each([
  ["R1.4〜現在に至る", true],
  ["H25.10〜R1.3", true],
  ["2015年4月から2019年3月まで", true],
  ["2019.03부터 현재까지", true],
  ["2015.07至2019.02", true],
  ["T3/2019 - T5/2020", true],
  ["2019ء تا 2021ء", true],
  ["मार्च 2019 से अब तक", true],
  ["S3.5 of the plan", false],
])("the period %s", (text, isPeriod) => {
  const [date] = scanDates(text);
  expect(date?.kind === "range" && date.start === 0 && date.end === text.length).toBe(isPeriod);
});

test.each([
  ["경기도 수원시 팔달구 효원로 12", true],
  ["강원 영업 담당", false],
  ["石川県金沢市香林坊1-2", true],
  ["県立北高等学校", false],
  ["浙江省杭州市", true],
  ["12 Nguyễn Huệ, Quận 1, TP. Hồ Chí Minh", true],
  ["गांधी नगर, इंदौर", true],
])("the address %s", (text, is) => expect(isAddressOfEast(text)).toBe(is));
