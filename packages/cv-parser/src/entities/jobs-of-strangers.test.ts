import { describe, expect, it } from "vitest";
import { layoutOfLines } from "../fixtures/layouts.ts";
import { isDateLike } from "../layout/side.ts";
import { parseCvText } from "../parse-cv.ts";
import { readExperiences } from "./experience.ts";

const jobsOf = (title: string, text: string) =>
  (
    parseCvText(`Mara Lindqvist\nmara@example.com\n\n${title}\n\n${text}`, { now: new Date("2026-11-28T00:00:00Z") }).cv
      .experiences ?? []
  ).map(({ position, company, location, end_date, description }) => ({
    position,
    company,
    location,
    end_date,
    description,
  }));

describe("the employer behind a word that leads to it", () => {
  it("reads who it was for where a row begins with the word", () => {
    const jobs = jobsOf(
      "EXPÉRIENCES PROFESSIONNELLES",
      "Vendeuse en boulangerie\nChez Moulin Gris | Mars 2020 - Août 2021\n- Accueil des clients.\n\nCOMPTABLE, CHEZ HERON CONSEIL, LYON\n2014 - 2016\n- Tenue des livres.",
    );
    expect(jobs.map(({ company }) => company)).toEqual(["Moulin Gris", "HERON CONSEIL"]);
  });

  it("reads whom a course was given for", () => {
    const jobs = jobsOf(
      "Berufserfahrung",
      "Referentin für Imkerei\nfür die Heron Jugendhilfe gGmbH 04/2019 - 05/2022\n\nTrainerin im Gartenbau\nfür Netzwerk Tarn e.V. 03/2012 – 10/2017\n- Leitung von Gruppen",
    );
    expect(jobs.map(({ company }) => company)).toEqual(["Heron Jugendhilfe gGmbH", "Netzwerk Tarn e.V."]);
  });

  it("takes what somebody helped with for no employer, and small letters with a legal form for one", () => {
    const jobs = jobsOf(
      "Berufserfahrung",
      "März 2014 bis April 2017   Werkstudent Kartenzeichnen bei nordal AG\nMithilfe bei der Planung des Hafenfestes\n\nMai 2012 bis Juni 2013   Praktikum als Zeichner bei Hallberg GmbH\nEntwurf von Möbeln",
    );
    expect(jobs.map(({ position, company }) => [position, company])).toEqual([
      ["Werkstudent Kartenzeichnen", "nordal AG"],
      ["Praktikum als Zeichner", "Hallberg GmbH"],
    ]);
  });
});

describe("what stands between an employer and a post", () => {
  it("reads labels beside the dates of each job, and an end of dots", () => {
    const jobs = jobsOf(
      "Work experience",
      "April 2011 - January 2013   Organization: Nordal\n                            Function: Letter carrier\n                            Activities: Carrying parcels up the hill\nMay 2017 - …                Organization: Heron Statistics\n                            Function: Treasurer of the Guild\n                            Activities: Writing letters and books",
    );
    expect(jobs).toMatchObject([
      { position: "Letter carrier", company: "Nordal", location: "" },
      { position: "Treasurer of the Guild", company: "Heron Statistics", location: "", end_date: null },
    ]);
  });

  it("passes over the advisor", () => {
    const jobs = jobsOf(
      "RESEARCH EXPERIENCE",
      "University of Tarn, Tarn, WI      2021 – 2026\nAdvisor: Jesse N. Vale\nGraduate Research Associate\nDepartment of Biology\n\nUniversity of Nordal, Leeds, FL      2016 – 2018\nAdvisor: Odo T. Finch\nSummer Research Assistant\nDepartment of Biology",
    );
    expect(jobs.map(({ position }) => position)).toEqual(["Graduate Research Associate", "Summer Research Assistant"]);
  });

  it("reads a post that the text begins with before a dash", () => {
    const jobs = jobsOf(
      "BERUF",
      "JUN 2014 – NOV 2014  NORDAL ROBOTIK\nLeiter Gestaltung – Mit wenigen Leuten war ich auf dieser Werft allein für alle Zeichnungen zuständig wie\nRumpf und Segel.\n- Marketing\n\nFEB 2013 – MAI 2014  HALLBERG\nIndustriedesigner – Mit zwei Tischlern habe ich vor allem Boote gebaut und für die Messe neue\nStände gezeichnet.\n- Modelle",
    );
    expect(jobs.map(({ position, company }) => [position, company])).toEqual([
      ["Leiter Gestaltung", "NORDAL ROBOTIK"],
      ["Industriedesigner", "HALLBERG"],
    ]);
    expect(jobs[0]?.description).toMatch(/^Mit wenigen Leuten/u);
  });

  it("keeps the field behind a dash with the post of an intern", () => {
    const jobs = jobsOf(
      "EXPÉRIENCE PROFESSIONNELLE",
      "Stagiaire – Process Engineering\nTarn Mobility\n2024 - 2025\n- Écriture de requêtes.\n\nStagiaire – Data Scientist\nNordal, Pôle Nord\n2022 - 2023\n- Cartographie.",
    );
    expect(jobs[0]).toMatchObject({ position: "Stagiaire – Process Engineering", company: "Tarn Mobility" });
  });
});

describe("employers and their rows", () => {
  it("gives a post with a period of its own no employer whose period stands beside it", () => {
    const jobs = jobsOf(
      "EXPERIENCIA LABORAL",
      "Teatro Nordal      Abril 2018 - Mayo 2019\nGuía turístico\n- Bailé en la plaza cada domingo.\n\nGrupo Hallberg      Marzo 2016 - Julio 2017\nGuía turístico\n- Paseos por el puerto.\n\nPintor de barcos      Octubre 2013 - Noviembre 2014\n- Pintura de cascos.",
    );
    expect(jobs.map(({ company }) => company)).toEqual(["Teatro Nordal", "Grupo Hallberg", ""]);
  });

  it("goes on below with the form of a company", () => {
    const jobs = jobsOf(
      "EXPERIÊNCIA PROFISSIONAL",
      "Casa Tarn Oficinas de Restauração de Barcos\nLtda\nSupervisor de Vendas\nMar/2018 – Set/2020\n- Supervisão da equipe.\n\nBanco Heron\nExecutivo de Contas\nJan/2015 – Fev/2018\n- Gestão de carteira.",
    );
    expect(jobs[0]).toMatchObject({
      position: "Supervisor de Vendas",
      company: "Casa Tarn Oficinas de Restauração de Barcos Ltda",
    });
  });

  it("parts a town from the form of a company or a bracket before it, and from no other name", () => {
    const jobs = jobsOf(
      "Berufserfahrung",
      "Pflegekraft\nNordal gGmbH Berlin     2014 - 2022\n- Begleitung\n\nAnalystin\nLORN (Labor für Erze) Hamburg     2010 - 2013\n- Messungen\n\nKoch\nHotel Adler Berlin   2008 - 2009\n- Küche",
    );
    expect(jobs.map(({ company, location }) => [company, location])).toEqual([
      ["Nordal gGmbH", "Berlin"],
      ["LORN (Labor für Erze)", "Hamburg"],
      ["Hotel Adler Berlin", ""],
    ]);
  });

  it('keeps what a student studies with the student, and reads a department behind "at"', () => {
    const jobs = jobsOf(
      "EXPERIENCIA LABORAL",
      "Proyecto Nordal\nEstudiante de Ingeniería en Pesca y Acuicultura | 2024\nMedí las redes del puerto.\n\nJunior Researcher at department Tides & Currents, Leeds    2014 - 2015",
    );
    expect(jobs.map(({ position, company }) => [position, company])).toEqual([
      ["Estudiante de Ingeniería en Pesca y Acuicultura", "Proyecto Nordal"],
      ["Junior Researcher", "department Tides & Currents"],
    ]);
  });

  it("takes numbers for no place", () => {
    const jobs = jobsOf(
      "EXPERIENCIA LABORAL",
      "Grupo Nordal - 5550-0142      Abril 2018 - Mayo 2019\nGuía turístico\n- Bailé en la plaza.\n\nGrupo Hallberg - 5550-0117      Marzo 2016 - Julio 2017\nGuía turístico\n- Paseos por el puerto.",
    );
    expect(jobs.map(({ location }) => location)).toEqual(["", ""]);
  });

  it("parts a company, its department and the post in Korean", () => {
    const jobs = jobsOf(
      "경력 총 6년 2개월",
      "2021.03 ~ 2023.11\t㈜물결커피 잡매니저\n2년 9개월\n2019.06 ~ 2020.12\t㈜물결커피\n1년 7개월\n2018.01 ~ 2019.04\t(주)물빛소프트 기획팀 · 사원/팀원 · 편집자\n1년 4개월\n소식지 편집과 배포",
    );
    expect(jobs.map(({ position, company }) => [position, company])).toEqual([
      ["잡매니저", "㈜물결커피"],
      ["", "㈜물결커피"],
      ["편집자", "(주)물빛소프트"],
    ]);
  });

  it("knows lengths of time beside entries in other languages", () => {
    expect(["2년 9개월", "2 года 4 месяца", "1 año 3 meses", "2年9ヶ月"].map(isDateLike)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(["2 Kinder", "3 Jahre Leitung", "9 개"].map(isDateLike)).toEqual([false, false, false]);
  });
});

describe("internships and places in French", () => {
  it("reads where an internship was, whatever the name begins with", () => {
    const jobs = jobsOf(
      "EXPERIENCES PROFESSIONNELLES",
      "Mars 2018 – Juillet 2018 : Stage au sein de la Banque Heron\nSujet : Carte des dunes\n\nJuillet 2017 – Août 2017 : Stage d’observation à 100TULIPES\nSujet : Comptage des ruches\n\nJuin 2016 Stage au laboratoire LORN\nMesures",
    );
    expect(jobs.map(({ position, company }) => [position, company])).toEqual([
      ["Stage", "Banque Heron"],
      ["Stage d’observation", "100TULIPES"],
      ["Stage", "laboratoire LORN"],
    ]);
  });

  it("parts a known town before its country from an employer, but not from a school", () => {
    const jobs = jobsOf(
      "Expériences professionnelles",
      "De mars 2018 à mai 2018   Stage d'étude\n                           Nordal Conseil Rabat, Maroc\n                           Élaboration d'un site\n\nDe mai 2016 à août 2017    Assistante\n                           Université de Lyon, France\n                           Découverte des services",
    );
    expect(jobs.map(({ company, location }) => [company, location])).toEqual([
      ["Nordal Conseil", "Rabat, Maroc"],
      ["Université de Lyon", "France"],
    ]);
  });
});

describe("people beside a job", () => {
  it("takes who led a job in other languages neither as employer nor as post", () => {
    const jobs = jobsOf(
      "Expérience professionnelle",
      "Institut Heron de biologie\t2019 - 2021\nAssistante de recherche\nSuperviseure : Odile Varn\n- Comptage des oiseaux de la baie\n\nUniversité de Tarn\t2017 - 2019\nStagiaire\nDirecteur de stage : Luc Orme\n- Mesures en mer",
    );
    expect(jobs.map(({ position, company }) => [position, company])).toEqual([
      ["Assistante de recherche", "Institut Heron de biologie"],
      ["Stagiaire", "Université de Tarn"],
    ]);
  });
});

describe("dates and texts by their places", () => {
  const at = (date: string, text: string, x: number, bold = false) => ({
    cells: [
      { text: date, x: 40 },
      { text, x, bold },
    ],
  });

  it("reads the end of a period above its beginning", () => {
    const layout = layoutOfLines([
      { ...at("Aug 2020", "Ferry Pilot, Falk Ferries Ltd", 120), gap: 14 },
      at("Mar 2020", "Took nine hundred cars a day over the sound.", 140),
      { ...at("Dec 2018", "Harbour Master, Port of Tarn", 120, true), gap: 14 },
      at("Jan 2017", "Kept berths", 120),
    ]);
    const jobs = readExperiences(layout, layout.lines);
    expect(jobs.map(({ fields }) => [fields.start_date?.value, fields.end_date?.value])).toEqual([
      ["2020-03", "2020-08"],
      ["2017-01", "2018-12"],
    ]);
  });
});

describe("a job that goes on, and one on one's own account", () => {
  it("opens an entry at a word for the present where dates lead the others", () => {
    const french = jobsOf(
      "Expériences",
      "Actuellement : Fleuriste chez Tarn Jardins\nComposition de bouquets\n2015 - 2018 : Vendeuse chez Moulin Gris\nAccueil des clients",
    );
    expect(french.map(({ position, company }) => [position, company])).toEqual([
      ["Fleuriste", "Tarn Jardins"],
      ["Vendeuse", "Moulin Gris"],
    ]);
    const english = jobsOf(
      "Work experience",
      "Current\tHead Florist, Heron Gardens, Leeds\nBouquets\n2012 - 2016\tFlorist, Mill Flowers\nWreaths",
    );
    expect(english.map(({ company }) => company)).toEqual(["Heron Gardens", "Mill Flowers"]);
  });

  it("keeps a word for the present below a date with the job above", () => {
    const jobs = jobsOf(
      "Work experience",
      "2012 - 2016\tFlorist, Mill Flowers\nCurrently: a cooperative of six\n2009 - 2012\tGardener, Heron Gardens\nLawns",
    );
    expect(jobs).toHaveLength(2);
  });

  it("takes a cell for the employer below a post that an employer had to itself", () => {
    const jobs = jobsOf(
      "Experience",
      "Illustrator\nHeron Press\tMay 2016 – Apr 2018\nTarn Books\tSep 2014 – Mar 2016\nCovers of two series.\nIllustrator and painter\tSelf-employed\t2009 – 2014\nTwelve fairs.",
    );
    expect(jobs.at(-1)).toMatchObject({ position: "Illustrator and painter", company: "Self-employed" });
  });
});

it("takes a name before the code of a country for a place only where the town is known", () => {
  const jobs = jobsOf(
    "Experience",
    "Florist\tHeron Gardens UK\t2012 – 2016\nWreaths and bouquets.\nGardener, Hotel Larch, Manchester UK\t2009 – 2012\nLawns and hedges.",
  );
  expect(jobs.map(({ company, location }) => [company, location])).toEqual([
    ["Heron Gardens UK", ""],
    ["Hotel Larch", "Manchester UK"],
  ]);
});
