import { expect, test } from "vitest";
import { formatDate, scanDates } from "./scan-dates.ts";

/** "start..end [text]" of the only date in a text. */
function read(text: string): string {
  return scanDates(text)
    .map(({ start, end, from, to }) => {
      const until = to === null ? "" : to === "present" ? "present" : formatDate(to);
      return `${formatDate(from)}..${until} [${text.slice(start, end)}]`;
    })
    .join(" ");
}

test.each([
  ["09.2018 r. – 10.2020 r.", "2018-09..2020-10"],
  ["wrzesień 2018 r. – obecnie", "2018-09..present"],
  ["09.2018r. - 10.2020r.", "2018-09..2020-10"],
  ["IX 2018 – VI 2020", "2018-09..2020-06"],
  ["XI.2018 – nadal", "2018-11..present"],
  ["с марта 2018 г. по настоящее время", "2018-03..present"],
  ["09.2010г. - 06.2014г.", "2010-09..2014-06"],
  ["з вересня 2015 р. до травня 2018 р.", "2015-09..2018-05"],
  ["2015. god. – 2018. god.", "2015..2018"],
  ["od 2015. godine do danas", "2015..present"],
  ["od roku 2015", "2015..present"],
  ["2015-től 2018-ig", "2015..2018"],
  ["2015-tól napjainkig", "2015..present"],
  ["2015 óta", "2015..present"],
  ["2018'den beri", "2018..present"],
  ["2015 yılından bu yana", "2015..present"],
  ["1392 تا 1394", "2013..2015"],
  ["1398/05 - 1400/02", "2019-07..2021-04"],
  ["من 1430 الى 1434", "2009..2013"],
  ["2015 m. rugsėjis – 2018 m. birželis", "2015-09..2018-06"],
  ["2015. gada septembris – 2018. gada jūnijs", "2015-09..2018-06"],
  ["junij 2015 – avgust 2018", "2015-06..2018-08"],
  ["2017 - по наст.вр.", "2017..present"],
])("reads the whole of %s as %s", (text, dates) => {
  expect(read(text)).toBe(`${dates} [${text}]`);
});

test.each(["Class XII 2018", "Phase II 2015", "v 2015", "2000m relay 2015"])(
  "%s has no month in Roman figures",
  (text) => {
    expect(scanDates(text).map(({ from }) => from.month)).toEqual([null]);
  },
);

test.each(["2018 M.A. in Salt Studies", "2018\tM.Sc. Baking", "2018 M. Sc. Baking", "2018 M.D. with honours"])(
  "in %s the letter behind the year begins a degree",
  (text) => {
    expect(read(text)).toBe("2018.. [2018]");
  },
);

test.each(["مدير عام 2015 - 2018", "مدير عام\t2015 - 2018"])("in %s the word behind the post belongs to it", (text) => {
  expect(read(text)).toBe("2015..2018 [2015 - 2018]");
});

test.each(["3.5 / 4 - 2019", "4.35 من 5 - 2019"])("in %s the scale of a mark is no month", (text) => {
  expect(read(text)).toBe("2019.. [2019]");
});

test.each(["Castles, 1380 – 1400", "1400-1402 kg"])("%s counts no years of other calendars", (text) => {
  expect(read(text)).toBe("");
});

test.each([
  ["2019 - 2021 Junior Surveyor", "2019..2021 [2019 - 2021]"],
  ["2012\tJunior Surveyor", "2012.. [2012]"],
  ["2016 Mayor of Tarn", "2016.. [2016]"],
  ["2016 Junio", "2016-06.. [2016 Junio]"],
])("in %s no month ends within a word", (text, dates) => {
  expect(read(text)).toBe(dates);
});

test.each([
  ["2022年3月-6月 温室项目", "2022-03..2022-06 [2022年3月-6月]"],
  ["2021 年 9 月 - 12 月", "2021-09..2021-12 [2021 年 9 月 - 12 月]"],
  ["2022년 3월 ~ 6월", "2022-03..2022-06 [2022년 3월 ~ 6월]"],
  ["2022.03~06", "2022-03..2022-06 [2022.03~06]"],
  ["2022.03-06", "2022-03..2022-06 [2022.03-06]"],
  ["2019 年3 月2 日~3 月27 日", "2019-03..2019-03 [2019 年3 月2 日~3 月27 日]"],
  ["2021年9月4日〜10月 3 日", "2021-09..2021-10 [2021年9月4日〜10月 3 日]"],
  ["2022-03-06", "2022-03.. [2022-03-06]"],
  ["2022年11月-3月", "2022-11.. [2022年11月]"],
  ["2022年3月 - 2023年4月", "2022-03..2023-04 [2022年3月 - 2023年4月]"],
])("reads two months of one year in %s", (text, dates) => {
  expect(read(text)).toBe(dates);
});
