import { describe, expect, test } from "vitest";
import { aFullSite } from "../../gate/a-site.ts";
import type { InputSection, SiteInput } from "./site-input.ts";
import { toSiteView } from "./to-site-view.ts";

const options = { family: "default", baseUrl: "/p/jo", branding: false } as const;

function section(id: number, kind: string, parts: Partial<InputSection> = {}): InputSection {
  return { id, kind, title: null, layout: "designed", entry_ids: [], entries: [], ...parts };
}

const viewOf = (sections: InputSection[], parts: Partial<SiteInput> = {}) =>
  toSiteView({ ...aFullSite(2), ...parts, sections }, options);

describe("sections of a view", () => {
  test("are anchored by their kind, the second of a kind by its number", () => {
    const { sections } = viewOf([
      section(5, "experience", { entry_ids: [1] }),
      section(6, "experience", { entry_ids: [2], title: "Earlier" }),
      section(7, "volunteering", { entry_ids: [11, 12] }),
    ]);
    expect(sections.map(({ anchor }) => anchor)).toEqual(["experience", "experience-s6", "volunteer"]);
    expect(sections.map(({ title }) => title)).toEqual(["Experience", "Earlier", "Volunteering"]);
    expect(sections.map(({ isOwnTitle }) => isOwnTitle)).toEqual([false, true, false]);
  });

  test("are called in the site's language where their owner gave no title", () => {
    const view = toSiteView(
      {
        ...aFullSite(1),
        sections: [section(1, "figures", { entries: [{ id: 1, fields: { value: "9", label: "x" } }] })],
      },
      { ...options, lang: "de" },
    );
    expect(view.sections[0]?.title).toBe("In Zahlen");
  });

  test("call pictures that nothing else names as they are called themselves", () => {
    const series = (fields: Record<string, unknown>) => ({
      id: 1,
      fields: { pictures: [{ img: "/media/02a7c52b303c8d0a04a5fbdfc5b5cb66.jpg", alt: "" }], ...fields },
    });
    const entries = [series({}), series({ title: "Harbours" })];
    const named = (title: string | null) =>
      viewOf([section(1, "gallery", { title, entries })]).sections[0]?.records.flatMap(({ pictures = [] }) =>
        pictures.map(({ alt }) => alt),
      );
    expect(named(null)).toEqual(["Gallery", "Harbours"]);
    expect(named("At sea")).toEqual(["At sea", "Harbours"]);
  });

  test("are left out when nothing in them can be drawn", () => {
    const { sections } = viewOf([section(1, "skills", { entry_ids: [1, 2] }), section(2, "text")], {
      skills: [{ id: 1, title: "Empty", info: [] }],
    });
    expect(sections).toEqual([]);
  });

  test("hold posts that are shown with their address, and no draft", () => {
    const post = { id: 1, title: "Tides", slug: "tides", excerpt: "", published_at: "2020-01-02T10:00:00.000Z" };
    const draft = { ...post, id: 2, title: "Concealed", slug: "concealed", status: "draft" };
    const { sections } = viewOf([section(1, "writing", { entry_ids: [1, 2] })], { blogPosts: [post, draft] });
    expect(sections[0]?.records.map(({ link }) => link?.href)).toEqual(["/p/jo/blog/tides"]);
  });

  test("leave links that nobody named to the ways of contact, and give named ones a place of their own", () => {
    const unnamed = viewOf([section(1, "links", { entry_ids: [31] })]);
    expect([unnamed.sections.length, unnamed.person.links.length]).toEqual([0, 1]);
    const named = viewOf([section(1, "links", { entry_ids: [31], title: "My shops" })]);
    expect([named.sections.length, named.person.links.length]).toEqual([1, 0]);
  });

  test("count certificates of the template's own form among the section's, each once", () => {
    const certifications = [{ name: "Welding", issuer: "Guild", date: "2020", icon: "", link: "" }];
    const site = { ...aFullSite(1), template_data: { certifications } };
    const modern = { ...options, family: "modern" } as const;
    const titles = (given: SiteInput) =>
      toSiteView(given, modern)
        .sections.find(({ kind }) => kind === "certifications")
        ?.records.map(({ title }) => title);
    expect(titles(site)).toEqual(["Welding", "Sentinel-certificate-1"]);
    expect(titles({ ...site, certifications: [] })).toEqual(["Welding"]);
    const double = { ...site, certifications: [{ name: "welding ", issuer: "", date: "", url: "" }] };
    expect(titles({ ...double, sections: [section(1, "certifications", { entry_ids: [4] })] })).toEqual(["Welding"]);
  });

  test("show a quotation, pictures and links only as far as they are safe", () => {
    const quote = { quote: "Good.", name: "Ann", url: "javascript:alert(1)" };
    const pictures = [
      { img: "javascript:alert(2)" },
      {
        img: "/media/1.webp",
        placeholder: "red;}",
        sources: [{ url: "//evil.example/x", width: 480, type: "image/webp" }],
      },
    ];
    const { sections } = viewOf([
      section(1, "testimonials", { entries: [{ id: 1, fields: quote }] }),
      section(2, "gallery", { entries: [{ id: 2, fields: { title: "Coast", pictures } }] }),
    ]);
    expect(sections[0]?.records[0]).toMatchObject({ title: "Ann", isQuoted: true, link: null });
    expect(sections[1]?.records[0]?.pictures).toMatchObject([
      { src: "/media/1.webp", alt: "Coast", placeholder: undefined, sources: [] },
    ]);
  });
});
