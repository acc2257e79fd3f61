import { completeParsedData, parsedDataSchema } from "../parsed-data.ts";
import { describe, expect, test } from "vitest";
import { itemDates } from "./cv-dates.ts";
import { websiteFromCv } from "./website-from-cv.ts";

const aCv = (parts: object) => completeParsedData(parsedDataSchema.parse(parts));

describe("dates of an item", () => {
  test.each([
    ["2019-03", "2021-06", "Mar 2019 - Jun 2021", "2019-03", "2021-06", false],
    ["2019-03", null, "Mar 2019 - Present", "2019-03", null, true],
    ["2019", null, "2019 - Present", null, null, false],
    ["2016", "2019", "2016 - 2019", null, null, false],
    ["2016-05", "2019", "May 2016 - 2019", null, null, false],
    [undefined, "2018-06", "Jun 2018", null, null, false],
    [null, null, "", null, null, false],
    ["Spring 2019", "2020", "Spring 2019 - 2020", null, null, false],
    ["2019-13", null, "2019-13 - Present", null, null, false],
  ])("%s to %s reads %s", (start, end, date, start_date, end_date, is_current) => {
    expect(itemDates({ start_date: start, end_date: end }, true)).toEqual({ date, start_date, end_date, is_current });
  });

  test("a start alone is no present where nothing says so", () => {
    expect(itemDates({ start_date: "2019-03" }, false)).toMatchObject({ date: "Mar 2019", is_current: false });
  });
});

describe("a website from a CV", () => {
  test("a name that the CV prints in capitals is set as a name", () => {
    const site = websiteFromCv(parsedDataSchema.parse({ personal_info: { name: "MARTA LINDQVIST" } }));
    expect([site.name, site.fullName]).toEqual(["Marta Lindqvist", "Marta Lindqvist"]);
  });

  test.each([
    ["GitHub", "github.com/marta/tram", ""],
    ["Live demo | Code", "tram.example.org", ""],
    ["GitHub", "", "GitHub"],
    ["Code that counts trams", "github.com/marta/tram", "Code that counts trams"],
  ])("the word of a link, %s, describes no project whose address is %s", (description, url, shown) => {
    const site = websiteFromCv(aCv({ projects: [{ title: "Tram map", description, url }] }));
    expect(site.items.projects[0]?.description).toBe(shown);
  });

  test("neither the marks of a line that was cut off nor the colon of a title are shown", () => {
    const site = websiteFromCv(
      aCv({ personal_info: { summary: ". Plans trams." }, texts: [{ title: "Days on call:", text: "Two a month." }] }),
    );
    expect([site.intro, site.ownSections[0]?.title]).toEqual(["Plans trams.", "Days on call"]);
  });

  test("R3.7-19 takes name, contact, jobs, studies, skills and projects over", () => {
    const site = websiteFromCv(
      aCv({
        personal_info: {
          name: "Marta Lindqvist",
          email: "m@example.com",
          phone: "+46 1",
          location: "Uppsala",
          summary: "Short.",
        },
        experiences: [
          {
            position: "Engineer",
            company: "Nordtrafik",
            location: "Uppsala",
            start_date: "2020-03",
            description: "x".repeat(3000),
          },
        ],
        educations: [{ degree: "MSc", institution: "Uppsala University", gpa: "4.5", end_date: "2016" }],
        skills: [{ name: "Python" }],
        projects: [
          { title: "Tram map", description: "Lines.", url: "github.com/marta/tram", technologies: ["TypeScript"] },
        ],
      }),
    );
    expect(site).toMatchObject({
      name: "Marta Lindqvist",
      fullName: "Marta Lindqvist",
      intro: "Short.",
      description: "",
      contact: { email: "m@example.com", phone: "+46 1", location: "Uppsala", title: "Engineer" },
    });
    expect(site.items.experiences?.[0]).toMatchObject({ name: "Nordtrafik", position: "Engineer", place: "Uppsala" });
    expect(site.items.experiences?.[0]?.description).toHaveLength(3000);
    expect(site.items.educations?.[0]).toMatchObject({
      name: "Uppsala University",
      degree: "MSc",
      gpa: "4.5",
      date: "2016",
    });
    expect(site.items.projects?.[0]).toMatchObject({
      title: "Tram map",
      technologies: ["TypeScript"],
      code_url: "https://github.com/marta/tram",
      url: "",
    });
  });

  test("nothing read beside the four sections is dropped", () => {
    const { extras, ownSections } = websiteFromCv(
      aCv({
        personal_info: { links: [{ label: "GitHub", url: "https://github.com/marta" }] },
        certifications: [{ name: "CKA", date: "2023-05" }],
        languages: [{ name: "Swedish", level: "native" }],
        publications: [
          { title: "Trams", venue: "Journal of Rails", date: "2020", details: "4, pp. 1–9" },
          { title: "Points", authors: "Marta Lind, J. Berg", url: "https://doi.org/10.1000/X1" },
          { title: "Rails", doi: "doi:10.1000/2" },
        ],
        awards: [{ title: "Prize" }],
        volunteer: [{ position: "Coach", company: "Club", start_date: "2018", description: "Rowing" }],
        interests: ["Chess"],
        texts: [{ title: "Affiliations", text: "• Rail Society\n• Points Club" }],
      }),
    );
    expect(ownSections).toEqual([
      { kind: "text", title: "Affiliations", entries: [{ title: "", text: "• Rail Society\n• Points Club" }] },
    ]);
    expect(extras).toMatchObject({
      links: [{ label: "GitHub", url: "https://github.com/marta" }],
      certifications: [{ name: "CKA", issuer: "", date: "May 2023", url: "" }],
      languages: [{ name: "Swedish", level: "native" }],
      publications: [
        { title: "Trams", venue: "Journal of Rails", date: "2020", details: "4, pp. 1–9" },
        { title: "Points", authors: "Marta Lind, J. Berg", url: "https://doi.org/10.1000/X1", doi: "10.1000/x1" },
        { title: "Rails", doi: "10.1000/2" },
      ],
      awards: [{ title: "Prize" }],
      volunteer: [{ position: "Coach", name: "Club", date: "2018 - Present", description: "Rowing" }],
      interests: ["Chess"],
    });
  });

  describe("a section that is titled as a kind is called", () => {
    const sectionOf = (title: string, text: string) =>
      websiteFromCv(aCv({ texts: [{ title, text }] })).ownSections.map(({ kind, entries }) => ({ kind, entries }));

    test("has its lines as entries, with the dates that a sign parts from the words", () => {
      const lines = [
        "• Rails at night, Ghent, 2022",
        "• Points (2019)",
        "• Why trams sing",
        "• 2018: Sleepers, May 2018",
      ];
      expect(sectionOf("TALKS:", lines.join("\n"))).toEqual([
        {
          kind: "talks",
          entries: [
            { title: "Rails at night, Ghent", date: "2022" },
            { title: "Points", date: "2019" },
            { title: "Why trams sing" },
            { title: "Sleepers, May 2018", date: "2018" },
          ],
        },
      ]);
    });

    test("in any language, and without bullets where each line bears a date", () => {
      expect(sectionOf("Vorträge", "2019 – Weichen\nSchwellen, 2017")).toEqual([
        {
          kind: "talks",
          entries: [
            { title: "Weichen", date: "2019" },
            { title: "Schwellen", date: "2017" },
          ],
        },
      ]);
      expect(sectionOf("Clients", "• City of Ghent\n• Port, 2019")).toEqual([
        { kind: "clients", entries: [{ name: "City of Ghent" }, { name: "Port, 2019" }] },
      ]);
    });

    test("is a text at once where a line never ends", () => {
      expect(sectionOf("Talks", `• a${" ".repeat(200_000)}b`).map(({ kind }) => kind)).toEqual(["text"]);
    });

    test("stays a text where its lines are no list, or too long for one", () => {
      for (const text of [
        "I have spoken about rails at many places.\nMost of them were stations.",
        `• ${"long ".repeat(200)}`,
      ])
        expect(sectionOf("Talks", text)).toEqual([{ kind: "text", entries: [{ title: "", text }] }]);
    });
  });

  test("a CV that names nobody gives 'My Portfolio' and no person", () => {
    expect(websiteFromCv(aCv({}))).toMatchObject({ name: "My Portfolio", fullName: null, intro: "" });
  });

  test("a long summary is split at a sentence and kept whole", () => {
    const sentence = "I plan timetables that people can trust every single morning. ";
    const summary = sentence.repeat(12).trim();
    const { intro, description } = websiteFromCv(aCv({ personal_info: { summary } }));
    expect(intro.length).toBeLessThanOrEqual(500);
    expect(intro.endsWith(".")).toBe(true);
    expect(`${intro} ${description}`).toBe(summary);
    const unbroken = "a".repeat(900);
    expect(websiteFromCv(aCv({ personal_info: { summary: unbroken } }))).toMatchObject({
      intro: "",
      description: unbroken,
    });
  });

  test("skills keep the CV's groups; ungrouped ones are called 'Skills'; long groups go on", () => {
    const grouped = aCv({
      skills: [
        { name: "Python", category: "Programming" },
        { name: "Rowing" },
        { name: "SQL", category: "programming" },
        { name: "python", category: "Programming" },
      ],
    });
    expect(websiteFromCv(grouped).items.skills).toEqual([
      { title: "Programming", info: ["Python", "SQL"] },
      { title: "Skills", info: ["Rowing"] },
    ]);
    const many = aCv({ skills: Array.from({ length: 130 }, (_, index) => ({ name: `Skill ${index}` })) });
    expect(websiteFromCv(many).items.skills?.map((group) => [group.title, group.info?.length])).toEqual([
      ["Skills", 100],
      ["Skills (2)", 30],
    ]);
  });

  test("markup stays text and a script address is no link", () => {
    const site = websiteFromCv(
      aCv({
        personal_info: { name: "<b>Marta</b>" },
        projects: [{ title: "<script>1</script>", url: "javascript:alert(1)" }],
      }),
    );
    expect(site.fullName).toBe("<b>Marta</b>");
    expect(site.items.projects?.[0]).toMatchObject({ title: "<script>1</script>", url: "", code_url: "" });
  });
});
