import { expect, test } from "vitest";
import { layoutOfText } from "../fixtures/layouts.ts";
import { readExperiences } from "./experience.ts";
import { labelledEducations, labelledExperiences } from "./labelled-forms.ts";

const jobs = (text: string) => {
  const layout = layoutOfText(text);
  return labelledExperiences(layout, layout.lines)?.map(
    ({ fields: { position, company, start_date, description } }) => [
      position?.value,
      company?.value,
      start_date?.value,
      description?.value,
    ],
  );
};

test.each([
  ["Swedish", "Arbetsplats: Umeå hamn\nYrke: Svetsare\nAnställningstid: 2014-2018\nAnsvarsområden: Svetsning av rör"],
  ["Danish", "Tidsrum: 2014-2018\nArbejdsplads: Umeå hamn\nStillingsbetegnelse: Svetsare\nOpgaver: Svetsning av rör"],
  ["Norwegian", "Bedrift: Umeå hamn\nStillingstittel: Svetsare\nTidsrom: 2014-2018\nArbeidsoppgaver: Svetsning av rör"],
  ["Finnish", "Yritys: Umeå hamn\nTehtävänimike: Svetsare\nAika: 2014-2018\nTyötehtävät: Svetsning av rör"],
  ["Dutch", "Naam bedrijf: Umeå hamn\nBeroep: Svetsare\nVan - tot: 2014-2018\nTaakomschrijving: Svetsning av rör"],
])("%s labels name the parts of a job", (_, text) => {
  expect(jobs(text)).toEqual([["Svetsare", "Umeå hamn", "2014", "Svetsning av rör"]]);
});

test("labels of schools of the North", () => {
  const layout = layoutOfText("Uddannelsessted: Odense Tekniske Skole\nUddannelse: Smed\nTidsrum: 2008-2011");
  const schools = labelledEducations(layout, layout.lines)?.map(({ fields }) => [
    fields.degree?.value,
    fields.institution?.value,
  ]);
  expect(schools).toEqual([["Smed", "Odense Tekniske Skole"]]);
});

test("the label of a post below a dated head is no town, whatever blank stands before its colon", () => {
  const layout = layoutOfText(
    "2011 - 2015 : Zonnedak BV\nFunctie : Installateur\n2007 - 2011 : Staal Peeters NV\nFunctie : Draaier",
  );
  expect(
    readExperiences(layout, layout.lines).map(({ fields: { position, company, location } }) => [
      position?.value,
      company?.value,
      location?.value,
    ]),
  ).toEqual([
    ["Installateur", "Zonnedak BV", undefined],
    ["Draaier", "Staal Peeters NV", undefined],
  ]);
});
