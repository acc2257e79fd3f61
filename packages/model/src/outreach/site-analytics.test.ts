import { describe, expect, test } from "vitest";
import { analyticsSpan, deviceOf, isRobot, referrerHost, type AnalyticsPeriod } from "./site-analytics.ts";

const iso = (moment: Date) => moment.toISOString().replace(".000Z", "Z");

describe("R2.7-15 the time that a period covers", () => {
  test.each<[AnalyticsPeriod, string, string[]]>([
    ["day", "2026-03-01T00:30:00Z", ["2026-02-28T01:00:00Z", "2026-02-27T01:00:00Z", "2026-02-28T00:30:00Z", "hour"]],
    ["week", "2026-03-01T23:59:59Z", ["2026-02-23T00:00:00Z", "2026-02-16T00:00:00Z", "2026-02-22T23:59:59Z", "day"]],
    ["month", "2026-03-01T12:00:00Z", ["2026-01-31T00:00:00Z", "2026-01-01T00:00:00Z", "2026-01-30T12:00:00Z", "day"]],
    ["year", "2028-02-29T12:00:00Z", ["2027-03-01T00:00:00Z", "2026-03-01T00:00:00Z", "2027-03-01T12:00:00Z", "month"]],
  ])("%s at %s", (period, at, expected) => {
    const span = analyticsSpan(period, new Date(at));
    expect(iso(span.to)).toBe(at);
    expect([iso(span.from), iso(span.previous.from), iso(span.previous.to), span.step]).toEqual(expected);
  });
});

const agents = {
  chrome: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  firefox: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
  iphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
  pixel:
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
  galaxyTab:
    "Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  ipad: "Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 Mobile/15E148 Safari/604.1",
};

test("devices are told apart, and none of them is taken for a robot", () => {
  const devices = Object.values(agents).map((agent) => [deviceOf(agent), isRobot(agent)]);
  expect(devices).toEqual([
    ["desktop", false],
    ["desktop", false],
    ["phone", false],
    ["phone", false],
    ["tablet", false],
    ["tablet", false],
  ]);
});

test.each([
  "",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36",
  "curl/8.5.0",
  "python-requests/2.32",
])("%o is a robot", (agent) => {
  expect(isRobot(agent)).toBe(true);
});

test.each([
  ["https://www.example.org/jobs?candidate=7", "example.org"],
  ["http://News.Example.org:8080/a", "news.example.org"],
  ["", null],
  ["not an address", null],
  ["javascript:alert(1)", null],
  [`https://${"a".repeat(60)}.${"b".repeat(60)}.example`, null],
])("of the referrer %o only the host is kept: %o", (referrer, host) => {
  expect(referrerHost(referrer)).toBe(host);
});
