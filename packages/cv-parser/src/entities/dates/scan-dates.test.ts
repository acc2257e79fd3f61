import { expect, test } from "vitest";
import { formatDate, isDurationOnly, scanDates } from "./scan-dates.ts";

/** "start..end" of the only date in a text. */
function read(text: string): string {
  const matches = scanDates(text);
  return matches
    .map(({ from, to }) => `${formatDate(from)}..${to === null ? "" : to === "present" ? "present" : formatDate(to)}`)
    .join(" ");
}

test.each([
  ["Mar 2019 – Present", "2019-03..present"],
  ["05.04. – 20.06.2017", "2017-04..2017-06"],
  ["12/09 a 30/09/2016", "2016-09..2016-09"],
  ["06/02 – 08/24/2018", "2018-06..2018-08"],
  ["desde el 2011 hasta la fecha", "2011..present"],
  ["a partir del año 2004 hasta el 2009", "2004..2009"],
  ["a partir de 2018", "2018..present"],
  ["April 2018 to Present", "2018-04..present"],
  ["04.2018 - ∞", "2018-04..present"],
  ["Nov 17, 2016 - Present", "2016-11..present"],
  ["since January 2016", "2016-01..present"],
  ["2018-04-01 — 2019-01-31", "2018-04..2019-01"],
  ["01.04.2019 - 31.03.2020", "2019-04..2020-03"],
  ["01/2020 – 06/2021", "2020-01..2021-06"],
  ["2012–Now", "2012..present"],
  ["2018/19", "2018..2019"],
  ["Jan – Mar 2019", "2019-01..2019-03"],
  ["Sept '19 – Feb '21", "2019-09..2021-02"],
  ["Spring 2019 - Fall 2020", "2019..2020"],
  ["Jan 2020 - Mar 2021 (1 year 3 months)", "2020-01..2021-03"],
  ["März 2010 — Aug. 2012", "2010-03..2012-08"],
  ["von 03.2019 bis heute", "2019-03..present"],
  ["seit 04/2019", "2019-04..present"],
  ["septembre 2019 – aujourd’hui", "2019-09..present"],
  ["depuis septembre 2019", "2019-09..present"],
  ["enero de 2019 - actualidad", "2019-01..present"],
  ["desde marzo de 2020", "2020-03..present"],
  ["desde 2019", "2019..present"],
  ["Desde 2019 hasta la actualidad", "2019..present"],
  ["Enero de 2020 - hasta la fecha", "2020-01..present"],
  ["AUG 2019- TO May 2020", "2019-08..2020-05"],
  ["2019 – até os dias atuais", "2019..present"],
  ["01/2018 para 11/2019", "2018-01..2019-11"],
  ["fev./2019 – dez./2020", "2019-02..2020-12"],
  ["Ago/22 - Atual", "2022-08..present"],
  ["de março de 2018 até o momento", "2018-03..present"],
  ["maggio 2019 - oggi", "2019-05..present"],
  ["dal 2015 al 2018", "2015..2018"],
  ["januari 2016 – heden", "2016-01..present"],
  ["sinds 2019", "2019..present"],
  ["fra 2019 til nå", "2019..present"],
  ["styczeń 2018 - obecnie", "2018-01..present"],
  ["iunie 2017 – prezent", "2017-06..present"],
  ["ianuarie 2015 - decembrie 2016 (1 an 11 luni)", "2015-01..2016-12"],
  ["červen 2014 – červenec 2018", "2014-06..2018-07"],
  ["září 2019 – dosud", "2019-09..present"],
  ["2016 szeptember – jelenleg", "2016-09..present"],
  ["toukokuu 2015 – joulukuu 2019", "2015-05..2019-12"],
  ["aug 2018 – tills vidare", "2018-08..present"],
  ["Led 2019 migration", "2019.."],
  ["май 2019 – настоящее время", "2019-05..present"],
  ["2019年4月 – 至今", "2019-04..present"],
  ["May 2020 -", "2020-05..present"],
  ["26 November 1865", "1865-11.."],
  ["12/2019", "2019-12.."],
  ["Start June 2017", "2017-06.."],
  ["year–year", ".."],
  ["MM/YYYY - MM/YYYY", ".."],
  ["mes año – presente", ".."],
])("reads %s as %s", (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each(["Start June 2017", "MM/YYYY - MM/YYYY", "Expected May 2027", "2010-2014 (expected)"])(
  "takes the whole of %s",
  (text) => {
    expect(scanDates(text)).toMatchObject([{ start: 0, end: text.length }]);
  },
);

test.each([
  "from year to year",
  "a year-long project",
  "1,300 stars on GitHub",
  "a 2,400 page manual",
  "order 20195",
  "£2021 fee",
  "may do it",
  "page 12/13",
])("finds no date in %s", (text) => {
  expect(scanDates(text)).toEqual([]);
});

test("gives offsets into the original text, accents and all", () => {
  const text = "Zaragoza, España (enero de 2019 - actualidad)";
  const [match] = scanDates(text);
  expect(text.slice(match?.start, match?.end)).toBe("enero de 2019 - actualidad");
});

test("a range never ends before it begins", () => {
  expect(read("2019 - 2015")).toBe("2019.. 2015..");
});

test.each([
  "5 years 2 months",
  "3 yrs",
  "4 Jahre 1 Monat",
  "(2 ans et 3 mois)",
  "1 año 6 meses",
  "6 лет 3 месяца",
  "2 роки",
  "3 Wochen",
  "(6 semaines)",
  "10 días",
])("%s says only how long", (text) => expect(isDurationOnly(text)).toBe(true));

test.each(["2019 - 2021", "5 years of practice", "3 m", ""])("%s says more, or nothing", (text) =>
  expect(isDurationOnly(text)).toBe(false),
);
