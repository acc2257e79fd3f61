import { describe, expect, test } from "vitest";
import { layoutOfLines, layoutOfText, line } from "../../fixtures/layouts.ts";
import type { LineSpec } from "../../fixtures/layouts.ts";
import { findLinks } from "./links.ts";
import { findLocation } from "./location.ts";
import { shippedLabeller } from "../../labels/shipped-weights.ts";
import { findName, findNameByMail } from "./name.ts";
import { findEmail, findPhone } from "./phone-and-mail.ts";
import { findTitle } from "./title.ts";

describe("phone numbers", () => {
  test.each([
    ["+353 20 917 4062", "+353 20 917 4062"],
    ["(512) 555-0143", "(512) 555-0143"],
    ["Tel.: 06 39 98 41 27", "06 39 98 41 27"],
    ["Telefon +49 (0)89 99998-127", "+49 (0)89 99998-127"],
    ["Móvil: +34 600 000 142", "+34 600 000 142"],
    ["07700 900418", "07700 900418"],
    ["Phone: 0041 44 555 01 27", "0041 44 555 01 27"],
    ["+55 41 95555-0133", "+55 41 95555-0133"],
    ["手机：138 0013 8000", "138 0013 8000"],
    ["514.555.0119", "514.555.0119"],
    ["(207) 288-2026", "(207) 288-2026"],
    ["تلفن: ۰۹۱۲۵۵۵۰۱۸۷", "۰۹۱۲۵۵۵۰۱۸۷"],
    ["〒604-0001 電話 075-555-0142", "075-555-0142"],
    ["Mobile\t+353 20\t917 4062", "+353 20 917 4062"],
    ["Lindenallee 14\t0341 555 0182", "0341 555 0182"],
    ["BRIGID@HARBOURAID.EXAMPLE\n+353209174062", "+353209174062"],
  ])("reads %s", (text, phone) => {
    const layout = layoutOfText(text);
    expect(findPhone(layout, layout.lines, [])?.value).toBe(phone);
  });

  test.each([
    "2018-04-01 - 2019-03-31",
    "ORCID 0000-0002-1825-0097",
    "Fax: 030 1234",
    "04/2019 - 05/2021",
    "450 000 membres",
  ])("takes %s for no number", (text) => {
    const layout = layoutOfText(text);
    expect(findPhone(layout, layout.lines, [])).toBeNull();
  });
});

describe("e-mail addresses", () => {
  test("the first one of the contact lines wins over those elsewhere", () => {
    const layout = layoutOfText("Ada Example\nE-mail: ada@example.org\nReferee: bob@example.com");
    expect(findEmail(layout, layout.lines.slice(0, 2), layout.lines.slice(2))?.value).toBe("ada@example.org");
  });

  test.each([
    ["nora_blaine-17\n@post.example", "nora_blaine-17@post.example"],
    ["E-mail: n.blaine\n@mail.tarn.example", "n.blaine@mail.tarn.example"],
    ["020 7946 0991\tNoraBlaine@gmail .com", "NoraBlaine@gmail.com"],
  ])("an address that breaks before its sign, or its ending, is whole: %s", (text, mail) => {
    const layout = layoutOfText(text);
    expect(findEmail(layout, layout.lines, [])?.value).toBe(mail);
  });

  test("an address broken by a narrow column is put together", () => {
    const layout = layoutOfLines([line("henrike.osterloh@beispiel.exam"), line("ple")]);
    expect(findEmail(layout, layout.lines, [])?.value).toBe("henrike.osterloh@beispiel.example");
    const hyphen = layoutOfLines([line("jean-"), line("baptiste.nguyen@exampl"), line("e.com")]);
    expect(findEmail(hyphen, hyphen.lines, [])?.value).toBe("jean-baptiste.nguyen@example.com");
    const capitals = layoutOfLines([line("ADA.LOVELACE@EXAMPL"), line("E.COM")]);
    expect(findEmail(capitals, capitals.lines, [])?.value).toBe("ADA.LOVELACE@EXAMPLE.COM");
  });
});

describe("names", () => {
  const nameIn = (specs: LineSpec[]) => {
    const layout = layoutOfLines(specs);
    return findName(layout, layout.lines, { email: findEmail(layout, layout.lines, []), names: null })?.value;
  };

  test("a label of both names tells a name as registers write it", () => {
    expect(nameIn([line("Surname / First name(s): EXAMPLE, Ada Bea")])).toBe("EXAMPLE, Ada Bea");
  });

  test.each([
    ["Nachname: Beispiel", "Vorname: Ida"],
    ["Name: Beispiel", "Vorname: Ida"],
    ["Nazwisko: Beispiel", "Imię: Ida"],
    ["Efternamn: Beispiel", "Förnamn: Ida"],
    ["Achternaam: Beispiel", "Voornaam: Ida"],
  ])("%s above %s are the halves of a name", (family, given) => {
    expect(nameIn([line(family), line(given)])).toBe("Ida Beispiel");
  });

  test.each([
    ["Ada Sample-", "Example", "Ada Sample-Example"],
    ["Maarten van der", "Voorbeeld", "Maarten van der Voorbeeld"],
    ["Hello, I'm Ada Example", "Storyteller of small things", "Ada Example"],
    ["ADABEL MA", "Baker", "ADABEL MA"],
    ["Adabel Ba", "Baker", "Adabel Ba"],
    ["Curriculum vitæ: Ada EXAMPLE", "Baker", "Ada EXAMPLE"],
  ])("%s above %s", (first, second, name) => {
    expect(nameIn([line(first, { size: 22 }), line(second, { size: 22 }), line("ada@example.org")])).toBe(name);
  });

  test.each([
    ["Dr. med. Anna Beispiel", "Dr. med. Anna Beispiel"],
    ["Nur Contoh binti Misal", "Nur Contoh binti Misal"],
    ["EJEMPLO, Maria Ana", "Maria Ana EJEMPLO"],
  ])("%s above an address that says nothing", (text, name) => {
    expect(nameIn([line(text), line("mail@example.org")])).toBe(name);
  });

  test("lists of names know a person whose family name means a firm", () => {
    const layout = layoutOfLines([line("Zoë Çelik"), line("mail@example.org")]);
    const { names } = shippedLabeller();
    expect(findName(layout, layout.lines, { email: null, names })?.value).toBe("Zoë Çelik");
    expect(findName(layout, layout.lines, { email: null, names: null })).toBeNull();
  });

  test("the largest line that reads like a person", () => {
    expect(
      nameIn([
        line("CURRICULUM VITAE", { size: 22 }),
        line("Aoife Ní Bhriain", { size: 20 }),
        line("Registered General Nurse"),
      ]),
    ).toBe("Aoife Ní Bhriain");
  });

  test("the part before a comma or dash when the title stands on the same line", () => {
    expect(nameIn([line("Maarten van der Heijden, Graphic Designer", { size: 18 }), line("maarten@example.org")])).toBe(
      "Maarten van der Heijden",
    );
    expect(nameIn([line("Ada Example – Baker", { size: 18 })])).toBe("Ada Example");
  });

  test("two lines of large type are one name", () => {
    expect(
      nameIn([
        line("Sofía", { size: 26 }),
        line("del Valle Arriaga", { size: 26 }),
        line("sofia.delvalle@example.com"),
      ]),
    ).toBe("Sofía del Valle Arriaga");
  });

  test.each([
    "Johanna Maria von und zu Beispiel-Musterstadt",
    "María de los Ángeles Ejemplo de la Muestra Prueba",
    "Ana Luísa dos Santos Exemplo da Silva Amostra",
  ])("%s is a name, however many words stand between its parts", (name) => {
    expect(nameIn([line(name), line("cook@example.org")])).toBe(name);
  });

  test.each([
    ["ROSE ACHIENG.", "ROSE ACHIENG"],
    ["Rose Achieng O.", "Rose Achieng O."],
    ["Rose Achieng Jr.", "Rose Achieng Jr."],
  ])("a full stop behind a name is no part of it, that of an abbreviation is: %s", (text, name) => {
    expect(nameIn([line(text, { size: 20 }), line("rose@example.org")])).toBe(name);
  });

  test("letters after the name are no part of it", () => {
    expect(nameIn([line("Jane Roe, PhD", { size: 20 }), line("jane@example.org")])).toBe("Jane Roe");
  });

  test.each(["Senior Software Engineer", "Galway, Ireland", "42 Mill Lane", "Corrib Bay University Hospital"])(
    "%s names nobody",
    (text) => {
      expect(nameIn([line(text), line("info@example.org")])).toBeUndefined();
    },
  );

  test.each([
    ["履 歴 書\n氏名　小野寺 美咲\n生年月日　1990年4月1日", "小野寺 美咲"],
    ["职位：园艺师\n姓名：周敏 性别：女 电话：13800138000", "周敏"],
    ["履歴書\n【氏名】\t高瀬\t涼子\t(女)", "高瀬 涼子"],
  ])("a label of a form tells the name that stands behind it: %s", (text, name) => {
    const layout = layoutOfText(text);
    expect(findName(layout, layout.lines, { email: null, names: null })?.value).toBe(name);
  });

  test("far from the contact lines the address tells the name", () => {
    const layout = layoutOfText("Certifications\nPRINCE2 Practitioner\nPriya Nadar\npriya.nadar@mail.example");
    expect(findNameByMail(layout, { email: findEmail(layout, layout.lines, []), names: null })?.value).toBe(
      "Priya Nadar",
    );
  });
});

describe("places", () => {
  test.each([
    ["Address: Galway, Ireland", "Galway, Ireland"],
    ["Adresas: Liepų al. 10, Paupys", "Liepų al. 10, Paupys"],
    ["Elukoht: Pärna tn 4, Männiku", "Pärna tn 4, Männiku"],
    ["İkamet: Kavaklı / Bursa", "Kavaklı / Bursa"],
    ["ul. Lipowa 12/4, 61-001 Borowo", "ul. Lipowa 12/4, 61-001 Borowo"],
    ["Austin, TX | (512) 555-0143", "Austin, TX"],
    ["ada@example.org · Zaragoza, España", "Zaragoza, España"],
    ["Adresse : 12 rue des Lilas, 69003 Lyon", "12 rue des Lilas, 69003 Lyon"],
    [
      "Residência: Rua das Acácias, 24 - Casa 6 - Centro - Santos – SP",
      "Rua das Acácias, 24 - Casa 6 - Centro - Santos – SP",
    ],
    [
      "Rua das Acácias, 24, Apto 6, Centro, Santos, SP 11010150",
      "Rua das Acácias, 24, Apto 6, Centro, Santos, SP 11010150",
    ],
    [
      "17 Prime Avenue, Apt 37, Springfield, Pennsylvania 10111, USA",
      "17 Prime Avenue, Apt 37, Springfield, Pennsylvania 10111, USA",
    ],
  ])("reads %s", (text, place) => {
    const layout = layoutOfText(text);
    expect(findLocation(layout, layout.lines, [])?.value).toBe(place);
  });

  test("a town below the street that a label stands before is part of the address, a number is not", () => {
    const whole = layoutOfText("Anschrift: Lindenweg 12\n24103 Kielhafen\nTelefon: 0431 5550142");
    expect(findLocation(whole, whole.lines, [])?.value).toBe("Lindenweg 12, 24103 Kielhafen");
    const street = layoutOfText("Anschrift: Lindenweg 12\n0431 5550142");
    expect(findLocation(street, street.lines, [])?.value).toBe("Lindenweg 12");
  });

  test("a place broken over two lines is read whole", () => {
    const layout = layoutOfLines([line("Location: Sheffield, United"), line("Kingdom")]);
    expect(findLocation(layout, layout.lines, [])?.value).toBe("Sheffield, United Kingdom");
  });

  test.each([
    ["4821 Heron Way, Reed Harbor, QX 90417\nida@reeds.example", "4821 Heron Way, Reed Harbor, QX 90417"],
    ["6120 Heron Dr, Saltmarsh QX 20417\nida@reeds.example", "6120 Heron Dr, Saltmarsh QX 20417"],
    [
      "Rua das Garças, 185, Apto 1101, Porto Novo 90650090\nida@reeds.example",
      "Rua das Garças, 185, Apto 1101, Porto Novo 90650090",
    ],
    [
      "House B22, Heron Estate, Reedbank,\nLisbon, Portugal\nida@reeds.example",
      "House B22, Heron Estate, Reedbank, Lisbon, Portugal",
    ],
  ])("reads the whole address of %j", (text, address) => {
    const layout = layoutOfText(text);
    expect(findLocation(layout, layout.lines, [])?.value).toBe(address);
  });

  test("slashes part contact data, and stand inside a place elsewhere", () => {
    const layout = layoutOfText("Hull, England / ada@example.org / +44 1482 496 0387");
    expect(findLocation(layout, layout.lines, [])?.value).toBe("Hull, England");
  });

  test.each(["2022 年 12 月 1 日", "2024/05", "学历：本科"])("%s is no place", (text) => {
    const layout = layoutOfText(`${text}\n+81 3 5555 0142\nkaho@post.example`);
    expect(findLocation(layout, layout.lines, [])).toBeNull();
  });

  test("a date of birth is no place", () => {
    const layout = layoutOfText("Born: 1 May 1990 in London");
    expect(findLocation(layout, layout.lines, [])).toBeNull();
  });
});

test("the professional title stands beside or below the name", () => {
  const layout = layoutOfText("Ada Example\nMaster Baker\nHull, UK");
  const name = findName(layout, layout.lines, { email: null, names: null });
  expect(findTitle(layout, layout.lines, name)?.value).toBe("Master Baker");
});

test("links come from the text and from annotations, once each, without the mail address", () => {
  const layout = layoutOfLines([
    line("ada@example.org | linkedin.com/in/ada"),
    line("Code", { link: "https://github.com/ada" }),
    line("https://www.linkedin.com/in/ada/"),
  ]);
  const links = findLinks(layout, layout.lines, findEmail(layout, layout.lines, []));
  expect(links.map(({ label, url }) => [label, url.value])).toEqual([
    ["LinkedIn", "linkedin.com/in/ada"],
    ["GitHub", "https://github.com/ada"],
  ]);
});

test.each([
  ["jane_doe9@example.co", "m"],
  ["jane_doe9@mail.example", ".net"],
  ["jane_doe9@example.or", "g"],
])("%s goes on with %s below, however wide the column is", (head, rest) => {
  const layout = layoutOfLines([line(head), line(rest), line("A much longer line of the same narrow column")]);
  expect(findEmail(layout, layout.lines, [])?.value).toBe(head + rest);
});

test("a word below an address is no part of it", () => {
  const layout = layoutOfLines([line("jane@example.co"), line("Leeds"), line("A much longer line of the same column")]);
  expect(findEmail(layout, layout.lines, [])?.value).toBe("jane@example.co");
});

test("a mail address that was linked as a site is no link", () => {
  const layout = layoutOfLines([
    { cells: [{ text: "hana@post.example", link: "https://hana@post.example/" }] },
    { cells: [{ text: "Blog", link: "https://hana.example/@blog" }] },
  ]);
  expect(findLinks(layout, layout.lines, null).map(({ url }) => url.value)).toEqual(["https://hana.example/@blog"]);
});

test("an address in a cell that was put back to its line from another column is found", () => {
  const layout = layoutOfLines([line("Ada Holm"), line("ada.holm@mail.example"), line("Site: holm.example")]);
  const [name, mail, site] = layout.lines.map(({ segments }) => segments).map((segments) => [...segments]);
  const whole = layout.lines
    .slice(2)
    .map((each) => ({ ...each, segments: [...(name ?? []), ...(mail ?? []), ...(site ?? [])] }));
  expect(findEmail(layout, whole, [])?.value).toBe("ada.holm@mail.example");
});

test("a degree among the contact data is no town", () => {
  const layout = layoutOfText("王小河\n13900001111 | xiaohe@mail.example | 1999.02.03 | 硕士");
  expect(findLocation(layout, layout.lines, [])).toBeNull();
});

test.each([
  ["Sheffield, +44 7700 900418, mira@mail.example", "Sheffield"],
  ["Казань, +7 (900) 555-10-20 (WA, TG), mira@mail.example", "Казань"],
])("a comma parts a town from a number or an address: %s", (text, town) => {
  const layout = layoutOfText(`Mira Holm\n${text}`);
  expect(findLocation(layout, layout.lines, [])?.value).toBe(town);
});
