import { describe, expect, test } from "vitest";
import { parseCvText } from "../parse-cv.ts";

/** Lines as people of Spain, Portugal and Latin America type them, read from the text to the values. */
const read = (...lines: string[]) =>
  parseCvText(["Nora Salvatierra Luque", "nora.luque@post.example | 600 70 80 90", "", ...lines].join("\n"), {
    now: new Date("2026-11-21T00:00:00Z"),
  }).cv;
const jobs = (...lines: string[]) =>
  read("EXPERIENCIA LABORAL", ...lines).experiences.map((job) => [
    job.position,
    job.company,
    job.location,
    job.start_date,
    job.end_date,
  ]);
const schools = (...lines: string[]) =>
  read("FORMACIÓN", ...lines).educations.map((school) => [
    school.degree,
    school.institution,
    school.start_date,
    school.end_date,
  ]);

describe("periods", () => {
  test("'del … al …' alone above labels dates what the labels name", () => {
    expect(
      jobs(
        "Del 01/04/2016 al 30/09/2019",
        "Empresa: Viveros Tajuña, Lugo",
        "Cargo: Jardinera",
        "",
        "Del 01/02/2012 al 31/03/2016",
        "Empresa: Huertos Reunidos, Lugo",
        "Cargo: Peona",
      ).map(([post, firm, , from, to]) => [post, firm, from, to]),
    ).toEqual([
      ["Jardinera", "Viveros Tajuña", "2016-04", "2019-09"],
      ["Peona", "Huertos Reunidos", "2012-02", "2016-03"],
    ]);
  });

  test("two labels tell one period, and the number of an entry is no part of its name", () => {
    const names = ([post, firm, , from, to]: ReturnType<typeof jobs>[number]) => [post, firm, from, to];
    expect(
      jobs(
        "1. Viveros Tajuña",
        "Cargo: Jardinera",
        "Fecha de inicio: 01 de febrero de 2019",
        "Fecha de terminación: 15 de diciembre de 2020",
        "2. Huertos Reunidos",
        "Cargo: Peona",
        "Fecha de inicio: 15 de enero de 2015",
        "Fecha de terminación: 30 de noviembre de 2018",
      ).map(names),
    ).toEqual([
      ["Jardinera", "Viveros Tajuña", "2019-02", "2020-12"],
      ["Peona", "Huertos Reunidos", "2015-01", "2018-11"],
    ]);
  });

  test("a month behind its year and a dash is no end of a period", () => {
    expect(jobs("2017 - Agosto\tJardinera", "\tViveros Tajuña", "- Podas").map((job) => job.slice(0, 4))).toEqual([
      ["Jardinera", "Viveros Tajuña", "", "2017-08"],
    ]);
  });

  test.each([
    ["Concluido en 2012", "2012"],
    ["Egresado en 2012", "2012"],
    ["En curso", undefined],
  ])("'%s' behind a degree dates it, and another one without a year goes with its own school", (state, year) => {
    expect(
      schools(
        `Tecnicatura en Jardinería – ${state}`,
        "Instituto Superior Las Acacias",
        "",
        "Bachillerato – Concluido en 2008",
        "Colegio San Telmo",
      ),
    ).toEqual([
      ["Tecnicatura en Jardinería", "Instituto Superior Las Acacias", undefined, year],
      ["Bachillerato", "Colegio San Telmo", undefined, "2008"],
    ]);
  });

  test("the label of the end may stand before the years of a school", () => {
    expect(schools("Instituição: Escola Rio Verde", "Curso: Técnico em Química", "Conclusão: 2014 - 2016")).toEqual([
      ["Técnico em Química", "Escola Rio Verde", "2014", "2016"],
    ]);
  });

  test("the year of school that a row begins with is no month and no rest of the row above", () => {
    expect(
      schools(
        "2010 - 2013. 12.º ano. Escola Secundária da Ria. Aveiro.",
        "2007 - 2010. 9.º ano. Escola Básica do Cais. Aveiro.",
      ),
    ).toEqual([
      ["12.º ano", "Escola Secundária da Ria", "2010", "2013"],
      ["9.º ano", "Escola Básica do Cais", "2007", "2010"],
    ]);
  });
});

describe("how long, in place of when", () => {
  test("a list of jobs without dates is parted by how long each was", () => {
    expect(
      jobs(
        "Jardinera – Viveros Tajuña – 2 años y 3 meses",
        "Peona – Huertos Reunidos – 1 año",
        "Cajera – Supermercado Luz – 6 meses",
      ).map(([post, firm]) => [post, firm]),
    ).toEqual([
      ["Jardinera", "Viveros Tajuña"],
      ["Peona", "Huertos Reunidos"],
      ["Cajera", "Supermercado Luz"],
    ]);
    expect(
      jobs(
        "Colégio Rio Verde",
        "Professora de Química no Ensino Médio –18 anos",
        "Anglo Tarn",
        "Professora de Química no Intensivo – 4 anos (atual)",
        "",
        "Santos Velhos, junho de 2024",
      ),
    ).toEqual([
      ["Professora de Química no Ensino Médio", "Colégio Rio Verde", "", undefined, undefined],
      ["Professora de Química no Intensivo", "Anglo Tarn", "", undefined, undefined],
    ]);
  });

  test("a number that closes a name before the years is no month", () => {
    expect(schools("Secundaria\tEsc. Sec. Técnica No. 12\t1996 - 1999")).toEqual([
      ["Secundaria", "Esc. Sec. Técnica No. 12", "1996", "1999"],
    ]);
    expect(jobs("Vendedora, Almacenes Paz, 2001 - 2002").map(([, firm, , from]) => [firm, from])).toEqual([
      ["Almacenes Paz", "2001"],
    ]);
  });
});

describe("schools", () => {
  test.each([
    ["Ingeniera Técnica por la Universidad de Lugo (2003-2007)", "Ingeniera Técnica", "Universidad de Lugo"],
    ["Licenciada em Física pela Universidade do Cais (2003-2007)", "Licenciada em Física", "Universidade do Cais"],
    ["Máster en Cocina Fría en la Universidad de Lugo (2003-2007)", "Máster en Cocina Fría", "Universidad de Lugo"],
    ["Curso de Poda en la Escuela del Agua, 2003-2007", "Curso de Poda", "Escuela del Agua"],
    ["Técnico em Química pela Escola Técnica do Cais, 2003-2007", "Técnico em Química", "Escola Técnica do Cais"],
    [
      "Curso em Gestão na Faculdade do Cais, com duração de 80 horas (2003-2007)",
      "Curso em Gestão",
      "Faculdade do Cais",
    ],
    ["2003-2007\tEnseñanza media: Liceo A-12, Temuco", "Enseñanza media", "Liceo A-12"],
    ["2003-2007\tSecundaria: U.E. Andrés Luque", "Secundaria", "U.E. Andrés Luque"],
  ])("in '%s' stand a degree and who gave it, and no mark", (line, degree, school) => {
    expect(read("FORMACIÓN", line).educations.map((each) => [each.degree, each.institution, each.gpa])).toEqual([
      [degree, school, ""],
    ]);
  });
});

describe("dots of abbreviations", () => {
  test("those of a legal form or a state end no sentence and no name of a row", () => {
    expect(
      jobs("Agosto 2019 – Julio 2021\tJardinera", "\tViveros Tajuña S.A. de C.V., García, N.L.", "\t- Podas"),
    ).toEqual([["Jardinera", "Viveros Tajuña S.A. de C.V.", "García, N.L.", "2019-08", "2021-07"]]);
    expect(
      jobs(
        "• 2018 - 2020 – Huertos Reunidos",
        "Cargo: Jardinera",
        "",
        "• 2015 – Viveros Tajuña S.A.",
        "Cargo: Peona",
      ).map(([post, firm]) => [post, firm]),
    ).toEqual([
      ["Jardinera", "Huertos Reunidos"],
      ["Peona", "Viveros Tajuña S.A."],
    ]);
  });

  test("behind the form of a company stands where it is, known or not", () => {
    const place = ([, firm, town]: ReturnType<typeof jobs>[number]) => [firm, town];
    expect(jobs("2013 - 2014. Viveros Tajuña S.L. Sevilla.", "Jardinera").map(place)).toEqual([
      ["Viveros Tajuña S.L.", "Sevilla"],
    ]);
    expect(jobs("Viveros Tajuña S.L. – Ribalta", "Jardinera", "De mayo de 2013 a junio de 2014").map(place)).toEqual([
      ["Viveros Tajuña S.L.", "Ribalta"],
    ]);
  });

  test("letters and a number name a school", () => {
    expect(schools("Perito Mercantil, E.E.M. N.º 14, Ribalta, 2005 - 2010")).toEqual([
      ["Perito Mercantil", "E.E.M. N.º 14", "2005", "2010"],
    ]);
  });
});

describe("sentences", () => {
  test("the post before a full stop opens the text below employer and period", () => {
    expect(
      jobs("03/2017 – 05/2019. Residencia Los Tilos. Sevilla.", "Auxiliar de enfermería. Curas y vigilancia nocturna."),
    ).toEqual([["Auxiliar de enfermería", "Residencia Los Tilos", "Sevilla", "2017-03", "2019-05"]]);
  });

  test("an employer behind 'en' is told by the town in brackets that closes the sentence", () => {
    expect(jobs("De mayo de 2013 a junio de 2015: Conductora de reparto en Rápidos Luque (Paterna).")).toEqual([
      ["Conductora de reparto", "Rápidos Luque", "Paterna", "2013-05", "2015-06"],
    ]);
  });

  test("an employer behind 'en' is told where nothing else of the entry is one, and a subject is none", () => {
    expect(
      jobs(
        "Marzo 2020 / Actualidad: Repartidora en Rayo.",
        "Enero 2018 / Febrero 2020: Técnica en Riego.",
        "Enero 2016 / Diciembre 2017: Cadete en Correo Alado.",
      ).map(([post, firm]) => [post, firm]),
    ).toEqual([
      ["Repartidora", "Rayo"],
      ["Técnica en Riego", ""],
      ["Cadete", "Correo Alado"],
    ]);
  });

  test("'en el' leads to an employer, and to no part of one", () => {
    expect(
      jobs("Camarera en el Hotel Luz, Palma, 2015-2017", "Jardinera en la Zona Norte, Viveros Tajuña, 2009-2011").map(
        ([post, firm]) => [post, firm],
      ),
    ).toEqual([
      ["Camarera", "Hotel Luz"],
      ["Jardinera en la Zona Norte", "Viveros Tajuña"],
    ]);
  });

  test("a label of the post behind employer and period is no rest of a sentence", () => {
    expect(
      jobs(
        "Viveros Tajuña (Julio 2018 – A la fecha). Puesto: Jardinera.",
        "Huertos Reunidos (Enero 2015 – Junio 2018). Puesto: Peona.",
      ).map(([post, firm, , from]) => [post, firm, from]),
    ).toEqual([
      ["Jardinera", "Viveros Tajuña", "2018-07"],
      ["Peona", "Huertos Reunidos", "2015-01"],
    ]);
  });

  test("partners and legal forms stay with the name of a firm", () => {
    expect(jobs("Abogada | Rueda, Salas & Asociados | Lugo | 2015 - 2017").map(([, firm]) => firm)).toEqual([
      "Rueda, Salas & Asociados",
    ]);
    expect(jobs("Diretora de Obra, Pontes do Sul, SGPS, Lisboa", "2010 - 2013").map(([, firm]) => firm)).toEqual([
      "Pontes do Sul, SGPS",
    ]);
  });
});

describe("who somebody is", () => {
  const address = "Urb. La Norada, sector 5, Valencia, Edo. Carabobo";
  test("an address that begins with a word of the e-mail is no name", () => {
    const { personal_info } = read(address, "", "EXPERIENCIA LABORAL", "Jardinera, Viveros Tajuña, 2015 - 2017");
    expect([personal_info.name, personal_info.location]).toEqual(["Nora Salvatierra Luque", address]);
  });

  test.each([
    ["Apellidos y nombres: SALVATIERRA LUQUE, Nora", "SALVATIERRA LUQUE, Nora"],
    ["Apelido(s) / Nome(s) próprio(s)\tSalvatierra Luque, Nora", "Salvatierra Luque, Nora"],
  ])("a name is whole behind '%s'", (line, name) => {
    const text = `CURRICULUM VITAE\n\n${line}\nC.I. 4.567.890-1 | 32 años\nCalle 5 de Mayo No. 12, Col. Centro, C.P. 68000, Ribalta, Oax.\nCel. 099 123 456\nnsl@post.example\n\nEXPERIENCIA LABORAL\nJardinera, Viveros Tajuña, 2015 - 2017`;
    const { personal_info } = parseCvText(text).cv;
    expect([personal_info.name, personal_info.phone, personal_info.summary]).toEqual([name, "099 123 456", ""]);
  });

  test("a labelled address is no summary, however many words it has", () => {
    const { personal_info } = read(
      "DATOS PERSONALES",
      "Domicilio: Av. de los Fresnos 456, Col. Los Nogales, C.P. 03020, Ciudad de México",
      "",
      "EXPERIENCIA LABORAL",
      "Jardinera, Viveros Tajuña, 2015 - 2017",
    );
    expect([personal_info.summary, personal_info.location]).toEqual([
      "",
      "Av. de los Fresnos 456, Col. Los Nogales, C.P. 03020, Ciudad de México",
    ]);
  });
});

describe("lists", () => {
  test("how long a course took is no part of its name, and taking part in something unnamed is none", () => {
    const { certifications } = read(
      "EXPERIENCIA LABORAL",
      "Jardinera, Viveros Tajuña, 2015 - 2017",
      "",
      "CURSOS",
      "• Poda de frutales (40 horas), 2014",
      "• Riego por goteo – Escuela del Agua (120 horas)",
      "• Certificado de Participación",
    );
    expect(certifications.map(({ name }) => name)).toEqual(["Poda de frutales", "Riego por goteo"]);
  });

  test("quotes and a word for giving part a course from who held it", () => {
    const { certifications } = read(
      "EXPERIENCIA LABORAL",
      "Jardinera, Viveros Tajuña, 2015 - 2017",
      "",
      "CURSOS REALIZADOS",
      "«Poda en altura». Escuela del Agua. 2016. 50 horas.",
      "«Riego por goteo». Huertos Reunidos. Lugo, marzo de 2018.",
      "Gallego B1 por la Escuela Oficial de Lenguas de Lugo. 2014.",
    );
    expect(certifications.map(({ name, issuer }) => [name, issuer])).toEqual([
      ["Poda en altura", "Escuela del Agua"],
      ["Riego por goteo", "Huertos Reunidos"],
      ["Gallego B1", "Escuela Oficial de Lenguas de Lugo"],
    ]);
  });

  test("an item that could be a title stays in its list where titles have space above them", () => {
    const { certifications, languages } = read(
      "EXPERIENCIA LABORAL",
      "Jardinera, Viveros Tajuña, 2015 - 2017",
      "",
      "FORMACIÓN",
      "Bachillerato, Colegio San Telmo, 2008",
      "",
      "CURSOS COMPLEMENTARES",
      "Curso de Poda de Frutales",
      "Informática Básica",
      "",
      "IDIOMAS",
      "Inglés: B1",
    );
    expect(certifications.map(({ name }) => name)).toEqual(["Curso de Poda de Frutales", "Informática Básica"]);
    expect(languages.map(({ name }) => name)).toEqual(["Inglés"]);
  });

  test("'manejo de' before an item written small belongs to that item alone", () => {
    const { skills } = read(
      "HABILIDADES",
      "Manejo de caja, Ventas, Orden",
      "",
      "EXPERIENCIA",
      "Cajera, Luz, 2015 - 2017",
    );
    expect(skills.map(({ name }) => name)).toEqual(["Manejo de caja", "Ventas", "Orden"]);
  });
});
