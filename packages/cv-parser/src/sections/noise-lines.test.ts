import { expect, test } from "vitest";
import { parseCvText } from "../parse-cv.ts";

const cv = (foot: string) => `Lena Okonjo
lena.okonjo@post.example

Experience
Bridge Inspector, Tarn Rail Ltd
March 2019 - Present
• Inspects forty bridges a year

Interests
Choral singing
${foot}`;

test.each([
  "Page 1 of 2",
  "Seite 2 von 3",
  "strona 1 z 2",
  "1/2",
  "第 1 页",
  "© 2024 Form Makers Inc.",
  "February 4, 2021 © European Union, 2002-2021",
  "Made with FormBuilder",
  "Erstellt mit Vorlagenwerk",
  "Last updated: March 2024",
  "I hereby declare that all particulars are correct.",
  "Wyrażam zgodę na przetwarzanie danych osobowych.",
  "Autorizzo il trattamento dei dati personali.",
  "Autorizo el tratamiento de mis datos.",
  "Даю согласие на обработку персональных данных.",
])("%s at the foot of a page is no value", (foot) => {
  const { cv: read } = parseCvText(cv(foot));
  expect(read.interests).toEqual(["Choral singing"]);
  expect(JSON.stringify({ ...read, interests: [] })).not.toContain(foot.slice(0, 12));
});

test.each([
  "Place: Tarn\nDate: 12/06/2024\n(Lena Okonjo)",
  "Date:\nPlace:\nSignature",
  "Declaration\nAll that is said here is true to the best of what I know.\nPlace: Tarn\nDate: 12/06/2024",
])("what a form is signed with is no value: %j", (foot) => {
  const { cv: read } = parseCvText(cv(foot));
  expect(read.interests).toEqual(["Choral singing"]);
  expect(read.texts).toEqual([]);
});

test("the rest of a sentence of consent goes with it", () => {
  const { cv: read } = parseCvText(
    cv("I hereby authorise the firm to keep my data for the purpose of choosing a candidate\nand for later posts."),
  );
  expect(read.interests).toEqual(["Choral singing"]);
});

test.each([
  "Wyrażam zgodę na przetwarzanie moich danych osobowych w celu rekrutacji zgodnie z\nRozporządzeniem Parlamentu Europejskiego i Rady.",
  "Autorizzo il trattamento dei miei dati personali ai sensi dell’art.\n13 del Regolamento europeo.",
])("a full line of consent and the number of a law go on: %s", (foot) => {
  expect(parseCvText(cv(foot)).cv.interests).toEqual(["Choral singing"]);
});

test.each(["Created by hand: bookbinding", "2/4 time drumming", "Page turning for pianists"])(
  "%s is an interest",
  (interest) => {
    expect(parseCvText(cv(interest)).cv.interests.join(" ")).toContain(interest.split(" ").at(-1));
  },
);

const form = (note: string) => `履歴書
氏名 佐伯 美緒
生年月日 1990年4月2日
${note}
学歴
2009年4月 みどり川大学 文学部 入学
2013年3月 みどり川大学 文学部 卒業
職歴
2013年4月 株式会社あおば商店 入社
現在に至る`;

test.each([
  "※ 印鑑の欄は不要です。色の付いた枠の中だけに書いてください。",
  "※「扶養」の欄は記入しなくても構いません。記入は任意です。",
  "※ この用紙は黒のボールペンで丁寧に書くこと。数字はアラビア数字で。",
  "※ 当てはまる番号を丸で囲み、写しは添付してください。",
  "※「通勤」の欄については、会社までの時間を分の単位で記入してくださ\nい。書かなくても構いません。",
  "※ 해당하는 칸에만 기재하여 주시기 바랍니다. 사진은 생략 가능합니다.",
  "※ 請以正楷填寫，沒有的項目可不填寫。",
])("a note of the form is no value: %s", (note) => {
  const { cv: read } = parseCvText(form(note));
  for (const part of note.slice(2).split("\n")) expect(JSON.stringify(read)).not.toContain(part);
  expect(read.experiences.map(({ company }) => company)).toEqual(["株式会社あおば商店"]);
  expect(read.educations).toHaveLength(1);
});

test("what a person notes behind the same mark stays", () => {
  const note = "※ 二〇二五年の春に簿記二級の試験を受け、その後も経理の勉強を続けています。";
  expect(parseCvText(form(`自己PR\n${note}`)).cv.personal_info.summary).toContain("経理の勉強");
});
