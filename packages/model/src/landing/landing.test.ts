import { describe, expect, test } from "vitest";
import {
  completeClaims,
  firstLandingClaims,
  hasUnconfirmedClaims,
  landingClaimsSchema,
  type LandingClaims,
} from "./claims.ts";
import { contentOfClaims, roundedClaim } from "./content-of-claims.ts";
import { fillLandingPage, type LandingParts } from "./fill-page.ts";
import { nothingClaimed } from "./content.ts";
import { presetLandingContent } from "./preset-content.ts";

const hidden = { show: "hidden" } as const;
const contentOf = (changes: Partial<LandingClaims>, counts = { people: 0, sites: 0, speed: 0 }) =>
  contentOfClaims({ ...firstLandingClaims, ...changes }, counts, (slug) => (slug === "modern" ? "Modern" : null));

describe("what is shown", () => {
  test("R1.1-12 R1.1-16 R1.1-17 is what the specification says until somebody chooses", () => {
    expect(contentOf({})).toEqual(presetLandingContent);
    expect([presetLandingContent.stories.length, presetLandingContent.statistics.length]).toEqual([4, 4]);
  });

  test.each([
    [1, "1"],
    [9, "9"],
    [10, "10"],
    [19, "10+"],
    [99, "90+"],
    [100, "100"],
    [119, "110+"],
    [1200, "1,200"],
    [1299, "1,200+"],
    [23_987, "23,000+"],
    [1_999_999, "1,900,000+"],
  ])("a count of %i is claimed as %s", (count, claim) => {
    expect(roundedClaim(count)).toBe(claim);
  });

  test("a count has its own caption, and nobody yet is not shown", () => {
    const counted = { people: { show: "counted" }, sites: { show: "counted" } } as const;
    const several = contentOf(counted, { people: 1234, sites: 1, speed: 0 });
    expect(several.metrics[0]).toEqual({ value: "1,200+", label: "people with a site" });
    expect(several.statistics[1]).toEqual({ value: "1", label: "site published" });
    const none = contentOf(counted);
    expect([none.metrics.length, none.statistics.length]).toEqual([3, 3]);
  });

  test("the time to a site is one figure, wherever it is said", () => {
    const ofSpeed = (speed: LandingClaims["speed"], minutes = 0) => {
      const { metrics, setup } = contentOf({ speed }, { people: 0, sites: 0, speed: minutes });
      return { figure: metrics[3] ?? null, setup };
    };
    const label = "from CV to site, for half of the people";
    expect(ofSpeed({ show: "preset" }).setup).toEqual({ words: "2-minute setup", minutes: 8 });
    expect(ofSpeed({ show: "counted" }, 4)).toEqual({
      figure: { value: "4 min", label },
      setup: { words: `4 min ${label}`, minutes: 4 },
    });
    expect(ofSpeed({ show: "own", value: "< 9 min", label: "for most" }).setup).toEqual({
      words: "< 9 min for most",
      minutes: null,
    });
    for (const speed of [{ show: "counted" }, hidden] as const)
      expect(ofSpeed(speed)).toEqual({ figure: null, setup: { words: null, minutes: null } });
  });

  test("what is promised of answers is the shipped text, own words or nothing", () => {
    expect(contentOf({}).support?.title).toBe("24/7 support");
    expect(contentOf({ support: { show: "own", title: "Support", text: "By mail." } }).support).toEqual({
      title: "Support",
      text: "By mail.",
    });
    expect(contentOf({ support: hidden }).support).toBeNull();
  });

  test("own words take a claim's place, and what is hidden leaves no gap", () => {
    const own = { show: "own", quote: "It is mine.", by: "A. Example", template: "modern" } as const;
    const shown = contentOf({
      hero_line: { show: "own", text: "Sites for nurses." },
      uptime: { show: "own", value: "3", label: "offices" },
      satisfaction: hidden,
      stories: [own, { ...own, template: "gone" }, hidden, hidden],
    });
    expect(shown.hero_line).toBe("Sites for nurses.");
    expect(shown.metrics.map(({ value }) => value)).toEqual(["10,000+", "3", "< 5 min"]);
    expect(shown.stories).toEqual([{ slug: "modern", name: "Modern", quote: "It is mine.", by: "A. Example" }]);
    expect(contentOf({ hero_line: hidden }).hero_line).toBeNull();
  });
});

describe("what can be chosen", () => {
  test.each([
    { satisfaction: { show: "counted" } },
    { people: { show: "own", value: "", label: "people" } },
    { people: { show: "own", value: "1".repeat(13), label: "people" } },
    { people: { show: "all" } },
    { stories: [hidden, hidden, hidden] },
    { stories: [hidden, hidden, hidden, { show: "own", quote: "", by: "A", template: "modern" }] },
  ])("is refused: %j", (change) => {
    expect(landingClaimsSchema.safeParse({ ...firstLandingClaims, ...change }).success).toBe(false);
  });

  test("is unconfirmed while a shipped text is shown and nobody stands for it", () => {
    expect(hasUnconfirmedClaims(firstLandingClaims)).toBe(true);
    expect(hasUnconfirmedClaims({ ...firstLandingClaims, confirmed: true })).toBe(false);
    const { stories: _stories, confirmed: _confirmed, ...claims } = firstLandingClaims;
    const none = Object.fromEntries(Object.keys(claims).map((name) => [name, hidden]));
    const nothing = { ...firstLandingClaims, ...none, stories: [hidden, hidden, hidden, hidden] };
    expect(hasUnconfirmedClaims(nothing)).toBe(false);
    expect(hasUnconfirmedClaims({ ...nothing, uptime: { show: "preset" } })).toBe(true);
  });
});

describe("what was stored before a claim could be chosen for", () => {
  const { support: _support, ...former } = { ...firstLandingClaims, uptime: hidden, confirmed: true };

  test("is shown as it ships, and nobody stands for it", () => {
    expect(completeClaims(former)).toEqual({ ...firstLandingClaims, uptime: hidden, confirmed: false });
  });

  test("stays as it is once it is whole", () => {
    const whole = { ...firstLandingClaims, uptime: hidden, confirmed: true };
    expect(completeClaims(whole)).toEqual(whole);
  });
});

describe("the prebuilt page", () => {
  const parts: LandingParts = {
    shipped: {
      hero_line: "<p>H</p>",
      metrics: "<dl>M</dl>",
      support: "<f>F</f>",
      stories: "<s>S</s>",
      links: ["<a>L</a>"],
      content: "<m>",
    },
    hero_line: "<p>{{text}}</p>",
    metrics: "<dl>{{entries}}</dl>",
    support: "<f>{{title}} {{text}}</f>",
    stories_section: "<s>{{entries}}</s>",
    stories: "<ul>{{entries}}</ul>",
    statistics: "<dl>{{entries}}</dl>",
    figure: "<b>{{value}} {{label}}</b>",
    story: "<li>{{quote}} {{by}} {{name}}</li>",
    content: '<m c="{{content}}">',
  };
  const page = "<m><a>L</a><p>H</p><dl>M</dl><f>F</f><s>S</s><a>L</a>";

  test("gets other words, which stay words", () => {
    const content = {
      hero_line: "<b>&\"'{{entries}}$&",
      metrics: [{ value: "{{label}}", label: "2" }],
      support: { title: "&", text: "{{title}}" },
      stories: [],
      statistics: [{ value: "3", label: "4" }],
      setup: { words: null, minutes: null },
    };
    const filled = fillLandingPage(page, parts, content);
    expect(filled).toContain(
      "<p>&lt;b&gt;&amp;&quot;&#x27;{{entries}}$&amp;</p><dl><b>{{label}} 2</b></dl><f>&amp; {{title}}</f>",
    );
    expect(filled).toContain("<s><dl><b>3 4</b></dl></s><a>L</a>");
    const told = /c="([^"]*)"/.exec(filled)?.[1] ?? "";
    expect(told).not.toContain("<");
    expect(
      JSON.parse(
        told
          .replaceAll("&quot;", '"')
          .replaceAll("&lt;", "<")
          .replaceAll("&gt;", ">")
          .replaceAll("&#x27;", "'")
          .replaceAll("&amp;", "&"),
      ),
    ).toEqual(content);
  });

  test("has no block and no link to a block in which nothing is shown", () => {
    expect(fillLandingPage(page, parts, nothingClaimed).replace(/<m c="[^"]*">/, "")).toBe("");
  });
});
