import { describe, expect, test } from "vitest";
import { isNewer, knownHoles, releaseNotes, withVersion } from "./release-files.mjs";

describe("a release", () => {
  test.each([
    ["0.2.0", true],
    ["0.1.10", true],
    ["1.0.0", true],
    ["0.1.9", false],
    ["0.1.8", false],
    ["0.0.99", false],
    ["0.2", false],
    ["v0.2.0", false],
    ["", false],
  ])("to %s from 0.1.9 is allowed: %s", (version, isAllowed) => {
    expect(isNewer(version, "0.1.9")).toBe(isAllowed);
  });

  test("changes versions of the house and no others", () => {
    const manifest =
      '{ "version": "0.1.0", "dependencies": { "@vitrine/model": "0.1.0", "uqr": "0.1.0", "a": "0.1.01" } }';
    expect(withVersion(manifest, "0.1.0", "0.2.0")).toBe(
      '{ "version": "0.2.0", "dependencies": { "@vitrine/model": "0.2.0", "uqr": "0.1.0", "a": "0.1.01" } }',
    );
  });

  test("names what was waiting by its version, and leaves room for what comes", () => {
    const changes = "# Changes\n\n## Unreleased\n\n- New.\n\n## 0.1.0\n\n- Old.\n";
    const noted = releaseNotes(changes, "0.2.0", "2026-11-23");
    expect(noted).toBe("# Changes\n\n## Unreleased\n\n## 0.2.0 (2026-11-23)\n\n- New.\n\n## 0.1.0\n\n- Old.\n");
    expect(() => releaseNotes(noted, "0.3.0", "2026-11-24")).toThrow("nothing under");
  });

  test("hears of every known hole of its libraries, the worst first", () => {
    const holes = {
      "slow-parser": { name: "slow-parser", severity: "low", range: "<2.0.0", via: [] },
      "old-server": { name: "old-server", severity: "critical", range: "1.0.0 - 1.4.1", via: [] },
    };
    const report = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities });
    expect(knownHoles(report(holes))).toEqual(["old-server 1.0.0 - 1.4.1: critical", "slow-parser <2.0.0: low"]);
    expect(knownHoles(report({}))).toEqual([]);
  });

  test("is none while nobody says whether there are holes", () => {
    const unheard = JSON.stringify({ error: { code: "ENOTFOUND", summary: "request failed" } });
    expect(() => knownHoles(unheard)).toThrow("Known holes could not be asked for: request failed.");
    expect(() => knownHoles("")).toThrow("no answer");
  });
});
