import { describe, expect, test } from "vitest";
import { aFullSite, aSite } from "../../gate/a-site.ts";
import { project, role, study } from "../personas/persona.ts";
import { toSiteView } from "./to-site-view.ts";
import { bucketOf } from "./view-list.ts";

const options = { family: "default", baseUrl: "/p/jo", branding: false } as const;

describe("a site's view", () => {
  test("counts lists in the steps that layouts react to", () => {
    expect([0, 1, 2, 3, 4, 8, 9, 15, 16, 90].map(bucketOf)).toEqual([
      "none",
      "one",
      "few",
      "few",
      "some",
      "some",
      "many",
      "many",
      "huge",
      "huge",
    ]);
  });

  test("takes the person's name, and the portfolio's while that is empty", () => {
    expect(toSiteView(aSite({ name: "My site", full_name: "Ada Lovelace" }), options).person.name).toBe("Ada Lovelace");
    expect(toSiteView(aSite({ name: "My site", full_name: " " }), options).person.name).toBe("My site");
  });

  test("does not say again over a group of skills what stands over all of them", () => {
    const group = (id: number, title: string) => ({ id, title, info: ["Glazing"] });
    const titlesOf = (titles: readonly string[], intro = "") =>
      toSiteView(aSite({ intro, skills: titles.map((title, id) => group(id, title)) }), options).skills.items.map(
        ({ title }) => title,
      );
    expect(titlesOf(["Skills", "Tools"])).toEqual(["", "Tools"]);
    const german =
      "Ich glasiere Krüge und Teller für Gasthäuser und brenne sie in einem Ofen, der mit Holz geheizt wird.";
    expect(titlesOf(["Kenntnisse", "Skills", "Öfen"], german)).toEqual(["", "", "Öfen"]);
  });

  test("leaves out a place that only repeats the employer's name", () => {
    const jobs = ["old mill ", "Hull"].map((place, id) =>
      role(id + 1, { position: "Baker", name: "Old Mill", place, date: "2019" }),
    );
    const view = toSiteView(aSite({ experience: jobs }), options);
    expect(view.experience.items.map(({ org, place }) => [org, place])).toEqual([
      ["Old Mill", ""],
      ["Old Mill", "Hull"],
    ]);
  });

  test("keeps only pictures and links that are safe", () => {
    const view = toSiteView(
      aSite({
        flat_picture: "javascript:alert(1)",
        links: [
          { label: "", url: "javascript:alert(1)" },
          { label: "My bank", url: "https://bank.test@evil.test/" },
          { label: "", url: "www.example.org/me/" },
          { label: "Again", url: "https://www.example.org/me/" },
        ],
      }),
      options,
    );
    expect(view.person.photo).toBeNull();
    expect(view.person.links).toEqual([{ label: "example.org/me", href: "https://www.example.org/me/", kind: "web" }]);
  });

  test("calls links of one label by their addresses", () => {
    const links = ["https://lab.example.org", "https://www.example.net/0000", "https://example.com/code"];
    const labels = ["Website", "Website", "Code"];
    const view = toSiteView(aSite({ links: links.map((url, at) => ({ label: labels[at] ?? "", url })) }), options);
    expect(view.person.links.map(({ label }) => label)).toEqual(["lab.example.org", "example.net/0000", "Code"]);
  });

  test("calls a link without a name of its own by the word of the page's language", () => {
    const links = [{ label: "Website", url: "https://example.com" }];
    const french = toSiteView(
      aSite({ intro: "Je suis chef de projet dans une grande maison de mode à Lyon.", links }),
      options,
    );
    expect(french.lang).toBe("fr");
    expect(french.person.links.map(({ label }) => label)).toEqual(["Site"]);
  });

  test.each([
    ["Grade A", "A"],
    ["Grade: 1.7", "1.7"],
    ["3.6 GPA", "3.6 GPA"],
    ["Graded with honours", "Graded with honours"],
    ["Grade", "Grade"],
  ])("says the word for a grade once: %s", (gpa, grade) => {
    const education = [study(1, { degree: "MSc", name: "Old Mill", gpa, date: "2019" })];
    expect(toSiteView(aSite({ education }), options).education.items.map((item) => item.grade)).toEqual([grade]);
  });

  test("leaves out a text that only says the grade again", () => {
    const studies = ["Grade: 1,7", "Thesis on lakes, grade: 1,7"].map((description, id) =>
      study(id + 1, { degree: "MSc", name: "Old Mill", gpa: "1,7", date: "2019", description }),
    );
    const view = toSiteView(aSite({ education: studies }), options);
    expect(view.education.items.map(({ description }) => description.length > 0)).toEqual([false, true]);
  });

  test("hands the point on that the owner wants in view", () => {
    const site = aSite({ flat_picture: "/media/a.webp", picture_focal: { x: 30, y: 12.5 } });
    expect(toSiteView(site, options).person.photo?.focal).toEqual({ x: 30, y: 12.5 });
    expect(toSiteView(aSite({ flat_picture: "/media/a.webp" }), options).person.photo?.focal).toBeNull();
  });

  test("leaves out a figure of a foreign form that only counts a list of the page", () => {
    const publications = ["On cod", "On fjords"].map((title) => ({ title, venue: "", date: "", url: "" }));
    const template_data = { academic_metrics: { publications_count: 2, awards_count: 3 } };
    const { facts } = toSiteView(aSite({ publications, template_data }), options).highlights;
    expect(facts).toEqual([{ term: "Awards", values: ["3"] }]);
  });

  test("asks for the first picture of work first where it may be on the first screen: empty sections take no room", () => {
    const work = project(1, {
      title: "Hut",
      description: "",
      pictures: [{ img: "/media/a.jpg", caption: "", cover: false }],
    });
    const section = (id: number, kind: string, ids: number[]) => ({
      id,
      kind,
      title: null,
      layout: "designed" as const,
      entries: [],
      entry_ids: ids,
    });
    const isFirst = (parts: Parameters<typeof aSite>[0]) =>
      toSiteView(aSite({ projects: { "": [work] }, ...parts }), options).projects.items[0]?.pictures?.[0]?.isFirst;
    const before = ["experience", "education", "skills"].map((kind, index) => section(index + 1, kind, []));
    expect(isFirst({ sections: [...before, section(4, "projects", [1])] })).toBe(true);
    const { experience, education } = aFullSite(1);
    const full = [section(1, "experience", [1]), section(2, "education", [1]), section(4, "projects", [1])];
    expect(isFirst({ experience, education, sections: full })).toBeUndefined();
  });

  test("leaves out groups of skills that hold nothing", () => {
    const view = toSiteView(aSite({ skills: [{ id: 1, title: "Empty", info: [" "] }] }), options);
    expect(view.skills).toEqual({ items: [], count: 0, bucket: "none" });
  });

  test("shows a certificate that both the CV and the template's form name once, the form's first", () => {
    const certifications = [
      { name: "CKA", issuer: "CNCF", date: "2024", url: "" },
      { name: " scrum master ", issuer: "", date: "", url: "" },
    ];
    const form = [{ name: "Scrum Master", issuer: "Scrum.org", date: "2023", icon: "", link: "https://scrum.org/1" }];
    const site = aSite({ certifications, template_data: { certifications: form } });
    const modern = toSiteView(site, { ...options, family: "modern" }).certifications;
    expect(modern.items.map((item) => [item.name, item.issuer, item.dates.text])).toEqual([
      ["Scrum Master", "Scrum.org", "2023"],
      ["CKA", "CNCF", "2024"],
    ]);
    expect(modern.items[0]?.link?.href).toBe("https://scrum.org/1");
    expect(toSiteView(site, options).certifications.count).toBe(2);
  });

  test("gives posts an address under the site and drops those whose address would leave it", () => {
    const view = toSiteView(
      aSite({
        blogPosts: [
          { title: "Fine", slug: "fine", published_at: "2026-02-03T10:00:00Z", excerpt: "" },
          { title: "Climber", slug: "../admin", published_at: null, excerpt: "" },
        ],
      }),
      options,
    );
    expect(view.posts.items.map((post) => [post.href, post.dates.text])).toEqual([["/p/jo/blog/fine", "Feb 2026"]]);
  });

  test("shows only posts whose time has come", () => {
    const post = (title: string, part: object = {}) => ({
      title,
      slug: title.toLowerCase(),
      published_at: null,
      ...part,
    });
    const shown = (...blogPosts: Record<string, unknown>[]) =>
      toSiteView(aSite({ blogPosts }), options).posts.items.map(({ title }) => title);
    expect(
      shown(
        post("Draft", { status: "draft" }),
        post("Live", { status: "published" }),
        post("Later", { status: "scheduled", published_at: "2999-01-01T00:00:00Z" }),
        post("Due", { status: "scheduled", published_at: "2020-01-01T00:00:00Z" }),
      ),
    ).toEqual(["Live", "Due"]);
  });

  test("says a prize once that is an achievement as well", () => {
    const achievements = ["Best Loaf, Hull, 2019", "Best Loafing"];
    const awards = [{ title: "Best loaf", issuer: "Hull", date: "2019" }];
    const view = toSiteView(aSite({ template_data: { achievements }, awards }), options);
    expect(view.highlights.facts).toEqual([{ term: "Achievements", values: ["Best Loafing"] }]);
  });

  test("says a prize once that the creative form keeps as well", () => {
    const same = { award: "Best loaf", organization: "Hull", year: "2019", category: "" };
    const richer = { ...same, category: "Rye" };
    const awards = [{ title: "Best loaf", issuer: "Hull", date: "May 2019" }];
    const site = aSite({ template_data: { awards: [same, richer] }, awards });
    expect(toSiteView(site, { ...options, family: "creative" }).creative?.awards).toEqual([richer]);
  });

  test("says a figure once that the forms keep in two places", () => {
    const data = { publications_count: 5, academic_metrics: { publications_count: 5, awards_count: 1 } };
    expect(toSiteView(aSite({ template_data: data }), options).highlights.facts).toEqual([
      { term: "Publications", values: ["5"] },
      { term: "Awards", values: ["1"] },
    ]);
  });

  test("keeps data of the template's own family apart and turns the rest into highlights", () => {
    const data = { tagline: "Mine", academic: { research_areas: ["Moss"] } };
    const modern = toSiteView(aSite({ template_data: data }), { ...options, family: "modern" });
    expect(modern.modern?.tagline).toBe("Mine");
    expect(modern.highlights.facts).toEqual([{ term: "Research areas", values: ["Moss"] }]);
    const plain = toSiteView(aSite({ template_data: data }), options);
    expect(plain.modern).toBeNull();
    expect(plain.highlights.facts.map((fact) => fact.term)).toEqual(["Tagline", "Research areas"]);
  });

  test("finds the language of the content, and takes a given one instead", () => {
    const german = aSite({
      experience: [
        role(1, {
          position: "Leiter",
          name: "Haus",
          date: "",
          description: "Leitung der Abteilung und Planung mit dem Team für die Stadt, bei der ich von Anfang an war.",
        }),
      ],
    });
    expect(toSiteView(german, options)).toMatchObject({ lang: "de", dir: "ltr", labelsLang: "de" });
    expect(toSiteView(german, { ...options, lang: "en" }).labels.experience).toBe("Experience");
    expect(toSiteView(aFullSite(2), options).lang).toBe("en");
  });
});
