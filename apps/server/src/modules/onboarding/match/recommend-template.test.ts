import {
  completeParsedData,
  parsedDataSchema,
  readCareer,
  recommendTemplate,
  type ParsedData,
  type TemplateManifest,
} from "@vitrine/model";
import { templateManifests } from "@vitrine/templates/catalogue";
import { describe, expect, test } from "vitest";

const now = new Date("2026-11-21T10:00:00Z");

function aTemplate(
  slug: string,
  parts: Partial<TemplateManifest["match"]> = {},
  tier: TemplateManifest["tier"] = "free",
) {
  const match = {
    professions: [],
    keywords: [],
    seniority: "any",
    needs: [],
    density: 3,
    tone: 2,
    ats: true,
    ...parts,
  };
  return {
    slug,
    name: slug,
    category: "Modern",
    description: "A page.",
    tier,
    family: "default",
    persona: "default",
    features: [],
    hasDemo: true,
    palette: { bg: "#ffffff", ink: "#000000", accent: "#0000ff" },
    match,
  } as TemplateManifest;
}

const aJob = (position: string, start = "2020-01", end: string | null = null) => ({
  position,
  company: "Nordtrafik AB",
  start_date: start,
  end_date: end,
});

function aCv(parts: object): ParsedData {
  return completeParsedData(parsedDataSchema.parse(parts));
}

const engineer = aCv({
  experiences: [aJob("Senior Data Engineer"), aJob("Data Engineer", "2016-08", "2019-12")],
  skills: [{ name: "Apache Airflow" }, { name: "Python" }],
});

function recommend(
  cv: ParsedData,
  manifests: TemplateManifest[],
  plan: "free" | "pro" | "premium" = "free",
  hasPicture = false,
) {
  return recommendTemplate(cv, { manifests, plan, hasPicture, now });
}

describe("which template is recommended", () => {
  const code = aTemplate("code", { professions: ["data engineer"], keywords: ["airflow", "python"] });
  const law = aTemplate("law", { professions: ["lawyer"], keywords: ["litigation"] });

  test("the one whose professions and keywords the CV has", () => {
    expect(recommend(engineer, [law, code]).recommended_template).toBe("code");
    expect(recommend(aCv({ experiences: [aJob("Lawyer")] }), [code, law]).recommended_template).toBe("law");
  });

  test("the work of today decides, also where the CV begins with the first post", () => {
    const teacher = aTemplate("teacher", { professions: ["teacher"] });
    const experiences = [
      { ...aJob("Teacher", "2008-08", "2014-06"), company: "Hill School" },
      { ...aJob("Lawyer", "2015-01"), company: "Lind & Co" },
    ];
    const found = recommend(aCv({ experiences }), [teacher, law]);
    expect(found.recommended_template).toBe("law");
    expect(found.reasoning).toContain("most recently at Lind & Co");
  });

  test("a title in another language counts as well", () => {
    const cv = aCv({ experiences: [aJob("Abogada laboralista")] });
    expect(recommend(cv, [code, law]).recommended_template).toBe("law");
    expect(recommend(aCv({ experiences: [aJob("Rechtsanwältin")] }), [code, law]).recommended_template).toBe("law");
  });

  test.each([
    ["Pielęgniarka oddziałowa", "ward-round"],
    ["Медицинская сестра", "ward-round"],
    ["病棟看護師", "ward-round"],
    ["معلم لغة إنجليزية", "syllabus"],
    ["초등학교 교사", "syllabus"],
    ["Giáo viên tiểu học", "syllabus"],
    ["Elektrik teknisyeni", "service-manual"],
    ["Teknisi listrik", "service-manual"],
    ["Инженер-программист", "tech-developer"],
    ["软件开发工程师", "tech-developer"],
    ["Agricultor ecológico", "almanac"],
  ])("a life as %s is shown by a template of that life", (position, slug) => {
    const cv = aCv({ experiences: [aJob(position), aJob(position, "2016-08", "2019-12")] });
    const { recommended_template, alternative_templates } = recommend(cv, [...templateManifests]);
    expect([recommended_template, ...alternative_templates.map(({ template }) => template)]).toContain(slug);
  });

  test.each(["Zzyzx", "ผู้เชี่ยวชาญ", "社員", ""])(
    "whoever is %j, which names no trade, is shown no page of one",
    (position) => {
      const free = templateManifests.filter(({ tier }) => tier === "free");
      const found = recommend(aCv({ experiences: [aJob(position)] }), free);
      const shown = [found.recommended_template, found.alternative_templates[0]?.template];
      const categories = shown.map((slug) => free.find((manifest) => manifest.slug === slug)?.category);
      expect(categories.every((category) => category === "Classic" || category === "Modern")).toBe(true);
    },
  );

  test("an image-led template loses without pictures, a portrait-led one without a portrait", () => {
    const gallery = aTemplate("gallery", { needs: ["images"] });
    const portrait = aTemplate("portrait", { needs: ["photo"] });
    const plain = aTemplate("plain");
    expect(recommend(engineer, [gallery, plain]).recommended_template).toBe("plain");
    expect(recommend(engineer, [portrait, plain]).recommended_template).toBe("plain");
    expect(recommend(engineer, [portrait, gallery], "free", true).recommended_template).toBe("portrait");
  });

  test("seniority decides between equals", () => {
    const senior = aTemplate("senior", { seniority: "senior" });
    const early = aTemplate("early", { seniority: "early" });
    const student = aCv({ personal_info: { title: "Computer Science Student" } });
    expect(recommend(student, [senior, early]).recommended_template).toBe("early");
    expect(
      recommend(aCv({ experiences: [aJob("Director of Operations")] }), [early, senior]).recommended_template,
    ).toBe("senior");
  });

  test("a template above the plan is only an alternative and says so", () => {
    const locked = aTemplate("locked", { professions: ["data engineer"] }, "premium");
    const plain = aTemplate("plain");
    const free = recommend(engineer, [locked, plain]);
    expect(free.recommended_template).toBe("plain");
    expect(free.alternative_templates).toMatchObject([{ template: "locked", is_premium: true }]);
    expect(recommend(engineer, [locked, plain], "premium").recommended_template).toBe("locked");
  });

  test("three alternatives, best first, never the recommended one", () => {
    const many = ["a", "b", "c", "d", "e"].map((slug, index) => aTemplate(slug, { density: 2 + index }));
    const { recommended_template, alternative_templates } = recommend(engineer, many.reverse());
    expect(recommended_template).toBe("a");
    expect(alternative_templates.map((entry) => entry.template)).toEqual(["b", "c", "d"]);
  });

  test("R3.9-09 scores stay between 0 and 1, whatever the CV", () => {
    const cvs = [engineer, aCv({}), aCv({ experiences: Array.from({ length: 90 }, () => aJob("Nurse")) })];
    for (const cv of cvs) {
      const { match_score, alternative_templates } = recommend(cv, [...templateManifests], "premium");
      for (const score of [match_score, ...alternative_templates.map((entry) => entry.score)]) {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
      }
    }
  });

  test.each([
    ["Primary School Teacher", "Phonics", "free", "syllabus"],
    ["Clinical Psychologist", "Counselling", "pro", "quiet-room"],
    ["Wedding Photographer", "Retouching", "premium", "contact-sheet"],
    ["Landscape Architect", "ArchiCAD", "premium", "section-cut"],
    ["Pastry Chef", "HACCP", "premium", "mise-en-place"],
    ["Sub-editor", "Fact-checking", "pro", "galley-proof"],
    ["Dairy Veterinarian", "Herd health", "free", "almanac"],
    ["Documentary Film Director", "Colour grading", "premium", "storyboard"],
    ["Payroll Bookkeeper", "Reconciliation", "pro", "double-entry"],
    ["Community Midwife", "Antenatal care", "free", "ward-round"],
    ["Paramedic", "Triage", "free", "ward-round"],
    ["Social Worker", "Safeguarding", "free", "common-ground"],
    ["Community Fundraiser", "Grant writing", "free", "common-ground"],
    ["Cabinet Maker", "Veneer", "pro", "joinery"],
    ["Stage Actor", "Voice", "pro", "playbill"],
    ["Game Artist", "Pixel art", "premium", "save-point"],
    ["Orthopaedic Surgeon", "Clinical trials", "pro", "case-report"],
    ["Dentist", "Implantology", "pro", "case-report"],
    ["Conference Interpreter", "Simultaneous interpreting", "pro", "parallel-text"],
    ["HR Business Partner", "Talent acquisition", "pro", "conversation"],
    ["Police Officer", "Incident command", "free", "service-record"],
  ] as const)("a life as %s is shown by a template of that life", (position, skill, plan, slug) => {
    const cv = aCv({ experiences: [aJob(position), aJob(position, "2016-08", "2019-12")], skills: [{ name: skill }] });
    const { recommended_template, alternative_templates } = recommend(cv, [...templateManifests], plan);
    expect([recommended_template, ...alternative_templates.map(({ template }) => template)]).toContain(slug);
  });

  test("100,000 words take no noticeable time", () => {
    const long = aCv({ personal_info: { summary: "timetable planning ".repeat(50_000) } });
    // Of the processor: work without a wait, which the clock would count together with what others do.
    const before = process.cpuUsage();
    recommend(long, [...templateManifests]);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1000);
  });
});

describe("the reason", () => {
  const template = aTemplate("Bento", { professions: ["data engineer"], keywords: ["airflow"] });

  test("names two facts in the CV's own words", () => {
    expect(recommend(engineer, [template]).reasoning).toBe(
      "Bento suits your work as Senior Data Engineer and your skill in Apache Airflow.",
    );
  });

  test("a sentence about a skill is not put into another one", () => {
    const cv = aCv({
      skills: [{ name: "I have used Apache Airflow in many projects for years" }, { name: "Airflow" }],
    });
    expect(recommend(cv, [template]).reasoning).toBe("Bento suits your skill in Airflow and your 2 skills.");
  });

  test("counts what it names", () => {
    const scholar = aTemplate("Preprint", { needs: ["publications"] });
    const cv = aCv({
      personal_info: { title: "Molecular Ecologist" },
      publications: [{ title: "One" }, { title: "Two" }],
    });
    expect(recommend(cv, [scholar]).reasoning).toBe(
      "Preprint suits your profile as Molecular Ecologist and your 2 publications.",
    );
  });

  test("says less rather than inventing when the CV says little", () => {
    expect(recommend(aCv({ skills: [{ name: "Welding" }] }), [template]).reasoning).toBe(
      "Bento suits the skill you describe.",
    );
    expect(recommend(aCv({}), [template]).reasoning).not.toMatch(/your (?:work|profile|skill)/);
  });

  test("stays one sentence with a very long title", () => {
    const cv = aCv({ experiences: [aJob(`Head of ${"very important ".repeat(40)}things`)] });
    expect(recommend(cv, [template]).reasoning.length).toBeLessThan(260);
  });
});

describe("reading a career", () => {
  test.each([
    [[aJob("Intern", "2026-01")], "early"],
    [[aJob("Engineer", "2020-01")], "mid"],
    [[aJob("Engineer", "2010-01")], "senior"],
    [[aJob("Chief Financial Officer", "2025-01")], "senior"],
  ])("seniority of %j is %s", (experiences, seniority) => {
    expect(readCareer(aCv({ experiences }), now).seniority).toBe(seniority);
  });

  test("years run from the first job to the last, to today for one that goes on", () => {
    const past = aCv({ experiences: [aJob("Engineer", "2010", "2014"), aJob("Clerk", "2005-03", "2009-12")] });
    expect(readCareer(past, now).years).toBe(9);
    expect(readCareer(aCv({ experiences: [aJob("Engineer", "2020")] }), now).years).toBe(6);
    expect(readCareer(aCv({}), now).years).toBeNull();
  });
});
