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
      "Referentin für Pflege\nfür die Heron Jugendhilfe gGmbH 04/2019 - 05/2022\n\nTrainerin im Kita-Bereich\nfür Netzwerk Tarn e.V. 11/2011 – 12/2018\n- Leitung von Gruppen",
    );
    expect(jobs.map(({ company }) => company)).toEqual(["Heron Jugendhilfe gGmbH", "Netzwerk Tarn e.V."]);
  });

  it("takes what somebody helped with for no employer, and small letters with a legal form for one", () => {
    const jobs = jobsOf(
      "Berufserfahrung",
      "Juli 2015 bis Dezember 2016   Werkstudent Softwareentwicklung bei nordal AG\nMithilfe bei der Konzeption und Realisierung eines neuen Ladens\n\nMai 2013 bis Juni 2014   Praktikum als Zeichner bei Hallberg GmbH\nEntwurf von Möbeln",
    );
    expect(jobs.map(({ position, company }) => [position, company])).toEqual([
      ["Werkstudent Softwareentwicklung", "nordal AG"],
      ["Praktikum als Zeichner", "Hallberg GmbH"],
    ]);
  });
});

describe("what stands between an employer and a post", () => {
  it("reads labels beside the dates of each job, and an end of dots", () => {
    const jobs = jobsOf(
      "Work experience",
      "May 2012 - September 2012   Organization: Nordal\n                            Function: Letter carrier\n                            Activities: Delivering letters in the town\nMay 2017 - …                Organization: Heron Statistics\n                            Function: Secretary of the Board\n                            Activities: Writing letters and books",
    );
    expect(jobs).toMatchObject([
      { position: "Letter carrier", company: "Nordal", location: "" },
      { position: "Secretary of the Board", company: "Heron Statistics", location: "", end_date: null },
    ]);
  });

  it("passes over the advisor", () => {
    const jobs = jobsOf(
      "RESEARCH EXPERIENCE",
      "University of Tarn, Tarn, WI      2021 – 2026\nAdvisor: Jesse N. Vale\nDoctoral Research Associate\nDepartment of Biology\n\nUniversity of Nordal, Leeds, FL      2016 – 2018\nAdvisor: Matthew R. Finch\nUndergraduate Research Assistant\nDepartment of Biology",
    );
    expect(jobs.map(({ position }) => position)).toEqual([
      "Doctoral Research Associate",
      "Undergraduate Research Assistant",
    ]);
  });

  it("reads a post that the text begins with before a dash", () => {
    const jobs = jobsOf(
      "BERUF",
      "JUN 2014 – NOV 2014  NORDAL ROBOTIK\nLeiter Gestaltung – In dem noch jungen Haus war ich für sehr verschiedene Themen zuständig wie\nGehäuse und erste Entwürfe.\n- Marketing\n\nFEB 2013 – MAI 2014  HALLBERG\nIndustriedesigner – Durch meine Lehre war ich vor allem für den Bau und die Zeichnungen der neuen\nMöbel zuständig.\n- Modelle",
    );
    expect(jobs.map(({ position, company }) => [position, company])).toEqual([
      ["Leiter Gestaltung", "NORDAL ROBOTIK"],
      ["Industriedesigner", "HALLBERG"],
    ]);
    expect(jobs[0]?.description).toMatch(/^In dem noch jungen Haus/u);
  });

  it("keeps the field behind a dash with the post of an intern", () => {
    const jobs = jobsOf(
      "EXPÉRIENCE PROFESSIONNELLE",
      "Stagiaire – Manufacturing Engineering\nTarn Connectivity\n2024 - 2025\n- Écriture de requêtes.\n\nStagiaire – Data Scientist\nNordal, Pôle Nord\n2022 - 2023\n- Cartographie.",
    );
    expect(jobs[0]).toMatchObject({ position: "Stagiaire – Manufacturing Engineering", company: "Tarn Connectivity" });
  });
});

describe("employers and their rows", () => {
  it("gives a post with a period of its own no employer whose period stands beside it", () => {
    const jobs = jobsOf(
      "EXPERIENCIA LABORAL",
      "Teatro Nordal      Junio 2019 - Marzo 2020\nAnimador infantil\n- Participé como actor en varias obras.\n\nGrupo Hallberg      Agosto 2018 - Diciembre 2018\nAnimador infantil\n- Actuar en fiestas.\n\nProfesor particular      Enero 2015 - Febrero 2015\n- Dirigir a los niños.",
    );
    expect(jobs.map(({ company }) => company)).toEqual(["Teatro Nordal", "Grupo Hallberg", ""]);
  });

  it("goes on below with the form of a company", () => {
    const jobs = jobsOf(
      "EXPERIÊNCIA PROFISSIONAL",
      "Casa Tarn Serviços de Preparação de Documentos\nLtda\nSupervisor de Vendas\nFev/2021 – Out/2021\n- Supervisão da equipe.\n\nBanco Heron\nExecutivo de Contas\nDez/2018 – Fev/2020\n- Gestão de carteira.",
    );
    expect(jobs[0]).toMatchObject({
      position: "Supervisor de Vendas",
      company: "Casa Tarn Serviços de Preparação de Documentos Ltda",
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
      "Proyecto Nordal\nEstudiante de Ingeniería en Desarrollo y Gestión de Software | 2024\nDesarrollé un sistema de citas.\n\nJunior Researcher at department Methodology & Statistics, Leeds    2016 - 2017",
    );
    expect(jobs.map(({ position, company }) => [position, company])).toEqual([
      ["Estudiante de Ingeniería en Desarrollo y Gestión de Software", "Proyecto Nordal"],
      ["Junior Researcher", "department Methodology & Statistics"],
    ]);
  });

  it("takes numbers for no place", () => {
    const jobs = jobsOf(
      "EXPERIENCIA LABORAL",
      "Grupo Nordal - 5550-0142      Junio 2019 - Marzo 2020\nAnimador infantil\n- Participé en obras.\n\nGrupo Hallberg - 5550-0117      Agosto 2018 - Diciembre 2018\nAnimador infantil\n- Actuar en fiestas.",
    );
    expect(jobs.map(({ location }) => location)).toEqual(["", ""]);
  });

  it("parts a company, its department and the post in Korean", () => {
    const jobs = jobsOf(
      "경력 총 4년 8개월",
      "2021.03 ~ 2023.11\t㈜물결커피 잡매니저\n2년 9개월\n2019.06 ~ 2020.12\t㈜물결커피\n1년 7개월\n2018.01 ~ 2019.04\t(주)한빛소프트 디자인팀 · 사원/팀원 · 퍼블리셔\n1년 4개월\n홈페이지 유지보수 및 운영",
    );
    expect(jobs.map(({ position, company }) => [position, company])).toEqual([
      ["잡매니저", "㈜물결커피"],
      ["", "㈜물결커피"],
      ["퍼블리셔", "(주)한빛소프트"],
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
      "Avril 2019 – Août 2019 : Stage au sein de la Banque Heron\nSujet : Développement d’une application\n\nJuillet 2017 – Août 2017 : Stage d’observation à 100TULIPES\nSujet : Gestion de la base de données\n\nJuin 2016 Stage au laboratoire LORN\nMesures",
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
      "De juin 2019 à août 2019   Stage d'étude\n                           Nordal Conseil Rabat, Maroc\n                           Élaboration d'un site\n\nDe mai 2016 à août 2017    Assistante\n                           Université de Lyon, France\n                           Découverte des services",
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
